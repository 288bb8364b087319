/// Moves what is on the left to what is on the right.
infix operator --> : AssignmentPrecedence

/// Moves what is on the right to what is on the left.
infix operator <-- : AssignmentPrecedence

/// The distance between two anchors.
infix operator |--| : AdditionPrecedence

/// Puts one thing behind the other in a distribution.
infix operator <> : AdditionPrecedence

/// Ends a flexible space, as in `~2~`.
postfix operator ~

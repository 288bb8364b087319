/// Moves the node on the left to an anchor on the right.
infix operator --> : AssignmentPrecedence

/// Moves the node on the right to an anchor on the left.
infix operator <-- : AssignmentPrecedence

/// The distance between two anchors.
infix operator |--| : AdditionPrecedence

/// Joins items of a distribution.
infix operator <> : AdditionPrecedence

/// Ends a flexible space, as in `~2~`.
postfix operator ~

/// Something in a stack that could not be honored, with a defined result.
///
/// `item` is the index of the item as it was given. Amounts are in points and above 0.
@nonexhaustive
public enum StackProblem: Hashable, Sendable {
    /// No item remains.
    case empty

    /// A number of the item is not a number, infinite, or beyond 2²⁰⁰.
    ///
    /// NaN is treated as not given: length, minimum, weight, multiplier and offset are 0, and there is no maximum, no natural size,
    /// no priority. A number that is too large becomes the largest length.
    case nonFinite(item: Int)

    /// An offset is not a finite number and is replaced by 0, or the length or the start of the stack is beyond 2²⁰⁰ and is
    /// replaced by this limit.
    case nonFiniteLength

    /// The item has a fixed size, a limit or content of a negative length, which is replaced by 0.
    case negativeFixed(item: Int)

    /// The item has a negative weight, which is replaced by 0; a weight of 0 is no problem, but raises a warning.
    case negativeWeight(item: Int)

    /// The item has a minimum over its maximum; the minimum wins.
    case minOverMax(item: Int)

    /// The item matches itself, directly or through others; every item of the circle has the size 0.
    case cyclicMatch(item: Int)

    /// The item would have a negative size for every possible size of the matched node; its size is 0.
    case negativeMatch(item: Int)

    /// The items are longer than the stack by this much, and none of them can shrink.
    case overConstrained(by: Double)

    /// The items are shorter than the stack by this much, and none of them can grow.
    case underConstrained(by: Double)
}

import Geometry

/// How the size of an item is chosen: numbers only, which are copied as they are.
@usableFromInline
@frozen
enum StackRule: BitwiseCopyable {
    case fixed(Double)
    case flexible(StackLimits)
    case fill(weight: Double)
    case match(StackMatch)
}

/// The limits of a flexible item, and how much its nodes insist on their natural sizes.
@usableFromInline
@frozen
struct StackLimits: BitwiseCopyable {
    @usableFromInline var minimum: Double
    @usableFromInline var maximum: Double
    @usableFromInline var givenHugging: Double
    @usableFromInline var givenResistance: Double
    /// Which of the priorities were given: 1 for hugging, 2 for compression resistance.
    @usableFromInline var given: UInt8

    @inlinable
    init(
        minimum: Double, maximum: Double, hugging: Double? = nil, compressionResistance: Double? = nil
    ) {
        self.minimum = minimum
        self.maximum = maximum
        givenHugging = hugging ?? 0
        givenResistance = compressionResistance ?? 0
        given = (hugging == nil ? 0 : 1) | (compressionResistance == nil ? 0 : 2)
    }

    /// Nil where the nodes' own priority counts.
    var hugging: Double? { given & 1 == 0 ? nil : givenHugging }
    /// Nil where the nodes' own priority counts.
    var compressionResistance: Double? { given & 2 == 0 ? nil : givenResistance }
}

/// How the size of an item follows from that of a node.
@usableFromInline
@frozen
struct StackMatch: BitwiseCopyable {
    /// Nil for the axis of the stack.
    @usableFromInline var axis: Axis?
    @usableFromInline var multiplier: Double
    @usableFromInline var offset: Double

    @inlinable
    init(_ axis: Axis? = nil, multiplier: Double, offset: Double) {
        self.axis = axis
        self.multiplier = multiplier
        self.offset = offset
    }
}

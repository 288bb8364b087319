/// The part of a solver's lists that belongs to one stack.
struct StackSection: BitwiseCopyable {
    @Bounds var columns = 0..<0
    @Bounds var naturals = 0..<0
    @Bounds var variables = 0..<0
}

/// A range of indices as two numbers, for elements of a `Lane`: the standard library's ranges are not known to be such.
@propertyWrapper
struct Bounds: BitwiseCopyable {
    private var lower: Int
    private var upper: Int

    @inline(__always)
    init(wrappedValue: Range<Int>) {
        lower = wrappedValue.lowerBound
        upper = wrappedValue.upperBound
    }

    var wrappedValue: Range<Int> {
        @inline(__always) get { lower..<upper }
        @inline(__always) set {
            lower = newValue.lowerBound
            upper = newValue.upperBound
        }
    }
}

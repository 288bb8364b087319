/// A list in memory that somebody else owns, with room for a number of elements that is fixed from the start.
///
/// Copies are the same list as far as it went when they were made. A list must not be used after its memory is gone; every
/// index is checked against the number of elements.
@safe
struct Lane<Element: BitwiseCopyable>: MutableCollection, RandomAccessCollection {
    private let base: UnsafeMutablePointer<Element>
    private let capacity: Int
    private(set) var count = 0

    init(_ base: UnsafeMutablePointer<Element>, capacity: Int) {
        unsafe self.base = base
        self.capacity = capacity
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> Element {
        // The memory outlives the list, and its first `count` elements were written.
        @inline(__always) get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such element")
            return unsafe base[index]
        }
        @inline(__always) nonmutating _modify {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such element")
            yield unsafe &base[index]
        }
    }

    /// Adds an element; there must be room for it.
    @inline(__always)
    mutating func append(_ element: Element) {
        precondition(count < capacity, "a list longer than it was meant to be")
        // There is room for it, and an element without references needs no initialization.
        unsafe (base + count).initialize(to: element)
        count += 1
    }

    /// Makes the list one of a number of equal elements; there must be room for them.
    mutating func fill(_ newCount: Int, with element: Element) {
        removeAll()
        for _ in 0..<newCount { append(element) }
    }

    mutating func removeAll() { count = 0 }

    mutating func removeLast(_ number: Int) {
        precondition(number >= 0 && number <= count, "fewer elements than are to be removed")
        count -= number
    }

    /// Removes the last element and returns it, or nil if there is none.
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        let last = self[count - 1]
        count -= 1
        return last
    }
}

/// Hands out one piece of memory, list by list; without memory it finds out how much all of them take.
@safe
struct LaneMemory {
    /// The memory that has not been handed out; empty where only the size is wanted.
    private var rest: UnsafeMutableRawBufferPointer?
    /// The bytes that the lists handed out so far take.
    private(set) var size = 0

    /// Finds out how much memory is needed.
    init() { unsafe rest = nil }

    /// Hands out memory that lasts as long as the lists, on a boundary of eight bytes.
    init(_ memory: UnsafeMutableRawBufferPointer) { unsafe rest = memory }

    /// A list with room for a number of elements.
    @inline(__always)
    mutating func lane<Element: BitwiseCopyable>(_ capacity: Int) -> Lane<Element> {
        let bytes = (capacity * MemoryLayout<Element>.stride + 7) & ~7
        size += bytes
        guard let memory = unsafe rest, let start = memory.baseAddress else {
            // An address that nothing is ever read from or written to, since there is no room behind it.
            guard let nowhere = unsafe UnsafeMutablePointer<Element>(bitPattern: 8) else { preconditionFailure() }
            return unsafe Lane(nowhere, capacity: 0)
        }
        precondition(
            bytes <= memory.count && MemoryLayout<Element>.alignment <= 8, "lists of another size than foreseen")
        unsafe rest = UnsafeMutableRawBufferPointer(rebasing: memory[bytes...])
        // Only this list is in that part of the memory.
        return unsafe Lane(start.bindMemory(to: Element.self, capacity: capacity), capacity: capacity)
    }
}

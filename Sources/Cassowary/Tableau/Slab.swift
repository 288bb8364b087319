/// A growable flat buffer of plain values, addressed by 32-bit indices.
///
/// Each write to an `Array` first checks whether its storage is shared. The solver writes single fields in tight loops and is the
/// only owner of its storage, so this type has no such check. Every index is checked, in release builds too.
@safe
struct Slab<Element: BitwiseCopyable>: ~Copyable {
    private(set) var count: Int32 = 0
    private var capacity: Int32
    private var base: UnsafeMutablePointer<Element>

    init(capacity: Int32) {
        self.capacity = capacity
        unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: Int(capacity))
    }

    deinit {
        unsafe base.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    /// The element at an index; a field of it is read where it is, without a copy of the whole.
    subscript(index: Int32) -> Element {
        @inline(always)
        unsafeAddress { unsafe UnsafePointer(address(of: index)) }
        @inline(always)
        unsafeMutableAddress { unsafe address(of: index) }
    }

    @inline(always)
    func address(of index: Int32) -> UnsafeMutablePointer<Element> {
        precondition(UInt32(bitPattern: index) < UInt32(bitPattern: count), "index outside the buffer")
        return unsafe base + Int(index)
    }

    /// Adds an element after the last one, and returns its index.
    @inline(always)
    @discardableResult
    mutating func append(_ element: Element) -> Int32 {
        if count == capacity { grow() }
        unsafe base.advanced(by: Int(count)).initialize(to: element)
        count += 1
        return count - 1
    }

    @inline(always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return unsafe base[Int(count)]
    }

    /// Adds an element several times after the last one.
    mutating func append(repeating element: Element, count added: Int32) {
        for _ in 0..<added { append(element) }
    }

    /// Removes the element at `index` and puts the last one in its place.
    mutating func swapRemove(at index: Int32) {
        self[index] = self[count - 1]
        count -= 1
    }

    /// Inserts an element before the one at `index`, or after the last one.
    mutating func insert(_ element: Element, at index: Int32) {
        append(element)
        var position = count - 1
        while position > index {
            self[position] = self[position - 1]
            position -= 1
        }
        self[index] = element
    }

    /// Removes the element at `index` and moves the elements after it.
    mutating func remove(at index: Int32) {
        for position in index..<count - 1 { self[position] = self[position + 1] }
        count -= 1
    }

    /// Removes all elements and keeps the memory.
    mutating func removeAll() {
        count = 0
    }

    @inline(never)
    private mutating func grow() {
        precondition(capacity < Int32.max / 2, "the solver holds more than a billion entries")
        // The buffer grows fast at first, so that a small system does not spend its time copying buffers.
        let wanted = capacity < 1024 ? capacity * 4 : capacity * 2
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: Int(wanted))
        unsafe larger.moveInitialize(from: base, count: Int(count))
        unsafe base.deallocate()
        unsafe base = larger
        capacity = wanted
    }
}

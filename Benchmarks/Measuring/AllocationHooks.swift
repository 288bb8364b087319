#if os(Linux) && canImport(Glibc) && (arch(x86_64) || arch(arm64))
import Glibc
import Synchronization

private typealias Allocate = @convention(c) (Int) -> UnsafeMutableRawPointer?
private typealias AllocateZeroed = @convention(c) (Int, Int) -> UnsafeMutableRawPointer?
private typealias Reallocate = @convention(c) (UnsafeMutableRawPointer?, Int) -> UnsafeMutableRawPointer?
private typealias AllocateAligned = @convention(c) (Int, Int) -> UnsafeMutableRawPointer?
private typealias AllocateAlignedInto =
    @convention(c) (
        UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int, Int
    ) -> Int32
private typealias UsableSize = @convention(c) (UnsafeMutableRawPointer?) -> Int

/// Functions that count and then call the allocator, and how they get in between.
///
/// A library calls `malloc` through a pointer in a table of its own, which the dynamic linker fills in. Here those pointers
/// are looked up in every loaded library and in the program, and exchanged. That needs no linker flag, no C and no
/// preloaded library, costs nothing while it is not installed, and leaves a program that a sanitizer watches alone.
enum AllocationHooks {
    fileprivate static let allocations = Atomic(0)
    fileprivate static let bytes = Atomic(0)

    /// What was allocated since it was last forgotten.
    static var tally: AllocationCounter.Tally {
        AllocationCounter.Tally(
            allocations: allocations.load(ordering: .sequentiallyConsistent),
            bytes: bytes.load(ordering: .sequentiallyConsistent)
        )
    }

    static func forget() {
        allocations.store(0, ordering: .sequentiallyConsistent)
        bytes.store(0, ordering: .sequentiallyConsistent)
    }

    /// Whether there is anything to exchange.
    static var isSupported: Bool { !hasSanitizer && !slots.isEmpty }

    /// Makes the process call the counting functions.
    static func install() {
        for slot in slots { slot.store(slot.hook) }
    }

    /// Makes the process call the allocator again.
    static func remove() {
        for slot in slots { slot.store(slot.original) }
    }

    private static let slots: [LinkerTable.Slot] = {
        // What the hooks use must be there before they are called: looking it up allocates.
        _ = (system, allocations.load(ordering: .relaxed), bytes.load(ordering: .relaxed))
        return LinkerTable.slots(of: hooks)
    }()

    /// A sanitizer has hooks of its own, which must not be called in this order.
    private static var hasSanitizer: Bool {
        let names: [String] = ["__asan_init", "__tsan_init", "__msan_init", "__lsan_init"]
        return names.contains { unsafe dlsym(nil, $0) != nil }
    }

    private static let hooks = [
        "malloc": unsafe address(of: countingMalloc),
        "calloc": unsafe address(of: countingCalloc),
        "realloc": unsafe address(of: countingRealloc),
        "posix_memalign": unsafe address(of: countingPosixMemalign),
        "aligned_alloc": unsafe address(of: countingAlignedAlloc),
        "memalign": unsafe address(of: countingAlignedAlloc),
    ]

    private static func address<Function>(of function: Function) -> UInt {
        unsafe unsafeBitCast(function, to: UInt.self)
    }
}

private func count(_ pointer: UnsafeMutableRawPointer?) {
    AllocationHooks.allocations.add(1, ordering: .relaxed)
    AllocationHooks.bytes.add(unsafe system.usableSize(pointer), ordering: .relaxed)
}

/// The allocator itself, looked up by name: calling it in the ordinary way would go through a table that is exchanged.
@safe
private struct SystemAllocator {
    let malloc = unsafe function("malloc", as: Allocate.self)
    let calloc = unsafe function("calloc", as: AllocateZeroed.self)
    let realloc = unsafe function("realloc", as: Reallocate.self)
    let posixMemalign = unsafe function("posix_memalign", as: AllocateAlignedInto.self)
    let memalign = unsafe function("memalign", as: AllocateAligned.self)
    let usableSize = unsafe function("malloc_usable_size", as: UsableSize.self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function {
        guard let address = unsafe dlsym(nil, name) else { preconditionFailure("The C library has no \(name).") }
        return unsafe unsafeBitCast(address, to: type)
    }
}

private let system = SystemAllocator()

private let countingMalloc: Allocate = { size in
    let pointer = unsafe system.malloc(size)
    unsafe count(pointer)
    return unsafe pointer
}
private let countingCalloc: AllocateZeroed = { number, size in
    let pointer = unsafe system.calloc(number, size)
    unsafe count(pointer)
    return unsafe pointer
}
private let countingRealloc: Reallocate = { old, size in
    let pointer = unsafe system.realloc(old, size)
    unsafe count(pointer)
    return unsafe pointer
}
private let countingPosixMemalign: AllocateAlignedInto = { result, alignment, size in
    let status = unsafe system.posixMemalign(result, alignment, size)
    unsafe count(result?.pointee)
    return status
}
private let countingAlignedAlloc: AllocateAligned = { alignment, size in
    let pointer = unsafe system.memalign(alignment, size)
    unsafe count(pointer)
    return unsafe pointer
}
#else
/// Where the tables of the dynamic linker are not known, nothing is counted.
enum AllocationHooks {
    static var tally: AllocationCounter.Tally { AllocationCounter.Tally() }

    static var isSupported: Bool { false }

    static func install() {}
    static func remove() {}
    static func forget() {}
}
#endif

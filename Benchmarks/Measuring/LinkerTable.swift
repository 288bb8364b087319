#if os(Linux) && canImport(Glibc) && (arch(x86_64) || arch(arm64))
import Glibc

/// The pointers through which the program and its libraries call functions of other libraries.
enum LinkerTable {
    /// A pointer in a table, what it was, and what it can be exchanged for.
    struct Slot: Sendable {
        let place: UInt
        let original: UInt
        let hook: UInt

        /// Lets the pointer point elsewhere.
        func store(_ value: UInt) {
            unsafe UnsafeMutablePointer<UInt>(bitPattern: place)?.pointee = value
        }
    }

    /// The pointers to the named functions in everything that is loaded, made writable.
    static func slots(of hooks: [String: UInt]) -> [Slot] {
        var search = Search(hooks: hooks)
        // Where the dynamic linker tells debuggers what is loaded.
        let debug = unsafe dlsym(nil, "_r_debug")?.assumingMemoryBound(to: r_debug.self)
        var library = unsafe debug?.pointee.r_map
        while let loaded = unsafe library {
            if let entries = unsafe loaded.pointee.l_ld {
                unsafe search.look(into: entries, base: UInt(loaded.pointee.l_addr))
            }
            unsafe library = loaded.pointee.l_next
        }
        return search.slots
    }
}

/// What the ELF specification and the processor supplements call these numbers.
private enum ELF {
    static let stringTable: Int64 = 5  // DT_STRTAB
    static let symbolTable: Int64 = 6  // DT_SYMTAB
    static let relocations: Int64 = 7  // DT_RELA
    static let relocationsSize: Int64 = 8  // DT_RELASZ
    static let callRelocations: Int64 = 23  // DT_JMPREL
    static let callRelocationsSize: Int64 = 2  // DT_PLTRELSZ

    /// The kinds of relocation that put the address of a function into a table: absolute, GLOB_DAT, JUMP_SLOT.
    #if arch(x86_64)
    static let kinds: ClosedRange<UInt64> = 6...7
    static let absolute: UInt64 = 1
    #else
    static let kinds: ClosedRange<UInt64> = 1025...1026
    static let absolute: UInt64 = 257
    #endif
}

private struct Search {
    let hooks: [String: UInt]
    var slots: [LinkerTable.Slot] = []

    init(hooks: [String: UInt]) {
        self.hooks = hooks
    }

    mutating func look(into entries: UnsafePointer<Elf64_Dyn>, base: UInt) {
        var values: [Int64: UInt] = [:]
        var entry = unsafe entries
        while unsafe entry.pointee.d_tag != 0 {
            values[unsafe entry.pointee.d_tag] = unsafe UInt(entry.pointee.d_un.d_val)
            unsafe entry += 1
        }
        // The dynamic linker has added the base to addresses, except in what the kernel maps.
        func address(_ tag: Int64) -> UInt? { values[tag].map { $0 < base ? $0 + base : $0 } }

        guard let names = unsafe UnsafePointer<CChar>(bitPattern: address(ELF.stringTable) ?? 0),
            let symbols = unsafe UnsafePointer<Elf64_Sym>(bitPattern: address(ELF.symbolTable) ?? 0)
        else { return }
        for (table, size) in [
            (ELF.relocations, ELF.relocationsSize), (ELF.callRelocations, ELF.callRelocationsSize),
        ] {
            guard let start = address(table), let size = values[size],
                let relocations = unsafe UnsafePointer<Elf64_Rela>(bitPattern: start)
            else { continue }
            for index in 0..<Int(size) / MemoryLayout<Elf64_Rela>.stride {
                let relocation = unsafe relocations[index]
                let kind = relocation.r_info & 0xFFFF_FFFF
                guard ELF.kinds.contains(kind) || kind == ELF.absolute else { continue }
                let symbol = unsafe symbols[Int(relocation.r_info >> 32)]
                guard let hook = unsafe hooks[String(cString: names + Int(symbol.st_name))] else { continue }
                add(base + UInt(relocation.r_offset), hook)
            }
        }
    }

    private mutating func add(_ address: UInt, _ hook: UInt) {
        guard let place = unsafe UnsafeMutablePointer<UInt>(bitPattern: address) else { return }
        let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let page = unsafe UnsafeMutableRawPointer(bitPattern: address & ~(pageSize - 1))
        // Most tables are made read-only once they are filled in.
        guard unsafe mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) == 0 else { return }
        slots.append(LinkerTable.Slot(place: address, original: unsafe place.pointee, hook: hook))
    }
}
#endif

#if canImport(Runtime) && !hasFeature(Embedded)
/// Finds where rarely executed code, which compilers move to the end of its function, jumps back to.
@available(macOS 26.0, *)
extension SourceLines {
    /// The target of the jump that follows a call, or nil if other code follows.
    ///
    /// Between the call and the jump there may be moves and another call, which end the life of an object. The search begins at the
    /// return address of the call, which must be in code of this process.
    static func jump(from address: UInt64) -> UInt64? {
        #if arch(x86_64)
        var address = address
        for _ in 0..<6 {
            switch byte(address) {
            case 0xEB: return address &+ 2 &+ UInt64(bitPattern: Int64(Int8(bitPattern: byte(address &+ 1))))
            case 0xE9: return address &+ 5 &+ displacement(address &+ 1)
            case 0xE8: address &+= 5
            case 0x48, 0x49, 0x4C, 0x4D:
                // Moves of 64 bits between registers, and between a register and the frame of the function.
                guard byte(address &+ 1) == 0x89 || byte(address &+ 1) == 0x8B else { return nil }
                switch byte(address &+ 2) {
                case 0xC0...0xFF: address &+= 3
                case let modes where modes & 0xC7 == 0x45: address &+= 4
                case let modes where modes & 0xC7 == 0x85: address &+= 7
                default: return nil
                }
            default: return nil
            }
        }
        return nil
        #elseif arch(arm64)
        for address in stride(from: address, to: address &+ 24, by: 4) {
            let instruction = UInt32(truncatingIfNeeded: displacement(address))
            // An unconditional branch holds its distance in units of four bytes, in 26 bits with a sign.
            guard instruction >> 26 == 0b000101 else { continue }
            return address &+ UInt64(bitPattern: Int64(Int32(bitPattern: instruction << 6) >> 4))
        }
        return nil
        #else
        return nil
        #endif
    }

    private static func byte(_ address: UInt64) -> UInt8 {
        // After a call there are always more bytes of code than these few instructions.
        unsafe UnsafePointer<UInt8>(bitPattern: UInt(address)).unsafelyUnwrapped.pointee
    }

    /// A number of four bytes with a sign, lowest byte first.
    private static func displacement(_ address: UInt64) -> UInt64 {
        let bytes = (0..<4).reduce(UInt32(0)) { $0 | UInt32(byte(address &+ UInt64($1))) << (8 * UInt32($1)) }
        return UInt64(bitPattern: Int64(Int32(bitPattern: bytes)))
    }
}
#endif

#if canImport(Runtime) && !hasFeature(Embedded)
import Runtime

@available(macOS 26.0, *)
extension Backtrace {
    /// Creates a backtrace with one frame for an address of code, or nil if the runtime does not understand it.
    ///
    /// Only a captured backtrace can be symbolicated, and only decoding can make one for a given address. So this writes the
    /// runtime's Compact Backtrace Format, described in `docs/CompactBacktraceFormat.md` of the Swift project, decodes it, and
    /// compares the addresses.
    init?(address: UInt64, architecture: String) {
        // The format is: addresses have 64 bits; an absolute program counter of eight bytes follows; the end.
        var bytes: [UInt8] = [0x02, 0x1F]
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: address >> shift))
        }
        bytes.append(0)
        let fields = ["architecture": architecture, "backtrace": base64(bytes)]
        guard let decoded = try? Backtrace(from: FieldDecoder(fields: fields)) else { return nil }
        self = decoded
        let addresses = frames.map { UInt64($0.originalProgramCounter) }
        if addresses != [address] { return nil }
    }
}

/// Encodes bytes in base 64.
private func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
        let bits = group[0] << 16 | group[1] << 8 | group[2]
        for index in 0..<4 {
            text.append(start + index > bytes.count ? "=" : digits[bits >> (18 - 6 * index) & 63])
        }
    }
    return text
}

/// Decodes a value whose fields are strings.
///
/// The requirements of `Decoder` spell existential types, which Embedded Swift lacks; so Embedded Swift does not compile this file.
private struct FieldDecoder: Decoder {
    let fields: [String: String]

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(FieldContainer<Key>(fields: fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw FieldError() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw FieldError() }
}

private struct FieldContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: [String: String]

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { fields.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }
    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        guard let value = fields[key.stringValue] as? Value else { throw FieldError() }
        return value
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        throw FieldError()
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw FieldError() }
    func superDecoder() throws -> any Decoder { throw FieldError() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw FieldError() }
}

private struct FieldError: Error {}
#endif

import CPangoCairo

/// Bytes that Cairo writes or reads one piece after the other.
///
/// Cairo keeps a pointer to the object for as long as a surface lives; whoever makes the surface keeps the object as long.
@safe
final class ByteStream {
    private(set) var bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    /// The object as Cairo hands it back to the two functions below.
    var pointer: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

    static let write: cairo_write_func_t = { closure, data, length in
        guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
        let stream = unsafe Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue()
        unsafe stream.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }

    static let read: cairo_read_func_t = { closure, data, length in
        guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_READ_ERROR }
        let stream = unsafe Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue()
        let count = Int(length)
        guard stream.bytes.count - stream.position >= count else { return CAIRO_STATUS_READ_ERROR }
        for index in 0..<count { unsafe data[index] = stream.bytes[stream.position + index] }
        stream.position += count
        return CAIRO_STATUS_SUCCESS
    }
}

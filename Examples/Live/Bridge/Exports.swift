import Geometry
import LayoutScript

// The C interface. `plumb.h` declares it for hosts and says what it does.

/// The number that changes when the interface does.
@c(plumb_interface_version)
public func interfaceVersion() -> Int32 { 1 }

/// A block of memory for a host to write a text into, or null for none.
@c(plumb_allocate)
public func allocate(_ length: Int32) -> UnsafeMutableRawPointer? {
    guard length >= 0 else { return nil }
    return UnsafeMutableRawPointer.allocate(byteCount: Int(length) + 1, alignment: 8)
}

/// Frees a block.
@c(plumb_free)
public func release(_ block: UnsafeMutableRawPointer?) {
    unsafe block?.deallocate()
}

/// The report of a script, as a block that the host frees.
@c(plumb_report)
public func report(
    _ text: UnsafePointer<UInt8>?, _ length: Int32,
    _ width: Double, _ height: Double, _ scale: Double, _ direction: Int32, _ layouts: Int32, _ traces: Int32
) -> UnsafeMutableRawPointer? {
    let source = unsafe string(text, length)
    var options = options(width, height, scale, direction)
    options.traces = traces != 0 && layouts >= -1
    return unsafe block(scriptReport(source, options: options, layouts: Int(layouts)))
}

/// The text at an address; invalid UTF-8 becomes replacement characters.
private func string(_ text: UnsafePointer<UInt8>?, _ length: Int32) -> String {
    guard let text = unsafe text, length > 0 else { return "" }
    return unsafe String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF8.self)
}

/// Options from numbers; infinite, negative and NaN values leave the choice to the script.
private func options(_ width: Double, _ height: Double, _ scale: Double, _ direction: Int32) -> ScriptOptions {
    let hasSize = width.isFinite && height.isFinite && width >= 0 && height >= 0
    return ScriptOptions(
        size: hasSize ? Size(width: width, height: height) : nil,
        scale: scale.isFinite && scale >= 0 ? scale : nil,
        direction: direction == 0 ? .leftToRight : direction == 1 ? .rightToLeft : nil
    )
}

/// A block of the length, in four bytes of the byte order of the machine, followed by the bytes.
private func block(_ bytes: [UInt8]) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 4, alignment: 8)
    unsafe block.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
    unsafe bytes.withUnsafeBytes { source in
        if let start = source.baseAddress {
            unsafe (block + 4).copyMemory(from: start, byteCount: source.count)
        }
    }
    return unsafe block
}

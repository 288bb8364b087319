import Board
import Geometry
import LayoutTree

// Writes frames and counts. Embedded Swift prints no floating-point numbers, so a frame is written as the bits of its four numbers, which
// can be compared exactly, and in tenths of a point, to be read.

func put(_ text: String) { for byte in text.utf8 { device_put(byte) } }

func putNumber(_ value: UInt32) {
    if value >= 10 { putNumber(value / 10) }
    device_put(48 + UInt8(truncatingIfNeeded: value % 10))
}

private func putBits(_ value: Double) {
    for shift in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(shift)) & 15
        device_put(digit < 10 ? 48 + digit : 87 + digit)
    }
}

private func putTenths(_ value: Double) {
    let tenths = UInt32(value.magnitude * 10)
    if value < 0 { put("-") }
    putNumber(tenths / 10)
    put(".")
    putNumber(tenths % 10)
}

/// The frames of a node and of all below it, one a line.
func putFrames(_ node: LayoutNode) {
    put(node.nodeName)
    let frame = node.frame
    for value in [frame.minX, frame.minY, frame.width, frame.height] {
        put(" ")
        putBits(value)
    }
    for value in [frame.minX, frame.minY, frame.width, frame.height] {
        put(" ")
        putTenths(value)
    }
    put("\n")
    for child in node.children { putFrames(child) }
}

/// A number that differs from machine to machine.
func putCount(_ name: String, _ value: UInt32) {
    put("# ")
    put(name)
    put(" ")
    putNumber(value)
    put("\n")
}

func putMemory() {
    putCount("heap", device_heap_peak())
    putCount("stack", device_stack_peak())
}

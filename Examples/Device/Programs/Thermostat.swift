import Geometry
import LayoutTree
import Pinning

#if STACKS
import Stacking
#endif

// The screen of a round thermostat of 240 × 240 pixels. Nothing here knows the board. With `STACKS` it also has a row, a flow and a grid.

/// A node with a text in the font of the display, whose characters all are 8 × 16 pixels.
private func label(_ name: String, columns: Int, scale: Double = 1) -> LayoutNode {
    let node = LayoutNode(name)
    node.measure = { _ in Size(width: Double(8 * columns) * scale, height: 16 * scale) }
    return node
}

final class Thermostat: LayoutNode {
    private let clock = label("clock", columns: 5)
    private let wifi = LayoutNode("wifi")
    private let battery = LayoutNode("battery")
    private let dial = LayoutNode("dial")
    private let target = label("target", columns: 4, scale: 2.5)
    private let unit = label("unit", columns: 2)
    private let minus = LayoutNode("minus")
    private let plus = LayoutNode("plus")
    #if STACKS
    private let modes = LayoutNode("modes")
    private let heat = label("heat", columns: 4)
    private let cool = label("cool", columns: 4)
    private let auto = label("auto", columns: 4)
    private let off = label("off", columns: 3)
    private let readings = LayoutNode("readings")
    private let inside = label("inside", columns: 6)
    private let insideValue = label("insideValue", columns: 5)
    private let outside = label("outside", columns: 7)
    private let outsideValue = label("outsideValue", columns: 5)
    #endif

    init() {
        super.init("thermostat", frame: Rect(x: 0, y: 0, width: 240, height: 240))
        for node in [clock, wifi, battery, dial, target, unit, minus, plus] { addChild(node) }
        #if STACKS
        addChild(modes)
        addChild(readings)
        for node in [heat, cool, auto, off] { modes.addChild(node) }
        for node in [inside, insideValue, outside, outsideValue] { readings.addChild(node) }
        #endif
    }

    override func layoutChildren() {
        clock.pin.top(6).hCenter().sizeToFit()
        wifi.pin.before(of: clock, aligned: .center).marginRight(8).size(14)
        battery.pin.after(of: clock, aligned: .center).marginLeft(8).width(18).height(9)
        dial.pin.center().size(71%)
        target.pin.center().sizeToFit()
        unit.pin.below(of: target, aligned: .center).marginTop(2).sizeToFit()
        #if STACKS
        hstack(
            from: dial.edge.left, to: dial.edge.right, cross: .center,
            .fix(minus, 28), .fill(), .flex(target), .fill(), .fix(plus, 28))
        minus.pin.vCenter().height(28)
        plus.pin.vCenter().height(28)
        modes.pin.below(of: unit).marginTop(4).hCenter().width(50%)
        modes.flow([heat, cool, auto, off], gap: 6, lineGap: 3, line: .center, fit: .height)
        readings.pin.bottom(9).hCenter().width(123).height(33)
        readings.grid(
            columns: [.flex(), .fill()], gap: 5, rowGap: 1, [[inside, insideValue], [outside, outsideValue]])
        #else
        minus.pin.left(to: dial.edge.left).vCenter().size(28)
        plus.pin.right(to: dial.edge.right).vCenter().size(28)
        #endif
    }
}

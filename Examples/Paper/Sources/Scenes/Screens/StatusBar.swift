import Drawing
import Graphics
import PangoText
import Plumb

/// The time, and how full the battery is, at the top of a screen.
final class StatusBar: Box {
    private let clock: Label
    private let battery = Box("battery")
    private let charge = Box("charge")
    private let bars: [Box]

    init(_ stage: Stage, _ theme: Theme) {
        clock = stage.label("clock", "9:41", .sans(14, .bold), theme.text)
        bars = (0..<4).map { Box("bar\($0)", background: .color(theme.text), cornerRadius: 1) }
        super.init("statusBar")
        battery.border = Border(theme.text.opacity(0.5), width: 1.2)
        battery.cornerRadius = 3.5
        charge.background = .color(theme.text)
        charge.cornerRadius = 1.5
        battery.addChild(charge)
        addChildren([clock, battery] + bars)
    }

    override func layoutChildren() {
        clock.pin.vCenter().start(26).sizeToFit(.content)
        battery.pin.vCenter().end(24).size(Size(width: 25, height: 12))
        charge.pin.vertically(2).start(2).width(15)
        // Signal bars grow towards the battery, from its lower edge upwards.
        hstack(
            to: battery.edge.start, endOffset: -7, [.flex()] + bars.flatMap { [.fix($0, 3), .fix(2)] }.dropLast())
        for (index, bar) in bars.enumerated() {
            bar.pin.bottom(to: battery.edge.bottom).height(4 + 2.5 * Double(index))
        }
    }
}

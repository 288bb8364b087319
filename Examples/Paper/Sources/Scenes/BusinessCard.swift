import Drawing
import Graphics
import PangoText
import Plumb

extension PaperScene {
    static let businessCard = PaperScene(
        "business-card", title: "Business card",
        summary: "85 × 55 mm, its texts aligned by the height of capitals and by baselines.",
        size: Size(width: 241, height: 156), scale: 4
    ) { (stage) throws(GraphicsError) in [stage.show(BusinessCard(stage))] }
}

/// A card whose logo is as high as the capitals of the name.
final class BusinessCard: Box {
    private let logo = Mark("logo", accent: Palette.plum)
    private let name: Label
    private let role: Label
    private let rule = Box("rule", background: .color(Palette.plum))
    private let keys: [Label]
    private let values: [Label]
    private let contact = LayoutNode("contact")
    private let studio: Label
    /// The size of everything: 1 at 85 × 55 mm.
    private let unit: Double

    init(_ stage: Stage) {
        let unit = min(stage.size.width / 241, stage.size.height / 156)
        self.unit = unit
        name = stage.label("name", "Nora Whitfield", .serif(19 * unit, .bold), Palette.ink, lines: 1)
        role = stage.label("role", "CARTOGRAPHER", .sans(6.5 * unit), Color(0x6A6878), lines: 1, tracking: 1.5 * unit)
        let lines = [("T", "+44 20 7946 0018"), ("E", "nora@plumb-level.example"), ("W", "plumb-level.example")]
        keys = lines.map { stage.label("key" + $0.0, $0.0, .sans(6 * unit, .bold), Palette.plum) }
        values = lines.map { stage.label("value" + $0.0, $0.1, .sans(7.5 * unit), Palette.ink, lines: 1) }
        studio = stage.label("studio", "Plumb & Level", .serif(9 * unit), Palette.ink, lines: 1)
        super.init("card", background: .color(Color(0xFCFBF8)))
        contact.addChildren(keys + values)
        addChildren(logo, name, role, rule, contact, studio)
    }

    override func layoutChildren() {
        let side = 18 * unit
        name.pin.top(26 * unit).start(side).end(side).sizeToFit(.width)
        role.pin.below(of: name).start(side).end(side).marginTop(unit).sizeToFit(.width)
        rule.pin.below(of: role).start(side).marginTop(10 * unit).size(Size(width: 24 * unit, height: 1.5 * unit))

        contact.pin.start(side).end(side)
        contact.grid(
            columns: [.flex(), .fill()], gap: 7 * unit, rowGap: 2 * unit, vertically: .firstBaseline, fit: .height,
            zip(keys, values).map { [$0, $1] })
        contact.pin.start(side).bottom(16 * unit)

        // The studio shares the baseline of the last contact, and the logo is as high as the capitals of the name.
        studio.pin.sizeToFit(.content)
        if let last = values.last { studio.anchor.lastBaselineEnd.align(to: last.anchor.lastBaselineEnd) }
        logo.pin.end(side).top(to: name.edge.capHeight).bottom(to: name.edge.firstBaseline).aspectRatio(1)
    }
}

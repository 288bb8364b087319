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
    private let logo = InvoiceMark("logo", accent: Palette.plum)
    private let name: Label
    private let role: Label
    private let rule = Box("rule", background: .color(Palette.plum))
    private let keys: [Label]
    private let values: [Label]
    private let contact = LayoutNode("contact")
    private let studio: Label

    init(_ stage: Stage) {
        name = stage.label("name", "Nora Whitfield", .serif(19, .bold), Palette.ink, lines: 1)
        role = stage.label("role", "CARTOGRAPHER", .sans(6.5), Color(0x6A6878), lines: 1, tracking: 1.5)
        let lines = [("T", "+44 20 7946 0018"), ("E", "nora@plumb-level.example"), ("W", "plumb-level.example")]
        keys = lines.map { stage.label("key" + $0.0, $0.0, .sans(6, .bold), Palette.plum) }
        values = lines.map { stage.label("value" + $0.0, $0.1, .sans(7.5), Palette.ink, lines: 1) }
        studio = stage.label("studio", "Plumb & Level", .serif(9), Palette.ink, lines: 1)
        super.init("card", background: .color(Color(0xFCFBF8)))
        contact.addChildren(keys + values)
        addChildren(logo, name, role, rule, contact, studio)
    }

    override func layoutChildren() {
        let side = 18.0
        name.pin.top(26).start(side).end(side).sizeToFit(.width)
        role.pin.below(of: name).start(side).end(side).marginTop(1).sizeToFit(.width)
        rule.pin.below(of: role).start(side).marginTop(10).size(Size(width: 24, height: 1.5))

        contact.pin.start(side).end(side)
        contact.grid(
            columns: [.flex(), .fill()], gap: 7, rowGap: 2, vertically: .firstBaseline, fit: .height,
            zip(keys, values).map { [$0, $1] })
        contact.pin.start(side).bottom(16)

        // The name of the studio stands on the last line of the contact, and the logo between the two lines of the name.
        studio.pin.sizeToFit(.content)
        if let last = values.last { studio.anchor.lastBaselineEnd.align(to: last.anchor.lastBaselineEnd) }
        logo.pin.end(side).top(to: name.edge.capHeight).bottom(to: name.edge.firstBaseline).aspectRatio(1)
    }
}

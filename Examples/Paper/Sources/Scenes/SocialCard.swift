import Drawing
import Graphics
import PangoText
import Plumb

extension PaperScene {
    static let socialCard = PaperScene(
        "social-card", title: "Social card", summary: "What a link to an article shows, at 1200 × 630 pixels.",
        size: Size(width: 1200, height: 630), scale: 1
    ) { (stage) throws(GraphicsError) in [stage.show(SocialCard(stage))] }
}

/// A large title on a gradient, with tags that wrap and an author.
final class SocialCard: Box {
    private let kicker: Label
    private let title: Label
    private let subtitle: Label
    private let tags: [Label]
    private let tagArea = LayoutNode("tags")
    private let avatar: Avatar
    private let author: Label
    private let note: Label
    private let weight = PlumbBob("plumbBob")
    /// The size of everything: 1 at 1200 × 630 points.
    private let unit: Double

    init(_ stage: Stage) {
        let unit = min(stage.size.width / 1200, stage.size.height / 630)
        self.unit = unit
        let faded = Color.white.opacity(0.78)
        kicker = stage.label(
            "kicker", "THE LAYOUT NOTEBOOK", .sans(19 * unit, .bold), Color(0xFFC8A8), lines: 1, tracking: 3.2 * unit)
        title = stage.label(
            "title", "Straight lines need no magic", .sans(74 * unit, .bold, lineHeight: 1.15), .white, lines: 3)
        subtitle = stage.label(
            "subtitle", "One chain places one view, one stack places many, and the text in them is real.",
            .sans(28 * unit, lineHeight: 1.42), faded, lines: 3)
        tags = ["Swift", "Layout", "Typography", "Linux"].map { tag in
            let label = stage.label(
                tag, tag, .sans(20 * unit), .white, lines: 1, padding: .sides(20 * unit, 9 * unit))
            label.background = .color(Color.white.opacity(0.14))
            label.border = Border(Color.white.opacity(0.22), width: unit)
            label.cornerRadius = .infinity
            return label
        }
        avatar = Avatar(stage, "NW", Palette.amber, fontSize: 22 * unit)
        author = stage.label("author", "Nora Whitfield", .sans(23 * unit, .bold), .white, lines: 1)
        note = stage.label("note", "8 minutes to read", .sans(20 * unit), faded, lines: 1)
        super.init(
            "card",
            background: .gradient(
                [Color(0x2A1A5E), Color(0x5B2A86), Color(0xB4416F)], from: .init(0, 0), to: .init(1, 1)))
        tagArea.addChildren(tags)
        addChildren(weight, kicker, title, subtitle, tagArea, avatar, author, note)
    }

    override func layoutChildren() {
        let side = 76 * unit
        weight.pin.top().bottom().end().width(34%)
        kicker.pin.top(64 * unit).start(side).end(34%).sizeToFit(.width)
        title.pin.below(of: kicker).marginTop(22 * unit).start(side).end(30%).sizeToFit(.width)
        subtitle.pin.below(of: title).marginTop(22 * unit).start(side).end(34%).sizeToFit(.width)

        avatar.pin.size(64 * unit).start(side).bottom(60 * unit)
        tagArea.pin.end(side).width(44%)
        tagArea.flow(tags, gap: 12 * unit, lineGap: 12 * unit, line: .end, fit: .height)
        tagArea.pin.end(side).bottom(60 * unit)
        author.pin.after(of: avatar).before(of: tagArea).marginHorizontal(20 * unit).sizeToFit(.width)
        note.pin.after(of: avatar).before(of: tagArea).marginHorizontal(20 * unit).sizeToFit(.width)
        // The two lines beside the picture are centered on it together.
        vstack(
            from: avatar.edge.top, to: avatar.edge.bottom, .fill(), .flex(author), .fix(3 * unit), .flex(note), .fill())
    }
}

/// The weight on a string that shows what is upright.
final class PlumbBob: Box {
    override func draw(on canvas: Canvas) {
        super.draw(on: canvas)
        let unit = rect.height / 630
        let x = rect.midX
        func y(_ value: Double) -> Double { rect.minY + value * unit }
        for (index, radius) in [250.0, 190, 130, 70].enumerated() {
            let r = radius * unit
            canvas.stroke(
                Rect(x: x - r, y: y(330) - r, width: 2 * r, height: 2 * r), cornerRadius: r, width: 1.5 * unit,
                color: Color.white.opacity(0.07 + 0.03 * Double(index)))
        }
        canvas.stroke(
            lines: [Point(x: x, y: y(0)), Point(x: x, y: y(262))], width: 2.5 * unit, color: Color(0xFFC8A8))
        func outline(_ points: [(Double, Double)]) -> [Point] { points.map { Point(x: x + $0 * unit, y: y($1)) } }
        canvas.fill(polygon: outline([(-11, 262), (11, 262), (11, 284), (-11, 284)]), with: Color(0xFFE3CF))
        canvas.fill(polygon: outline([(-42, 284), (0, 284), (0, 412), (-42, 320)]), with: Color(0xFFC08F))
        canvas.fill(polygon: outline([(0, 284), (42, 284), (42, 320), (0, 412)]), with: Color(0xE58A5C))
        canvas.stroke(
            lines: outline([(-150, 430), (150, 430)]), width: 2 * unit, color: Color.white.opacity(0.5),
            dashes: [8 * unit, 8 * unit])
    }
}

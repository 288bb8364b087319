import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

/// The library against the README's rules written down once more.
@Suite("The rules of the README")
struct SlowReferenceTests {
    private typealias Chain = PinBuilder<LayoutNode>
    private typealias Rule = (
        name: String, call: (consuming Chain, Double) -> Chain, note: (inout SlowReference, Double) -> Void
    )

    /// Each call and what it asks for in a parent of 400 × 300.
    private static func rules() -> [Rule] {
        [
            ("left", { c, x in c.left(x) }, { r, x in r.horizontal.setNear(x) }),
            ("left %", { c, x in c.left(Percent(x)) }, { r, x in r.horizontal.setNear(4 * x) }),
            ("right", { c, x in c.right(x) }, { r, x in r.horizontal.setFar(400 - x) }),
            ("end", { c, x in c.end(x) }, { r, x in r.horizontal.setFar(400 - x) }),
            ("hCenter", { c, x in c.hCenter(x) }, { r, x in r.horizontal.setCenter(200 + x) }),
            ("width", { c, x in c.width(x) }, { r, x in r.horizontal.setLength(x) }),
            ("width %", { c, x in c.width(Percent(x)) }, { r, x in r.horizontal.setLength(4 * x) }),
            ("minWidth", { c, x in c.minWidth(x) }, { r, x in r.horizontal.setMinimum(x) }),
            ("maxWidth", { c, x in c.maxWidth(x) }, { r, x in r.horizontal.setMaximum(x) }),
            ("marginLeft", { c, x in c.marginLeft(x) }, { r, x in r.horizontal.nearMargin = x }),
            ("marginEnd", { c, x in c.marginEnd(x) }, { r, x in r.horizontal.farMargin = x }),
            ("justify center", { c, _ in c.justify(.center) }, { r, _ in r.horizontal.alignment = 0.5 }),
            ("justify right", { c, _ in c.justify(.right) }, { r, _ in r.horizontal.alignment = 1 }),
            ("top", { c, x in c.top(x) }, { r, x in r.vertical.setNear(x) }),
            ("bottom", { c, x in c.bottom(x) }, { r, x in r.vertical.setFar(300 - x) }),
            ("bottom %", { c, x in c.bottom(Percent(x)) }, { r, x in r.vertical.setFar(300 - 3 * x) }),
            ("vCenter", { c, x in c.vCenter(x) }, { r, x in r.vertical.setCenter(150 + x) }),
            ("height", { c, x in c.height(x) }, { r, x in r.vertical.setLength(x) }),
            ("minHeight", { c, x in c.minHeight(x) }, { r, x in r.vertical.setMinimum(x) }),
            ("maxHeight", { c, x in c.maxHeight(x) }, { r, x in r.vertical.setMaximum(x) }),
            ("marginTop", { c, x in c.marginTop(x) }, { r, x in r.vertical.nearMargin = x }),
            ("marginBottom", { c, x in c.marginBottom(x) }, { r, x in r.vertical.farMargin = x }),
            ("align bottom", { c, _ in c.align(.bottom) }, { r, _ in r.vertical.alignment = 1 }),
            ("align top", { c, _ in c.align(.top) }, { r, _ in r.vertical.alignment = 0 }),
            ("pinEdges", { c, _ in c.pinEdges() }, { r, _ in r.pinsEdges = true }),
            (
                "aspectRatio", { c, x in c.aspectRatio(x) },
                { r, x in if !r.hasRatio && x > 0 { r.ratio = x } }
            ),
            (
                "aspectFit", { c, x in c.aspectFit(x / 16) },
                { r, x in if !r.hasRatio && x > 0 { r.fitRatio = x / 16 } }
            ),
            (
                "aspectFill", { c, x in c.aspectFill(x / 16) },
                { r, x in if !r.hasRatio && x > 0 { r.fillRatio = x / 16 } }
            ),
            (
                "size", { c, x in c.size(x) },
                { r, x in
                    r.horizontal.setLength(x)
                    r.vertical.setLength(x)
                }
            ),
            (
                "topRight", { c, x in c.topRight(x) },
                { r, x in
                    r.vertical.setNear(x)
                    r.horizontal.setFar(400 - x)
                }
            ),
            (
                "all", { c, x in c.all(x) },
                { r, x in
                    r.vertical.setNear(x)
                    r.vertical.setFar(300 - x)
                    r.horizontal.setNear(x)
                    r.horizontal.setFar(400 - x)
                }
            ),
        ]
    }

    @Test("give the same frames as the library", arguments: 0..<8)
    func sameFrames(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let rules = Self.rules()
        let (root, _) = makeRoot(scale: 0)
        let view = root.add("view", 0, 0, 0, 0)
        for _ in 0..<amount(15_000) {
            let current = Rect(
                random.eighths(-50...300), random.eighths(-50...300), random.eighths(0...200), random.eighths(0...200))
            view.frame = current
            var expected = SlowReference()
            var chain = view.pin
            var names: [String] = []
            let length = random.integer(1...8)
            for _ in 0..<length {
                let rule = random.pick(rules)
                let number = random.eighths(-20...120)
                chain = rule.call(chain, number)
                rule.note(&expected, number)
                names.append("\(rule.name)(\(number))")
            }
            chain.layout()
            let wanted = expected.frame(from: current)
            #expect(view.frame.isNear(wanted), "\(names) from \(current): \(view.frame), not \(wanted)")
        }
    }

    @Test("round as the standard library does", arguments: [1.0, 1.5, 2, 3])
    func rounding(scale: Double) {
        var random = SplitMix64(seed: 42)
        let (root, _) = makeRoot(scale: scale)
        let view = root.add("view", 0, 0, 0, 0)
        for _ in 0..<amount(15_000) {
            let x = Double.random(in: -1000...1000, using: &random)
            let width = Double.random(in: 0...1000, using: &random)
            view.pin.left(x).width(width)
            let pixels = Double(Float(x * scale)).rounded(.toNearestOrAwayFromZero)
            #expect(view.frame.minX == pixels / scale)
            #expect(view.frame.width == Double(Float(width * scale)).rounded(.up) / scale)
        }
    }
}

import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

/// No frame is ever NaN or infinite, or has a negative size, whatever goes in.
@Suite("Frames stay finite")
struct FiniteFrameTests {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, .signalingNaN, 1e308, -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 0, -0.0, -10, 10, 0.1, 1e-300, 1e20,
        250,
    ]

    private static let measures: [@Sendable (Size) -> Size] = [
        { $0 }, { _ in Size(width: Double.nan, height: -5) }, { _ in Size(width: Double.infinity, height: 1e308) },
        { Size(width: $0.height, height: $0.width) },
    ]

    /// Each method with each number, given by its index; in a debug build with one or two of the numbers.
    private static func calls<View>(_ steps: [Step<View>]) -> [(step: Step<View>, number: Int)] {
        sample(of: steps.flatMap { step in numbers.indices.map { (step, $0) } }, inDebug: steps.count)
    }

    @Test("for every method alone, with every number", arguments: LayoutScene.kinds)
    func everyMethod(_ kind: LayoutScene) {
        for (step, index) in Self.calls(Step<LayoutNode>.all) {
            let (scene, number) = (kind.build(), Self.numbers[index])
            let inputs = Inputs(
                numbers: [number, 10, number, -number], references: scene.references(index),
                list: scene.list(index), choice: index)
            scene.check(step.call(scene.target.pin, inputs).layout(), step.name)
            scene.check(step.call(scene.target.pinFrame, inputs).layout(), step.name)
        }
    }

    @Test("for every method on a foreign view class", arguments: [RoundingRule.pixel, .edges])
    func foreignViews(rounding: RoundingRule) {
        let context = LayoutContext(roundingRule: rounding, wantedWarnings: [])
        for (step, index) in Self.calls(Step<ForeignView>.all) {
            let number = Self.numbers[index]
            let root = ForeignView("root", Rect(0, 0, 400, 300), context: context)
            let frame = index.isMultiple(of: 2) ? Rect(7, 8, 50, 40) : Rect(1e308, -1e308, 1e308, 1e308)
            let target = ForeignView("target", frame, in: root)
            let child = ForeignView("child", Rect(5, 6, 10, 20), in: target)
            let big = ForeignView("big", Rect(-1e308, 1e308, 1e308, 1e308), in: target)
            let other = ForeignView("other", Rect(1e308, 10, 1e308, 20), in: root)
            let pool = [other, target, child, big, root]
            let inputs = Inputs(
                numbers: [number, 10, number, -number],
                references: (0..<3).map { pool[(index + $0) % pool.count] },
                list: (0..<(index % 4)).map { pool[(index + $0) % pool.count] }, choice: index)
            step.call(target.pin, inputs).layout()
            for view in pool {
                let frame = view.untransformedFrame
                #expect(frame.isFinite, "\(view.nodeName) \(frame) after \(step.name)(\(number))")
            }
        }
    }

    @Test("for random chains in random scenes", arguments: 0..<8)
    func randomChains(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let steps = Step<LayoutNode>.all
        for _ in 0..<amount(2_500) {
            let scene = random.pick(LayoutScene.kinds).build()
            if random.oneIn(2) { scene.target.measure = random.pick(Self.measures) }
            let isTransformed = random.oneIn(3)
            var chain: PinBuilder<LayoutNode> = isTransformed ? scene.target.pinFrame : scene.target.pin
            var names: [String] = []
            let length = random.integer(1...8)
            for _ in 0..<length {
                let step = random.pick(steps)
                names.append(step.name)
                let inputs = Inputs(
                    numbers: fourNumbers(&random),
                    references: scene.references(random.integer(0...50)), list: scene.list(random.integer(0...50)),
                    choice: random.integer(0...59))
                chain = step.call(chain, inputs)
            }
            scene.check(chain.layout(), names.joined(separator: "."))
        }
    }

    private func fourNumbers(_ random: inout SplitMix64) -> [Double] {
        var numbers: [Double] = []
        for _ in 0..<4 { numbers.append(random.pick(Self.numbers)) }
        return numbers
    }
}

/// A tree with a node to place and references of all sorts.
struct LayoutScene: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scale = 1.0
    var rounding = RoundingRule.pixel
    var direction = LayoutDirection.leftToRight
    var isFlipped = true
    var isRoot = false
    var transform = Transform.identity
    var frame = Rect(7, 8, 50, 40)

    static let kinds: [LayoutScene] = [
        LayoutScene(testDescription: "plain"),
        LayoutScene(
            testDescription: "rounding edges, right to left", scale: 2, rounding: .edges, direction: .rightToLeft),
        LayoutScene(testDescription: "not rounded", scale: 0),
        LayoutScene(testDescription: "a root", isRoot: true),
        LayoutScene(testDescription: "an unflipped parent", isFlipped: false),
        LayoutScene(testDescription: "flattened", transform: Transform(scaleX: 0, y: 0)),
        LayoutScene(testDescription: "turned", transform: Transform(rotationDegrees: 45)),
        LayoutScene(testDescription: "a huge frame", rounding: .edges, frame: Rect(1e308, -1e308, 1e308, 1e308)),
        LayoutScene(testDescription: "a tiny scale", transform: Transform(scaleX: 1e-160, y: 1e-160)),
    ]

    func build() -> Built { Built(self) }

    /// A scene that is ready for chains.
    final class Built {
        let root: LayoutNode
        let target: LayoutNode
        private let pool: [LayoutNode]
        private let strangers: LayoutNode

        init(_ scene: LayoutScene) {
            let (root, _) = makeRoot(scale: scene.scale, direction: scene.direction, rounding: scene.rounding)
            self.root = root
            root.isFlipped = scene.isFlipped
            target = scene.isRoot ? root : root.add("target", 0, 0, 0, 0)
            target.frame = scene.frame
            target.transform = scene.transform
            target.imageSize = Size(width: 3, height: 2)
            let child = target.add("child", 5, 6, 10, 20)
            let big = target.add("big", -1e308, 1e308, 1e308, 1e308)
            let negative = root.add("negative", 50, 60, -10, -20)
            let hidden = root.add("hidden", 1, 2, 3, 4)
            hidden.isHidden = true
            let box = root.add("box", 10, 20, 100, 100)
            box.transform = Transform(scaleX: 1e200, y: 1e-200)
            box.boundsOrigin = Point(x: 1e300, y: -3)
            let inner = box.add("inner", 1, 2, 3, 4)
            inner.fontMetrics = FontMetrics(ascender: .nan, descender: .infinity, capHeight: -1, lineHeight: 0)
            let (strangers, _) = makeRoot()
            self.strangers = strangers
            let stranger = strangers.add("stranger", 1, 2, 3, 4)
            pool = [target, child, negative, hidden, box, inner, stranger, LayoutNode("detached"), root, big]
        }

        func references(_ index: Int) -> [LayoutNode] { (0..<3).map { pool[(index + $0 * 3) % pool.count] } }

        func list(_ index: Int) -> [LayoutNode] { (0..<(index % 5)).map { pool[(index + $0) % pool.count] } }

        func check(_ frame: Rect, _ chain: String) {
            _ = frame
            var pending = [root]
            while let node = pending.popLast() {
                let frame = node.untransformedFrame
                #expect(frame.isFinite, "\(node.nodeName) \(frame) after \(chain)")
                pending.append(contentsOf: node.children)
            }
            let size = target.untransformedFrame.size
            #expect(size.width >= 0 && size.height >= 0, "\(size) after \(chain)")
        }
    }
}

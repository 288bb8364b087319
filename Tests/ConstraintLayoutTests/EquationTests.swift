import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

/// Random systems of equations that determine every frame, against the same frames computed one after the other.
@Suite struct EquationTests {
    @Test(arguments: 0..<amount(150))
    func systemsOfEquationsAgainstFrameMath(seed: Int) {
        var random = SplitMix64(seed: 7_000 + UInt64(seed))
        let isMirrored = random.oneIn(2)
        let root = makeRoot(
            Double(random.integer(200...600)), Double(random.integer(200...600)), scale: 0,
            direction: isMirrored ? .rightToLeft : .leftToRight)
        var nodes: [LayoutNode] = []
        // Frames from the leading edge; mirrored at the end.
        var frames: [Rect] = []
        for index in 0..<random.integer(2...20) {
            let node = root.box("n\(index)")
            let known = random.integer(-1...nodes.count - 1)
            let base = known < 0 ? root : nodes[known]
            let frame = known < 0 ? Rect(origin: .zero, size: root.frame.size) : frames[known]
            let (c, m) = (Double(random.integer(-30...30)), Double(random.integer(1...4)) / 2)
            let size = Size(width: Double(random.integer(0...90)), height: Double(random.integer(0...90)))
            var own = Rect(origin: .zero, size: size)
            node.constrainSelf().widthHeight(size: size)
            switch random.integer(0...3) {
            case 0:
                node.constrain(to: base).leading(constant: c, multiplier: m)
                own.origin.x = m * frame.minX + c
            case 1:
                node.constrain(to: base).trailing(constant: c)
                own.origin.x = frame.maxX - c - size.width
            case 2:
                node.constrain(to: base).centerX(constant: c, multiplier: m)
                own.origin.x = m * frame.midX + c - size.width / 2
            default:
                node.constrain(to: base).xAxis(.trailing, to: .centerX, constant: c, multiplier: m)
                own.origin.x = m * frame.midX + c - size.width
            }
            switch random.integer(0...2) {
            case 0:
                node.constrain(to: base).top(constant: c, multiplier: m)
                own.origin.y = m * frame.minY + c
            case 1:
                node.constrain(to: base).bottom(constant: c, multiplier: m)
                own.origin.y = (frame.maxY - c) / m - size.height
            default:
                node.constrain(to: base).yAxis(.centerY, to: .bottom, constant: c)
                own.origin.y = frame.maxY + c - size.height / 2
            }
            nodes.append(node)
            frames.append(own)
        }
        root.layoutIfNeeded()
        for (node, frame) in zip(nodes, frames) {
            var expected = frame
            if isMirrored { expected.origin.x = root.frame.width - frame.maxX }
            #expect(isClose(node.frame, expected, within: 1e-6), "\(node) \(expected)")
            #expect(!node.hasAmbiguousLayout)
        }
    }
}

import Aligning
import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

@Suite("Aligning")
struct AlignmentTests {
    @Test("puts each of the nine anchors on each of the nine", arguments: NamedAnchor.nine, NamedAnchor.nine)
    func nine(_ mine: NamedAnchor, _ other: NamedAnchor) {
        let (root, log) = makeRoot(scale: 0)
        let a = root.add("a", 10, 20, 31, 45)
        let b = root.add("b", 100, 90, 54, 63)
        let frame = mine.of(a).align(to: other.of(b), offset: Offset(x: 7, y: -3))
        let target = b.frame.point(atUnit: other.unit).offset(by: Offset(x: 7, y: -3))
        #expect(a.frame.point(atUnit: mine.unit) == target)
        #expect(frame == a.frame)
        #expect(a.frame.size == Size(width: 31, height: 45))
        #expect(b.frame == Rect(100, 90, 54, 63))
        #expect(log.list.isEmpty)
    }

    @Test("knows the names of PinLayout as well as those of Relativity")
    func names() {
        let (root, _) = makeRoot()
        let b = root.add("b", 100, 90, 54, 62)
        let pairs = [
            (b.anchor.topCenter, b.anchor.top), (b.anchor.centerLeft, b.anchor.left),
            (b.anchor.center, b.anchor.middle), (b.anchor.centerRight, b.anchor.right),
            (b.anchor.bottomCenter, b.anchor.bottom), (b.anchor.centerStart, b.anchor.start),
            (b.anchor.centerEnd, b.anchor.end),
        ]
        for (long, short) in pairs {
            let first = root.add("first", 0, 0, 1, 1).anchor.topLeft.align(to: long)
            let second = root.add("second", 0, 0, 1, 1).anchor.topLeft.align(to: short)
            #expect(first == second)
        }
    }

    /// An anchor of the parent, and where the top left corner of a node of no size goes.
    static let parents: [(ParentAnchor, Double, Double)] = [
        (.topLeft, 0, 0), (.top, 200, 0), (.topCenter, 200, 0), (.topRight, 400, 0),
        (.left, 0, 150), (.centerLeft, 0, 150), (.middle, 200, 150), (.center, 200, 150), (.right, 400, 150),
        (.centerRight, 400, 150), (.bottomLeft, 0, 300), (.bottom, 200, 300), (.bottomCenter, 200, 300),
        (.bottomRight, 400, 300), (.topStart, 0, 0), (.topEnd, 400, 0), (.start, 0, 150), (.centerStart, 0, 150),
        (.end, 400, 150), (.centerEnd, 400, 150), (.bottomStart, 0, 300), (.bottomEnd, 400, 300),
    ]

    @Test("puts an anchor on one of the parent", arguments: parents)
    func parent(_ target: ParentAnchor, _ x: Double, _ y: Double) {
        let (root, log) = makeRoot()
        let a = root.add("a", 33, 44, 0, 0)
        #expect(a.anchor.middle.align(to: target) == Rect(x, y, 0, 0))
        #expect(a.anchor.middle.align(to: target, offset: Offset(x: -5, y: 6)) == Rect(x - 5, y + 6, 0, 0))
        #expect(a.anchor.middle.align(to: target.offset(by: Offset(y: 2))) == Rect(x, y + 2, 0, 0))
        #expect(log.list.isEmpty)
    }

    @Test("moves nothing when it is done again", arguments: [1.0, 2, 3, 1.5])
    func settled(_ scale: Double) {
        var random = SplitMix64(seed: 411)
        let (root, _) = makeRoot(scale: scale)
        let (a, b) = (root.add("a", 0, 0, 0, 0), root.add("b", 0, 0, 0, 0))
        for _ in 0..<amount(1_500) {
            (a.frame, b.frame) = (random.rect(), random.rect())
            let (mine, other) = (random.pick(NamedAnchor.nine).of(a), random.pick(NamedAnchor.nine).of(b))
            for rounding in AnchorRounding.allCases {
                let first = mine.align(to: other, rounding: rounding)
                #expect(mine.align(to: other, rounding: rounding) == first)
                #expect(first.size == a.frame.size)
            }
        }
    }

    @Test("adds the offsets of both anchors and of the call")
    func offsets() {
        let (root, _) = makeRoot()
        let a = root.add("a", 0, 0, 20, 20)
        let b = root.add("b", 100, 100, 20, 20)
        let mine = a.anchor.topLeft.offset(by: Offset(x: 1, y: 2)).offset(by: Offset(x: 3))
        let other = b.anchor.topLeft.offset(by: Offset(x: 10, y: 20))
        #expect(mine.offset == Offset(x: 4, y: 2))
        #expect(mine.align(to: other, offset: Offset(x: 100)) == Rect(206, 118, 20, 20))
    }

    @Test("follows the reading direction of the node whose anchor it is")
    func rightToLeft() {
        let (root, _) = makeRoot(direction: .rightToLeft)
        let a = root.add("a", 0, 0, 20, 20)
        let b = root.add("b", 100, 100, 60, 20)
        #expect(a.anchor.end.align(to: b.anchor.start) == Rect(160, 100, 20, 20))
        #expect(a.anchor.topStart.align(to: .topStart, offset: Offset(x: -8)) == Rect(372, 0, 20, 20))
        b.ownLayoutDirection = .leftToRight
        #expect(a.anchor.end.align(to: b.anchor.bottomStart) == Rect(100, 110, 20, 20))
        #expect(a.anchor.right.align(to: b.anchor.left) == Rect(80, 100, 20, 20))
    }

    @Test("is included in a parent that is being measured")
    func measuring() {
        let (root, _) = makeRoot()
        let a = root.add("a", 0, 0, 20, 20)
        let b = root.add("b", 30, 40, 60, 20)
        let measurement = AutoSizing()
        root.autoSizing = measurement
        a.anchor.topLeft.align(to: b.anchor.bottomRight)
        root.autoSizing = nil
        #expect(measurement.extent == Rect(0, 0, 110, 80))
    }
}

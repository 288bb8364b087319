import ConstraintLayout
import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

@Suite struct FeedItemTests {
    @Test(arguments: [320.0, 375, 400, 414], [1.0, 2, 3])
    func constraintsGiveTheFramesOfChains(width: Double, scale: Double) {
        let pinned = FeedItem(width: width, scale: scale)
        pinned.pin()
        let constrained = FeedItem(width: width, scale: scale)
        constrained.constrain()
        constrained.root.layoutIfNeeded()
        for (view, expected) in zip(constrained.views, pinned.views) {
            #expect(view.frame == expected.frame, "\(view.nodeName)")
        }
    }

    @Test func anotherSizeIsTheSameAsStartingWithIt() {
        let item = FeedItem(width: 320)
        item.constrain()
        var random = SplitMix64(seed: 5)
        for _ in 0..<amount(200) {
            let width = Double(random.integer(300...500))
            item.root.frame.size.width = width
            item.root.layoutIfNeeded()
            let fresh = FeedItem(width: width)
            fresh.constrain()
            fresh.root.layoutIfNeeded()
            #expect(item.views.map(\.frame) == fresh.views.map(\.frame))
        }
    }

    @Test func nothingIsAmbiguous() {
        let item = FeedItem(width: 320)
        item.constrain()
        for view in item.views {
            #expect(view.ambiguousComponents == [], "\(view.nodeName)")
        }
        item.root.layoutIfNeeded()
        let frames = item.views.map(\.frame)
        #expect(!item.poster.hasAmbiguousLayout)
        item.root.layoutIfNeeded()
        #expect(item.views.map(\.frame) == frames)
    }
}

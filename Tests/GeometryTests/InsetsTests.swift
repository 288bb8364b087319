import Geometry
import PlumbTestSupport
import Testing

@Suite("Insets")
struct InsetsTests {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    @Test("sum up along an axis")
    func sums() {
        #expect(insets.horizontal == 6)
        #expect(insets.vertical == 4)
    }

    @Test("can be the same on all sides")
    func uniform() {
        #expect(EdgeInsets(5) == EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        #expect(EdgeInsets.zero == EdgeInsets(0))
        #expect(EdgeInsets(vertical: 8, horizontal: 16) == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
        #expect(EdgeInsets(horizontal: 4) == EdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
        #expect(DirectionalEdgeInsets.zero == DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }

    @Test("follow the reading direction")
    func resolved() {
        #expect(directional.resolved(in: .leftToRight) == insets)
        #expect(directional.resolved(in: .rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("grow and shrink by a number on all sides")
    func numbers() {
        #expect(insets + 10 == EdgeInsets(top: 11, left: 12, bottom: 13, right: 14))
        #expect(insets - 2 == EdgeInsets(top: -1, left: 0, bottom: 1, right: 2))
    }

    @Test("are raised to the least that is wanted, side by side")
    func least() {
        #expect(insets.minInsets(EdgeInsets(2)) == EdgeInsets(top: 2, left: 2, bottom: 3, right: 4))
        #expect(
            insets.minInsets(EdgeInsets(top: 0, left: 9, bottom: -1, right: 4.5))
                == EdgeInsets(top: 1, left: 9, bottom: 3, right: 4.5))
        #expect(insets.minInsets(dx: 3, dy: 2) == EdgeInsets(top: 2, left: 3, bottom: 3, right: 4))
        #expect(EdgeInsets(.nan).minInsets(dx: 3, dy: 2) == EdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
    }

    @Test("are finite when all four are", arguments: 0..<4, [Double.nan, .infinity, -.infinity])
    func finite(_ side: Int, _ value: Double) {
        var changed = insets
        switch side {
        case 0: changed.top = value
        case 1: changed.left = value
        case 2: changed.bottom = value
        default: changed.right = value
        }
        #expect(insets.isFinite)
        #expect(!changed.isFinite)
    }
}

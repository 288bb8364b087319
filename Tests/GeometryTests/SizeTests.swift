import Geometry
import PlumbTestSupport
import Testing

@Suite("Size")
struct SizeTests {
    @Test("is zero when nothing is said")
    func empty() {
        #expect(Size() == Size(width: 0, height: 0))
    }

    @Test("is read and written along an axis")
    func axis() {
        var size = Size(width: 3, height: 4)
        #expect(size[.horizontal] == 3)
        #expect(size[.vertical] == 4)
        size[.horizontal] = 5
        size[.vertical] = 6
        #expect(size == Size(width: 5, height: 6))
    }

    @Test(
        "has an aspect ratio where it means something",
        arguments: [
            (Size(width: 30, height: 20), 1.5), (Size(width: 20, height: 40), 0.5), (Size.zero, nil),
            (Size(width: 0, height: 20), nil), (Size(width: 20, height: 0), nil), (Size(width: -20, height: 10), nil),
            (Size(width: -20, height: -10), 2), (Size(width: .nan, height: 10), nil),
            (Size(width: .infinity, height: 10), nil), (Size(width: 10, height: .infinity), nil),
            (Size(width: 1e308, height: 1e-308), nil),
        ] as [(Size, Double?)]
    )
    func aspectRatio(_ size: Size, _ expected: Double?) {
        #expect(size.aspectRatio == expected)
    }

    @Test(
        "is empty without an area",
        arguments: [
            (Size(width: 1, height: 1), false), (Size(width: 0, height: 1), true), (Size(width: 1, height: 0), true),
            (Size(width: -1, height: 1), true), (Size(width: .nan, height: 1), true), (Size.unbounded, false),
        ]
    )
    func empty(_ size: Size, _ expected: Bool) {
        #expect(size.isEmpty == expected)
    }

    @Test("is inset on both sides and never below zero")
    func inset() {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(Size(width: 10, height: 10).inset(by: insets) == Size(width: 4, height: 6))
        #expect(Size(width: 5, height: 3).inset(by: insets) == .zero)
        #expect(Size(width: 5, height: 5).inset(by: EdgeInsets(-1)) == Size(width: 7, height: 7))
    }

    @Test("the unbounded size is finite and as large as a number can be")
    func unbounded() {
        #expect(Size.unbounded.isFinite)
        #expect(Size.unbounded.width == .greatestFiniteMagnitude)
        #expect(Size.unbounded.height == .greatestFiniteMagnitude)
        #expect(!Size(width: .infinity, height: 0).isFinite)
        #expect(!Size(width: 0, height: .nan).isFinite)
    }
}

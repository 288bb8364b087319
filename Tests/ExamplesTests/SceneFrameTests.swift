import Plumb
import PlumbScenes
import Testing

/// Frames of scenes, worked out by hand from what their layouts say.
@Suite struct SceneFrameTests {
    private func pictures(_ name: String, _ options: SceneOptions = SceneOptions()) throws -> [LayoutSnapshot] {
        try #require(Scene.named(name)).perform(options).pictures.map(\.snapshot)
    }

    private func frame(_ name: String, in snapshot: LayoutSnapshot) throws -> Rect {
        try #require(snapshot.node(named: name)).frame
    }

    @Test func introStaysInsideTheSafeArea() throws {
        let intro = try pictures("intro")[0]
        // Safe area: 44 above, 20 on both sides; padding 10; the label has 230 points for its words.
        #expect(try frame("logo", in: intro) == Rect(x: 30, y: 54, width: 100, height: 100))
        #expect(try frame("segmented", in: intro) == Rect(x: 140, y: 54, width: 230, height: 30))
        #expect(try frame("textLabel", in: intro).width == 230)
        #expect(try frame("textLabel", in: intro).minY == 94)
        #expect(try frame("separatorView", in: intro).minX == 30)
        #expect(try frame("separatorView", in: intro).maxX == 370)
    }

    @Test func introFromRightToLeftIsTheMirrorImage() throws {
        let options = SceneOptions(direction: .rightToLeft)
        let leftToRight = try pictures("intro-rtl", SceneOptions(direction: .leftToRight))[0]
        let rightToLeft = try pictures("intro-rtl")[0]
        #expect(try pictures("intro", options) == [rightToLeft])
        for (one, other) in zip(leftToRight.nodes, rightToLeft.nodes).dropFirst() {
            #expect(one.frame.minX == 400 - other.frame.maxX)
            #expect(one.frame.size == other.frame.size)
        }
    }

    @Test(arguments: [(499.0, false), (500.0, true)])
    func adaptiveSwitchesAt500(width: Double, isBeside: Bool) throws {
        let snapshot = try pictures("adaptive", SceneOptions(size: Size(width: width, height: 200)))[0]
        let text = try frame("textLabel", in: snapshot)
        let control = try frame("segmentedControl", in: snapshot)
        #expect((text.maxX <= control.minX) == isBeside)
        #expect((text.maxY <= control.minY) == !isBeside)
    }

    @Test func theFormClosesTheGapOfTheHiddenField() throws {
        let (shown, hidden) = (try pictures("form")[0], try pictures("form")[1])
        let step = try frame("ageField", in: shown).height + 12
        #expect(try frame("addressField", in: hidden).minY == frame("addressField", in: shown).minY - step)
        #expect(try frame("panel", in: hidden).height == frame("panel", in: shown).height - step)
    }

    @Test func cellsOfATableAreAsHighAsTheirContent() throws {
        let nodes = try pictures("table")[0].nodes
        for (index, cell) in nodes.enumerated() where cell.name.hasPrefix("cell.") {
            let description = try #require(
                nodes.first { $0.parent == index && $0.name == "descriptionLabel" })
            #expect(cell.frame.height == description.frame.maxY + 16)
        }
    }

    @Test func pinFramePlacesWhatIsSeen() throws {
        let (pin, pinFrame) = (try pictures("transforms")[0], try pictures("transforms")[1])
        #expect(try frame("turned", in: pin).size == Size(width: 50, height: 100))
        #expect(try frame("turned", in: pinFrame).size == Size(width: 100, height: 50))
        #expect(try frame("below", in: pin).minY == 90)
        #expect(try frame("below", in: pinFrame).minY >= 102.5)
    }

    @Test func anAnimationBeginsAndEndsWithTheTwoLayouts() throws {
        let steps = try pictures("animation")
        #expect(steps.count == 5)
        let cards = try steps.map { try frame("card", in: $0).minY }
        #expect(cards == [144, 110, 76, 42, 8])
    }

    @Test func theStackedCellIsAsHighAsItsHighestColumn() throws {
        let (low, high) = (try pictures("stack-cell")[0], try pictures("stack-cell")[1])
        // Icon: 15 + 44 + 15. Text: 15 + 20 + three lines of 15 + 15, since 196 points hold 32 characters.
        #expect(try frame("cell", in: low).height == 74)
        #expect(try frame("cell", in: high).height == 95)
        // The chevron is in the middle: (95 − 30) / 2 is rounded up.
        #expect(try frame("chevron", in: high) == Rect(x: 285, y: 33, width: 20, height: 30))
    }

    @Test func theLabelGivesWayForItsShadow() throws {
        // (200 − w) / 2 + 10 + w ≤ 200.
        let snapshot = try pictures("stack-shadow")[1]
        #expect(try frame("label", in: snapshot) == Rect(x: 10, y: 38, width: 180, height: 24))
        #expect(try frame("shadow", in: snapshot) == Rect(x: 20, y: 48, width: 180, height: 24))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func onlyTheAbsoluteRowKeepsItsSides(direction: LayoutDirection) throws {
        let natural = try pictures("stack-between", SceneOptions(direction: direction))[0]
        let absolute = try pictures("stack-between-absolute", SceneOptions(direction: direction))[0]
        let startIsLeft = try frame("startMark", in: natural).minX < frame("endMark", in: natural).minX
        #expect(startIsLeft == (direction == .leftToRight))
        #expect(try frame("leftMark", in: absolute).minX < frame("rightMark", in: absolute).minX)
    }

    @Test func thePriceOnTheCardStandsOnTheLineOfTheName() throws {
        for snapshot in try pictures("card") {
            // The baseline is 19 points below the top of a title, and 16 below the top of running text.
            #expect(try frame("nameLabel", in: snapshot).minY + 19 == frame("priceLabel", in: snapshot).minY + 16)
            #expect(try frame("card", in: snapshot).height == frame("buyButton", in: snapshot).maxY + 12)
        }
    }

    @Test func whatIsHiddenLeavesNoHole() throws {
        let snapshot = try pictures("spacing")[1]
        let bar = try #require(snapshot.nodes.firstIndex { $0.name == "equalSizes" })
        let buttons = snapshot.nodes.filter { $0.parent == bar && !$0.isHidden }
        // 296 points less a gap of 8, in two.
        #expect(buttons.map(\.frame.width) == [144, 144])
        #expect(buttons.map(\.frame.minX) == [0, 152])
    }
}

import ExampleScenes
import Plumb
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
}

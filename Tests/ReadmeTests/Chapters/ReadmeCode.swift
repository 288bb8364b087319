import LayoutScript
import Plumb
import Testing

/// Runs the code of the README.
///
/// The README shows the code between the marks.
@Suite("The code of the README")
struct ReadmeCode {
    @Test("The card of the quick start lies where the README says")
    func quickStart() {
        // README: run
        let card = CardNode()
        card.frame = Rect(x: 0, y: 0, width: 320, height: 200)
        card.layoutIfNeeded()

        print(card.logo.frame)  // (10, 10, 48, 48)
        print(card.title.frame)  // (68, 10, 242, 17)
        print(card.text.frame)  // (10, 68, 300, 34)
        // README: end
    }

    @Test("The umbrella page")
    func umbrella() {
        // README: umbrella
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let logo = root.addChild(LayoutNode("logo"))

        logo.pin.top(10).left(10).size(100)
        print(logo.frame)  // (10, 10, 100, 100)
        // README: end
    }

    @Test("Warnings read as the README shows them")
    func warnings() throws {
        // README: warnings
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let badge = root.addChild(LayoutNode("badge"))

        var warnings: [LayoutWarning] = []
        root.layoutContext.warningHandler = { warnings.append($0) }

        badge.pin.left(10).hCenter(4).width(20)
        badge.pin.left(8).right(8).size(16)
        // README: end
        let readme = try Readme.text()
        #expect(warnings.count == 2)
        for warning in warnings { #expect(readme.contains("plumb: \(warning)"), "\(warning)") }
    }

    @Test("Warnings can be filtered and switched off")
    func fewerWarnings() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let badge = root.addChild(LayoutNode("badge"))
        var warnings = 0
        // README: fewer warnings
        root.layoutContext.wantedWarnings.remove(.overConstrained)  // this kind is not wanted
        root.layoutContext.wantedWarnings = []  // none is
        root.layoutContext.warningHandler = { warning in  // or: they go elsewhere
            if warning.kind == .conflict { print(warning) }
        }
        // README: end
        root.layoutContext.warningHandler = { _ in warnings += 1 }
        badge.pin.left().right().width(20)
        #expect(warnings == 0)
        root.layoutContext.wantedWarnings = .all
        badge.pin.left().right().width(20)
        #expect(warnings == 1)
    }

    @Test("A widget gets its frame from the same chains")
    func widgets() {
        // README: widgets
        let window = Widget()
        window.untransformedFrame = Rect(x: 0, y: 0, width: 320, height: 200)
        let label = TextWidget()
        window.add(label)

        label.pin.bottomRight(8).width(120).sizeToFit(.width)
        print(label.untransformedFrame)  // (192, 175, 120, 17)
        // README: end
    }

    @Test("A pane of a toolkit is measured and allocated")
    func panes() {
        // README: panes
        let (pane, part) = (Pane(), Pane())
        pane.add(part)
        part.natural = Size(width: 40, height: 20)
        pane.contentBoxInsets = EdgeInsets(8)
        print(pane.minimumSize(within: .unbounded))  // 56×36
        // README: end
        #expect(pane.sizeThatFits(.unbounded) == Size(width: 56, height: 36))
        pane.allocate(Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(part.shownFrame.size == part.natural && pane.shownFrame.width == 100)
    }

    @Test("A final class says even less")
    func sprites() {
        let screen = Sprite()
        screen.untransformedFrame = Rect(x: 0, y: 0, width: 320, height: 200)
        let ball = Sprite()
        screen.add(ball)
        ball.pin.center().size(10)
        #expect("\(ball.untransformedFrame)" == "(155, 95, 10, 10)")
    }

    @Test("Layout scripts in the documentation hold", arguments: ["README.md", "Documentation/LayoutScript.md"])
    func scripts(_ document: String) throws {
        let scripts = try Readme.blocks(of: "text", in: document).filter { $0.contains("expect ") }
        #expect(!scripts.isEmpty)
        for script in scripts {
            for failure in ScriptRunner().run(script, file: document).flatMap({ $0.failures }) {
                Issue.record("\(failure)")
            }
        }
    }

    @Test(
        "The first script is drawn as the documentation shows it",
        arguments: [
            "Documentation/LayoutScript.md", "Sources/Plumb/Plumb.docc/Scripts.md",
        ])
    func scriptPicture(_ document: String) throws {
        let script = try #require(try Readme.blocks(of: "text", in: document).first)
        let result = try #require(ScriptRunner().run(script, file: document).first)
        try expectPicture("script", of: try #require(result.root))
    }

    @Test("A diagnostic reads as the documentation shows it")
    func diagnostic() throws {
        let script = "node card 0 0 9 9\nnode close in card 0 0 9 9\nclose.pin.topRihgt(8)"
        let failures = ScriptRunner().run(script, file: "card.pin").flatMap { $0.failures }
        let failure = try #require(failures.first)
        #expect(try Readme.blocks(of: "text", in: "Documentation/LayoutScript.md").contains("\(failure)"))
    }
}

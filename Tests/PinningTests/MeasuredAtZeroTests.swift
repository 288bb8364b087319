import Geometry
import LayoutTree
import Pinning
import PlumbTestSupport
import Testing

@Suite("Measuring that finds nothing")
struct MeasuredAtZeroTests {
    private let root = LayoutNode("root", frame: Rect(0, 0, 200, 100))
    private let label: LayoutNode
    private let log = WarningLog()

    init() {
        label = root.addChild(LayoutNode("label"))
        label.measure = TextMeasurer("three little words").sizeThatFits
        root.layoutContext.warningHandler = log.handler
    }

    @Test("sizeToFit(.width) at a width of 0 warns")
    func width() {
        label.pin.top(5).sizeToFit(.width)
        #expect(log.list.map(\.kind) == [.measuredAtZero(.horizontal)])
        #expect(log.list.first?.call == "sizeToFit(.width)")
        label.pin.horizontally(10).sizeToFit(.width)
        label.pin.maxWidth(80).sizeToFit(.widthFlexible)
        #expect(log.list.map(\.kind).count == 1)
        label.pin.width(0).sizeToFit()
        #expect(log.list.map(\.kind).last == .replacedByContent(.horizontal, ignored: "width"))
        label.pin.height(0).sizeToFit(.height)
        #expect(log.list.map(\.kind).last == .measuredAtZero(.vertical))
    }

    @Test("a flexible fit warns if the content has no width at a width of 0")
    func flexible() {
        label.pin.topLeft(5).sizeToFit(.widthFlexible)
        #expect(label.frame == Rect(5, 5, 126, 17) && log.list.isEmpty)
        label.frame.size = .zero
        label.measure = { proposal in Size(width: min(proposal.width, 100), height: 10) }
        label.pin.topLeft(5).sizeToFit(.widthFlexible)
        #expect(label.frame == Rect(5, 5, 0, 10) && log.list.map(\.kind) == [.measuredAtZero(.horizontal)])
    }

    @Test("a container that is being measured may have no room")
    func measuring() {
        _ = root.autoSizeThatFits(.zero) { label.pin.horizontally().sizeToFit(.width) }
        #expect(log.list.map(\.kind) == [])
    }

    @Test("a node without content and without a size warns, one with a size does not")
    func noContent() {
        let box = root.addChild(LayoutNode("box"))
        box.pin.topLeft(10).width(50).sizeToFit(.width)
        box.pin.topLeft(10).sizeToFit()
        #expect(log.list.map(\.kind) == [.notMeasurable, .notMeasurable])
        #expect(log.list.map(\.call) == ["sizeToFit(.width)", "sizeToFit()"])
        box.frame.size = Size(width: 5, height: 6)
        box.pin.topLeft(10).sizeToFit()
        box.measure = { _ in .zero }
        box.pin.topLeft(10).sizeToFit()
        #expect(log.list.count == 2 && box.frame == Rect(10, 10, 0, 0))
    }

    @Test("content that takes all of an unbounded proposal keeps the height of the node")
    func allOfTheProposal() {
        label.measure = { $0 }
        label.frame.size.height = 12
        label.pin.topLeft().width(100).sizeToFit(.width)
        #expect(label.frame == Rect(0, 0, 100, 12))
        #expect(log.list.map(\.kind) == [.invalidMeasurement(.vertical, .greatestFiniteMagnitude)])
    }

    @Test("autoSizeThatFits of a class that stores nothing warns")
    func notStored() {
        let view = ForeignView("view", Rect(0, 0, 10, 10))
        var warnings: [LayoutWarning.Kind] = []
        view.context.warningHandler = { warnings.append($0.kind) }
        _ = view.autoSizeThatFits(Size(width: 10, height: 10)) {}
        #expect(warnings == [])
        let plain = UnstoredView { warnings.append($0.kind) }
        #expect(plain.autoSizeThatFits(Size(width: 10, height: 10)) {} == .zero)
        #expect(warnings == [.autoSizingIsNotStored])
    }
}

private final class UnstoredView: Layoutable {
    typealias LayoutBase = UnstoredView

    let parentNode: UnstoredView? = nil
    let childNodes: [UnstoredView] = []
    var untransformedFrame = Rect(0, 0, 10, 10)
    let isVisible = true
    let deliveredWarnings = LayoutWarning.Categories.all
    private let handler: (LayoutWarning) -> Void

    init(_ handler: @escaping (LayoutWarning) -> Void) { self.handler = handler }

    func insets(of area: LayoutArea) -> EdgeInsets { .zero }
    func report(_ warning: LayoutWarning) { handler(warning) }
}

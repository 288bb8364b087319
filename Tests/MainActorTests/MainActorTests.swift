import Plumb
import Testing

// This target has `defaultIsolation(MainActor.self)`, as new apps have: a declaration that says nothing belongs to the main
// actor.

/// A subclass of a layout node says that it is not isolated, since its superclass belongs to no actor.
private nonisolated final class CardNode: LayoutNode {
    let title = LayoutNode("title")
    let text = LayoutNode("text")

    init() {
        super.init("card", frame: Rect(x: 0, y: 0, width: 200, height: 100))
        addChildren(title, text)
        text.measure = TextMeasurer("three little words").sizeThatFits
    }

    override func layoutChildren() {
        title.pin.top(8).horizontally(8).height(20)
        text.pin.below(of: title, aligned: .start).end(8).marginTop(4).sizeToFit(.width)
    }
}

/// A view class of an app: on the main actor, with UIKit's names and UIKit's types, and a weak superview.
private class View {
    private(set) weak var superview: View?
    private(set) var subviews: [View] = []
    var name = ""
    var frame = CGBox()
    var isHidden = false
    var alpha: Float = 1
    var safeAreaInsets = BoxInsets()
    var layoutMargins = BoxInsets(top: 8, left: 8, bottom: 8, right: 8)
    var transform: [Float] = [1, 0, 0, 1, 0, 0]

    init() {}

    func addSubview(_ view: View) {
        view.superview = self
        subviews.append(view)
    }

    func sizeThatFits(_ size: CGBox.Extent) -> CGBox.Extent { size }
    func layoutSubviews() {}
}

private struct CGBox {
    struct Extent { var width: Float = 0, height: Float = 0 }
    var x: Float = 0, y: Float = 0
    var size = Extent()
}

private struct BoxInsets {
    var top: Float = 0, left: Float = 0, bottom: Float = 0, right: Float = 0
}

/// The conformance says `@MainActor`, here as well as in a module without that default.
extension View: @MainActor Layoutable {
    var layoutBase: View { self }
    var parentNode: View? { superview }
    var childNodes: [View] { subviews }
    var nodeName: String { name }
    var untransformedFrame: Rect {
        get {
            Rect(
                x: Double(frame.x), y: Double(frame.y), width: Double(frame.size.width),
                height: Double(frame.size.height))
        }
        set {
            frame = CGBox(
                x: Float(newValue.minX), y: Float(newValue.minY),
                size: .init(width: Float(newValue.width), height: Float(newValue.height)))
        }
    }

    var isVisible: Bool { !isHidden && alpha > 0 }

    func insets(of area: LayoutArea) -> EdgeInsets {
        let insets = area == .safeArea ? safeAreaInsets : layoutMargins
        return EdgeInsets(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }

    var isMeasurable: Bool { true }
    func sizeThatFits(_ proposal: Size) -> Size {
        let size = sizeThatFits(CGBox.Extent(width: Float(proposal.width), height: 20))
        return Size(width: Double(size.width), height: Double(size.height))
    }
}

private final class CellView: View {
    let title = View()
    let badge = View()
    private var count = 0

    override init() {
        super.init()
        addSubview(title)
        addSubview(badge)
    }

    override func layoutSubviews() {
        count += 1
        badge.pin.right(pin.layoutMargins).size(16).vCenter()
        title.pin.left(pin.safeArea).before(of: visible([badge])).marginRight(4).sizeToFit(.width).vCenter()
        hstack(from: title.edge.left, .fix(title, 30), .flex())
    }
}

@Suite("Layout on the main actor")
struct MainActorTests {
    @Test("a subclass of LayoutNode")
    func nodes() {
        let card = CardNode()
        card.layoutIfNeeded()
        #expect(card.title.frame == Rect(x: 8, y: 8, width: 184, height: 20))
        #expect(card.text.frame == Rect(x: 8, y: 32, width: 184, height: 17))
    }

    @Test("a class with UIKit's names and types, of which none is ignored")
    func views() {
        let cell = CellView()
        cell.frame = CGBox(size: .init(width: 200, height: 40))
        cell.safeAreaInsets.left = 12
        cell.layoutSubviews()
        #expect(cell.badge.untransformedFrame == Rect(x: 176, y: 12, width: 16, height: 16))
        #expect(cell.title.untransformedFrame.minX == 12)
        cell.badge.alpha = 0
        cell.title.pin.left().before(of: visible([cell.badge])).height(10)
        #expect(cell.title.untransformedFrame.minX == 0)
    }

    @Test("closures of the main actor")
    func closures() {
        var passes = 0
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let box = root.addChild(LayoutNode("box"))
        root.onLayout = { _ in
            passes += 1
            box.pin.all(10)
        }
        root.layoutIfNeeded()
        #expect(passes == 1 && box.frame == Rect(x: 10, y: 10, width: 80, height: 80))
    }
}

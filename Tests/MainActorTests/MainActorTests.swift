import Foundation
import LayoutableChecks
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

/// A view class as UIKit's is: on the main actor, with its names and types, and a weak superview.
private class View {
    private(set) weak var superview: View?
    private(set) var subviews: [View] = []
    var name = ""
    var frame: CGRect
    var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    var transform = CGAffineTransform()
    var isHidden = false
    var alpha: CGFloat = 1
    var safeAreaInsets = UIEdgeInsets()
    var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    init(frame: CGRect = .zero) {
        self.frame = frame
    }

    func addSubview(_ view: View) {
        view.superview = self
        subviews.append(view)
    }

    func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: min(size.width, 300), height: 20) }
    func sizeToFit() {}
    func layoutSubviews() {}
}

private struct CGAffineTransform {
    var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
}

private struct UIEdgeInsets {
    var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
}

/// The conformance says `@MainActor`, here as well as in a module without that default.
extension View: @MainActor Layoutable {
    var layoutBase: View { self }
    var parentNode: View? { superview }
    var childNodes: [View] { subviews }
    var nodeName: String { name }
    var untransformedFrame: Rect {
        get { Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height) }
        set { frame = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: newValue.height) }
    }

    var isVisible: Bool { !isHidden && alpha > 0 }
    var layoutContext: LayoutContext { LayoutContext(warningHandler: { _ in }) }

    func insets(of area: LayoutArea) -> EdgeInsets {
        let insets = area == .safeArea ? safeAreaInsets : layoutMargins
        return EdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    var isMeasurable: Bool { true }

    func sizeThatFits(_ proposal: Size) -> Size {
        let size = sizeThatFits(CGSize(width: proposal.width, height: proposal.height))
        return Size(width: size.width, height: size.height)
    }
}

private final class CellView: View {
    let title = View()
    let badge = View()
    private var count = 0

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
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
        cell.safeAreaInsets.left = 12
        cell.layoutSubviews()
        #expect(cell.badge.untransformedFrame == Rect(x: 176, y: 12, width: 16, height: 16))
        #expect(cell.title.untransformedFrame.minX == 12)
        cell.badge.alpha = 0
        cell.title.pin.left().before(of: visible([cell.badge])).height(10)
        #expect(cell.title.untransformedFrame.minX == 0)
    }

    @Test("the class is ready to be laid out")
    func checks() {
        let checker = LayoutableChecker(
            makeNode: { View() }, addChild: { $0.addSubview($1) }, hide: { $0.isHidden = true })
        #expect(checker.findings() == [])
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

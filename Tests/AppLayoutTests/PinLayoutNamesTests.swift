import Testing
import UIKitNames

/// A view that measures itself in PinLayout's way.
private final class Card: UIView, PinSafeAreaInsetsUpdate {
    let title = UILabel()
    var insetChanges = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "A title"
        addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func safeAreaInsetsDidChange() { insetChanges += 1 }

    override func layoutSubviews() { layout() }

    override func sizeThatFits(_ size: CGSize) -> CGSize { autoSizeThatFits(size, layoutClosure: layout) }

    private func layout() {
        title.pin.top(10).left(10).marginBottom(5).sizeToFit()
    }
}

/// A chain in the middle, as helpers of apps have it.
private func centered(_ chain: consuming PinLayout<UIView>) -> PinLayout<UIView> {
    chain.hCenter().vCenter()
}

/// The names that have no counterpart in a tree are known.
///
/// Each says what to write instead. So do `Pin.logWarnings` and
/// `Pin.activeWarnings`, which the compiler rejects here too.
@available(*, unavailable)
private func globalNames(_ view: UIView) {
    Pin.initPinLayout()
    Pin.resetWarnings()
    Pin.layoutDirection(.rtl)
    Pin.layoutDirection = .auto
    Pin.logMissingLayoutCalls = true
    Pin.lastWarningText = nil
    Pin.safeAreaInsetsDidChangeMode = .optIn
    view.autoSizingRect = nil
    view.autoSizingRectWithMargins = .zero
    view.pinObjc.top(10)
}

@Suite("PinLayout's names beside its chains")
struct PinLayoutNamesTests {
    @Test("a chain is a PinLayout")
    func chain() {
        let (parent, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
        parent.addSubview(view)
        let chain: PinLayout<UIView> = view.pin.size(20)
        centered(chain).layout()
        #expect(view.frame == CGRect(x: 40, y: 15, width: 20, height: 20))
    }

    @Test("a view is measured through SizeCalculable and AutoSizeCalculable")
    func measuring() {
        func height(of view: some SizeCalculable) -> CGFloat { view.sizeThatFits(CGSize(width: 100, height: 0)).height }
        func size(of view: some AutoSizeCalculable, _ layout: () -> Void) -> CGSize {
            view.autoSizeThatFits(CGSize(width: 100, height: 100), layoutClosure: layout)
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(height(of: card) == card.title.sizeThatFits(.zero).height.rounded(.up) + 15)
        let child = UIView()
        card.addSubview(child)
        #expect(size(of: card) { child.pin.topLeft(3).size(4) } == CGSize(width: 7, height: 7))
        child.isIncludedInPinLayoutSizeCalculation = false
        #expect(!child.isIncludedInAutoSizing && child.isIncludedInPinLayoutSizeCalculation == false)
        #expect(size(of: card) { child.pin.topLeft(3).size(4) } == .zero)
        card.title.sizeToFit()
        #expect(card.title.frame.size == CGSize(width: 60, height: 21))
    }

    @Test("directions have PinLayout's names")
    func directions() {
        let view = UIView()
        #expect(view.isLTR() && LayoutDirection.auto == .ltr && LayoutDirection.ltr == .leftToRight)
        Pin(view).layoutDirection(.rtl)
        #expect(!view.isLTR() && view.layoutDirection == LayoutDirection.rtl)
        Pin(view).layoutDirection(.auto)
        #expect(view.isLTR())
    }

    @Test("warnings are reset to all")
    func warnings() {
        let view = UIView()
        Pin(view).activeWarnings = ActiveWarnings()
        Pin(view).activeWarnings.noSpaceAvailableBetweenViews = false
        #expect(view.layoutContext.wantedWarnings != .all)
        Pin(view).resetWarnings()
        #expect(view.layoutContext.wantedWarnings == .all)
    }

    @Test("rectangles are read and written with and without the transform, on pixels")
    func rectangles() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.getRect(keepTransform: true) == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.getRect(keepTransform: false) == CGRect(x: -5, y: 0, width: 60, height: 80))
        view.setRect(CGRect(x: 0.4, y: 0, width: 9.5, height: 10), keepTransform: true)
        #expect(view.getRect(keepTransform: true) == CGRect(x: 0, y: 0, width: 10, height: 10))
        view.setRect(CGRect(x: 0, y: 0, width: 30, height: 30), keepTransform: false)
        #expect(view.getRect(keepTransform: true) == CGRect(x: 7.5, y: 7.5, width: 15, height: 15))
    }

    @Test("a view's superview and subviews are views, and its children are all nodes")
    func subviews() {
        let (parent, view, layer) = (Card(), UIView("view"), CALayer("layer"))
        parent.addSubview(view)
        parent.addSublayer(layer)
        view.addSublayer(CALayer("inner"))
        let superview: UIView? = view.superview
        superview?.safeAreaInsets.top = 20
        view.superview?.safeAreaInsetsDidChange()
        for view in parent.subviews { view.layoutSubviews() }
        #expect(superview === parent && parent.insetChanges == 1)
        #expect(parent.subviews.map(\.nodeName).contains("view") && parent.subviews.count == 2)
        #expect(parent.children.count == 3 && parent.sublayers?.count == 3 && layer.superview === parent)
        let inLayer = UIView()
        layer.addSubview(inLayer)
        #expect(inLayer.superview == nil && inLayer.parent === layer)
        let (above, below) = (view as LayoutNode).subviews.isEmpty ? (1, 2) : (2, 1)
        #expect(above > below)
    }

    @Test("conversion has a result, whether or not there is a view")
    func conversion() {
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (list, row) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
        row.frame = CGRect(x: 1, y: 2, width: 50, height: 10)
        window.addSubview(list)
        list.addSubview(row)
        let corner = row.convert(CGPoint.zero, to: list)
        #expect(corner.x == 1 && corner.y == 2)
        #expect(row.convert(row.bounds, to: nil) == CGRect(x: 11, y: 22, width: 50, height: 10))
        #expect(row.convert(row.bounds, to: row.superview) == row.frame)
        #expect(window.convert(row.frame, from: row.superview) == CGRect(x: 11, y: 22, width: 50, height: 10))
        let rect = list.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: window)
        #expect(rect.minX == -10 && list.convert(CGPoint(x: 11, y: 22), from: nil) == row.frame.origin)
        let other = UIView(frame: CGRect(x: 7, y: 7, width: 1, height: 1))
        #expect(row.convert(CGPoint(x: 3, y: 3), to: other) == CGPoint(x: 3, y: 3))
    }

    @Test("insets are PEdgeInsets, with PinLayout's operators")
    func insets() {
        let insets = PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(insets + 10 == UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14))
        #expect(insets.minInsets(PEdgeInsets(3)) == UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 4))
        #expect(insets.minInsets(dx: 3, dy: 2) == UIEdgeInsets(top: 2, left: 3, bottom: 3, right: 4))
    }
}

@Suite("The center of a view")
struct CenterTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    @Test("is the place of the anchor point")
    func anchorPoint() {
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(view.center == CGPoint(x: 10, y: 60) && view.position == view.center)
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 100, y: 60, width: 30, height: 40))
        view.position.x = 0
        #expect(view.frame == CGRect(x: 0, y: 60, width: 30, height: 40))
    }

    @Test("stays where it is when the bounds get another size")
    func bounds() {
        view.anchorPoint = CGPoint(x: 0, y: 1)
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.center == CGPoint(x: 10, y: 60))
        #expect(view.frame == CGRect(x: 10, y: 50, width: 10, height: 10))
    }

    @Test("ignores the transform, which does not move it")
    func transform() {
        view.anchorPoint = CGPoint(x: 0.25, y: 0)
        let center = view.center
        view.transform = CGAffineTransform(rotationAngle: 1).concatenating(CGAffineTransform(scaleX: 2, y: 3))
        #expect(view.center == center)
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.getRect(keepTransform: true) == CGRect(x: -7.5, y: 0, width: 30, height: 40))
        view.transform = .identity
        #expect(view.frame == CGRect(x: -7.5, y: 0, width: 30, height: 40))
    }

    @Test("is in the parent's own space, where its y grows upwards, too")
    func unflipped() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        parent.isFlipped = false
        parent.addSubview(view)
        view.anchorPoint = CGPoint(x: 0, y: 0)
        let frame = view.frame
        #expect(view.center == frame.origin)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame.origin == view.center)
    }
}

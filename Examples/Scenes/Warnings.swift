import Plumb

extension Scene {
    static let warnings = Scene(
        "warnings",
        title: "Warnings",
        summary: "Every mistake that chains, stacks and constraints report, with its warning.",
        size: Size(width: 400, height: 300)
    ) { stage in
        stage.show(MistakesView(otherWindow: OtherWindow(stage.context)))
        stage.layOut(MistakenStacks())
        stage.layOut(MistakenConstraints(stage.context))
        stage.layOut(RestlessView())
    }
}

/// A screen where every line is wrong.
///
/// Each call that cannot be honored is skipped and reported; the rest of its chain is applied, nothing stops, and
/// every frame stays a frame.
final class MistakesView: LayoutNode {
    private let card = LayoutNode("card")
    private let picture = LayoutNode("picture")
    private let hiddenField = LayoutNode("hiddenField")
    private let label = Label("label", "Whatever goes wrong here is written below.", isMultiline: true)
    private let badge = LayoutNode("badge")
    private let otherWindow: OtherWindow

    init(otherWindow: OtherWindow) {
        self.otherWindow = otherWindow
        super.init("warnings")
        hiddenField.isHidden = true
        addChildren(card, picture, hiddenField, label, badge)
    }

    override func layoutChildren() {
        card.pin.topLeft(16).width(160).height(80)
        picture.pin.topLeft(64).width(160).height(80)

        contradictCalls()
        useBadValues()
        referToWrongNodes()
        alignWithoutEdges()
        sizeContentWrongly()
        leaveNoRoom()
    }

    /// Calls that exclude each other: the first one wins.
    private func contradictCalls() {
        label.pin.left(10).right(10).hCenter()
        label.pin.width(100).width(200)
        label.pin.left(10).right(10).width(200)
    }

    /// Values that mean nothing.
    private func useBadValues() {
        label.pin.width(-100)
        label.pin.top(.nan)
        label.pin.width(100).aspectRatio(0)
    }

    /// References that cannot be used, and a view that cannot use any.
    private func referToWrongNodes() {
        otherWindow.lostView.pin.right(10)
        label.pin.below(of: otherWindow.lostView)
        label.pin.below(of: otherWindow.content)
        label.pin.below(of: visible([hiddenField]))
        badge.pin.horizontallyBetween(badge, and: card)
        badge.pin.horizontallyBetween(card, and: card)
        badge.pin.horizontallyBetween(card, and: picture)
    }

    /// Alignments in a space that is not given.
    private func alignWithoutEdges() {
        badge.pin.left().width(250).justify(.center)
        badge.pin.hCenter().width(80).pinEdges().justify(.right)
        badge.pin.top(10).pinEdges()
    }

    /// Sizes from content that is not there, or that is asked twice.
    private func sizeContentWrongly() {
        picture.pin.width(100).aspectRatio()
        picture.pin.size(80).aspectRatio(2)
        label.pin.width(200).sizeToFit(.width).aspectRatio(2)
        otherWindow.thermometer.pin.sizeToFit()
        _ = otherWindow.thermometer.autoSizeThatFits(Size(width: 10, height: 40)) {}
        label.pin.width(0).sizeToFit(.width)
        label.pin.height(300).width(200).sizeToFit(.width)
        picture.measure = { _ in Size(width: -20, height: 80) }
        picture.pin.sizeToFit()
        picture.measure = nil
        label.pin.width(200).height(40)
    }

    /// Frames that do not exist.
    private func leaveNoRoom() {
        badge.pin.horizontally(-1e308)
        badge.pin.left(300).right(200)
        badge.transform = Transform(rotationDegrees: 45)
        badge.pinFrame.bottomRight(16).width(100).height(20)
    }
}

/// Views that have no place in the tree of the screen.
final class OtherWindow {
    let root = LayoutNode("otherWindow")
    let content = LayoutNode("content")
    let lostView = LayoutNode("lostView")
    let thermometer: Thermometer

    init(_ context: LayoutContext) {
        thermometer = Thermometer { context.warningHandler?($0) }
        root.addChild(content)
        root.layoutContext = context
        lostView.layoutContext = context
    }
}

/// A view of a class that cannot measure its content, as is the default for classes that adopt `Layoutable`.
final class Thermometer: Layoutable {
    let nodeName = "thermometer"
    let parentNode: Thermometer? = nil
    let childNodes: [Thermometer] = []
    var untransformedFrame = Rect(x: 0, y: 0, width: 10, height: 40)
    let isVisible = true
    let deliveredWarnings = LayoutWarning.Categories.all
    private let onWarning: (LayoutWarning) -> Void

    init(onWarning: @escaping (LayoutWarning) -> Void) {
        self.onWarning = onWarning
    }

    func insets(of area: LayoutArea) -> EdgeInsets { .zero }

    func report(_ warning: LayoutWarning) { onWarning(warning) }
}

/// A view whose layout asks for layout again and again: the pass that places it is stopped.
final class RestlessView: LayoutNode {
    init() {
        super.init("restless")
    }

    override func layoutChildren() {
        setNeedsLayout()
    }
}

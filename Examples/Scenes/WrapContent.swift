import Plumb

extension Scene {
    static let wrapContent = Scene(
        "wrap-content",
        title: "Wrap content",
        summary: "Views that take the size of their children in four ways, and two containers made of them.",
        size: Size(width: 375, height: 300)
    ) { stage in
        stage.show(WrapFormsView(), caption: "four forms")
        stage.show(WrapContainersView(), caption: "two containers")
    }
}

/// The same two children in five boxes: as they were, and wrapped in each of the four ways.
final class WrapFormsView: LayoutNode {
    private let asItWas = WrappedBox("asItWas")
    private let wrapped = WrappedBox("wrapped")
    private let padded = WrappedBox("padded")
    private let horizontally = WrappedBox("horizontally")
    private let vertically = WrappedBox("vertically")

    init() {
        super.init("four-forms")
        addChildren(asItWas, wrapped, padded, horizontally, vertically)
    }

    override func layoutChildren() {
        for box in [asItWas, wrapped, padded, horizontally, vertically] { box.fill() }

        asItWas.pin.topStart(8)
        wrapped.pin.after(of: asItWas, aligned: .top).marginStart(8).wrapContent()
        padded.pin.after(of: wrapped, aligned: .top).marginStart(8).wrapContent(padding: 10)
        horizontally.pin.below(of: asItWas, aligned: .start).marginTop(8).wrapContent(.horizontally)
        vertically.pin.after(of: horizontally, aligned: .top).marginStart(8).wrapContent(.vertically)
    }
}

/// A box of 130 × 130 with two children in its middle.
final class WrappedBox: LayoutNode {
    private let disc = LayoutNode("disc")
    private let bar = LayoutNode("bar")

    override init(_ name: String, frame: Rect = .zero) {
        super.init(name, frame: frame)
        addChildren(disc, bar)
    }

    /// Gives the box and its children the frames that they have before wrapping.
    func fill() {
        pin.size(130)
        disc.pin.top(30).left(40).size(40)
        bar.pin.below(of: disc, aligned: .left).width(60).height(10).marginTop(10)
    }
}

/// A dialog in the middle of the screen, and a toolbar at its bottom.
final class WrapContainersView: LayoutNode {
    private let dialog = LayoutNode("dialog")
    private let imageView = ImageView("imageView", width: 80, height: 60)
    private let label = Label("label", "Saved to your pictures")
    private let toolbar = LayoutNode("toolbar")
    private let shareButton = Button("shareButton", title: "Share")
    private let editButton = Button("editButton", title: "Edit")
    private let deleteButton = Button("deleteButton", title: "Delete")

    init() {
        super.init("two-containers")
        dialog.addChildren(imageView, label)
        toolbar.addChildren(shareButton, editButton, deleteButton)
        addChildren(dialog, toolbar)
    }

    override func layoutChildren() {
        // The label is centered below the image, wherever that is; then the dialog closes around both.
        imageView.pin.sizeToFit()
        label.pin.below(of: imageView, aligned: .center).marginTop(4).sizeToFit()
        dialog.pin.center().wrapContent(padding: 10)

        // The buttons form a row; the toolbar is as wide as they are, with a padding of its own for each side.
        shareButton.pin.topStart().sizeToFit()
        editButton.pin.after(of: shareButton, aligned: .top).marginStart(8).sizeToFit()
        deleteButton.pin.after(of: editButton, aligned: .top).marginStart(8).sizeToFit()
        toolbar.pin.bottomCenter(16).wrapContent(padding: EdgeInsets(top: 4, left: 12, bottom: 4, right: 12))
    }
}

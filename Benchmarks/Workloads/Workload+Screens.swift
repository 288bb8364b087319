import Plumb

/// The screens of the examples with the same names: several chains that depend on each other, and texts that are measured.
extension Workload {
    static let screens = [
        Workload(
            "intro", "a logo, a control, a text that is measured, and a separator", views: 4,
            on: Intro<Floor>.init, Intro<Expert>.init, Intro<Idiomatic>.init, Intro<OwnClass>.init
        ),
        Workload(
            "adaptive", "a text that is measured, and a control below or beside it", views: 2,
            on: Adaptive<Floor>.init, Adaptive<Expert>.init, Adaptive<Idiomatic>.init, Adaptive<OwnClass>.init
        ),
        Workload(
            "form", "a title, a panel with four fields, and a button", views: 7,
            on: Form<Floor>.init, Form<Expert>.init, Form<Idiomatic>.init, Form<OwnClass>.init
        ),
    ]
}

/// The root of a screen, and how its views are made.
private struct Screen<Kind: ViewKind> {
    let root: Kind.View
    let scale: Double

    init(_ name: String, width: Double, height: Double, safeArea: EdgeInsets = .zero, _ variant: FrameCheck.Variant) {
        let frame = Rect(x: 0, y: 0, width: width + variant.growth.width, height: height + variant.growth.height)
        root = Kind.make(name, frame, in: nil, World(scale: variant.scale, safeArea: safeArea))
        scale = variant.scale
    }

    func view(_ name: String, width: Double = 0, height: Double = 0, in parent: Kind.View? = nil) -> Kind.View {
        Kind.make(
            name, Rect(x: 0, y: 0, width: width, height: height), in: parent ?? root, World(scale: scale))
    }

    func label(_ name: String, _ text: String, advance: Double = 8, lineHeight: Double = 20) -> Kind.View {
        let text = TextMeasurer(text, advance: advance, lineHeight: lineHeight)
        return Kind.make(name, .zero, in: root, World(scale: scale, text: text))
    }
}

extension FrameHolder {
    fileprivate func heightThatFits(width: Double) -> Double {
        sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude)).height
    }
}

// MARK: The screen of PinLayout's introduction

private final class Intro<Kind: ViewKind>: Subject {
    let root, logo, segmented, textLabel, separator: Kind.View
    let safeArea = EdgeInsets(top: 44, left: 20, bottom: 21, right: 20)

    init(_ variant: FrameCheck.Variant) {
        let screen = Screen<Kind>("intro", width: 400, height: 300, safeArea: safeArea, variant)
        root = screen.root
        logo = screen.view("logo")
        segmented = screen.view("segmented", height: 30)
        textLabel = screen.label(
            "textLabel",
            "A chain of calls describes where a view goes, and the frame is there when the line ends. "
                + "There are no constraints to solve and no passes to wait for."
        )
        separator = screen.view("separator", height: 1)
    }

    var views: [Kind.View] { [logo, segmented, textLabel, separator] }

    func layOutByHand() {
        let padding = 10.0
        let image = logo.setFrame(x: safeArea.left + padding, y: safeArea.top + padding, width: 100, height: 100)
        let x = image.maxX + padding
        let control = segmented.setFrame(
            x: x, y: image.minY, width: root.frame.width - safeArea.right - padding - x, height: segmented.frame.height
        )
        let text = textLabel.setFrame(
            x: control.minX, y: control.maxY + padding,
            width: control.width, height: textLabel.heightThatFits(width: control.width)
        )
        let start = min(image.minX, text.minX)
        separator.setFrame(
            x: start, y: max(image.maxY, text.maxY) + padding,
            width: control.maxX - start, height: separator.frame.height
        )
    }
}

extension Intro: ChainSubject where Kind.View: Layoutable, Kind.View.LayoutBase == Kind.View {
    func pin() {
        let padding = 10.0
        logo.pin.top(root.pin.safeArea).left(root.pin.safeArea).width(100).aspectRatio(1).margin(padding)
        segmented.pin.after(of: logo, aligned: .top).right(root.pin.safeArea).marginHorizontal(padding)
        textLabel.pin.below(of: segmented, aligned: .left).width(of: segmented).pinEdges().marginTop(padding)
            .sizeToFit(.width)
        separator.pin.below(of: [logo, textLabel], aligned: .left).right(to: segmented.edge.right).marginTop(padding)
    }
}

// MARK: A control beside a text or below it

private final class Adaptive<Kind: ViewKind>: Subject {
    let root, textLabel, control: Kind.View

    init(_ variant: FrameCheck.Variant) {
        let screen = Screen<Kind>("adaptive", width: 375, height: 160, variant)
        root = screen.root
        textLabel = screen.label(
            "textLabel", "Choose how the pictures are sorted. You can change it later in the settings.")
        control = screen.view("control", width: 200, height: 30)
    }

    var views: [Kind.View] { [textLabel, control] }

    func layOutByHand() {
        let (width, margin, size) = (root.frame.width, 12.0, control.frame.size)
        let x = width - margin - size.width
        if width < 500 {
            let room = width - 2 * margin
            let text = textLabel.setFrame(
                x: margin, y: margin, width: room, height: textLabel.heightThatFits(width: room))
            control.setFrame(x: x, y: text.maxY + margin, size)
        } else {
            let beside = control.setFrame(x: x, y: margin, size)
            let room = beside.minX - 2 * margin
            textLabel.setFrame(x: margin, y: margin, width: room, height: textLabel.heightThatFits(width: room))
        }
    }
}

extension Adaptive: ChainSubject where Kind.View: Layoutable, Kind.View.LayoutBase == Kind.View {
    func pin() {
        let margin = 12.0
        if root.frame.width < 500 {
            textLabel.pin.top().horizontally().margin(margin).sizeToFit(.width)
            control.pin.below(of: textLabel).end().margin(margin)
        } else {
            control.pin.top().end().margin(margin)
            textLabel.pin.top().start().before(of: control).margin(margin).sizeToFit(.width)
        }
    }
}

// MARK: A form on a panel that is as high as its content

private final class Form<Kind: ViewKind>: Subject {
    let root, title, panel, name, ageSwitch, age, address, button: Kind.View

    init(_ variant: FrameCheck.Variant) {
        let screen = Screen<Kind>("form", width: 375, height: 320, variant)
        root = screen.root
        title = screen.label("title", "Registration", advance: 11, lineHeight: 24)
        panel = screen.view("panel")
        name = screen.view("name", in: panel)
        ageSwitch = screen.view("ageSwitch", in: panel)
        age = screen.view("age", in: panel)
        address = screen.view("address", in: panel)
        button = screen.label("button", "Send")
    }

    var views: [Kind.View] { [title, panel, name, ageSwitch, age, address, button] }

    func layOutByHand() {
        let (width, margin) = (root.frame.width, 12.0)
        let titleSize = title.sizeThatFits(title.frame.size)
        let heading = title.setFrame(x: (width - titleSize.width) / 2, y: 16, titleSize)
        let top = heading.maxY + margin
        let column = panel.pixelGrid.ceiled(width - 2 * 16)
        let field = column - 2 * margin
        let first = name.setFrame(x: margin, y: margin, width: field, height: 36)
        let toggle = ageSwitch.setFrame(x: column - margin - 52, y: first.maxY + margin, width: 52, height: 32)
        let asked = age.setFrame(x: margin, y: toggle.maxY + margin, width: field, height: 36)
        let last = address.setFrame(x: margin, y: asked.maxY + margin, width: field, height: 36)
        let box = panel.setFrame(x: 16, y: top, width: column, height: last.maxY + margin)
        let size = button.sizeThatFits(button.frame.size)
        button.setFrame(x: box.maxX - size.width, y: box.maxY + margin, size)
    }
}

extension Form: ChainSubject where Kind.View: Layoutable, Kind.View.LayoutBase == Kind.View {
    func pin() {
        title.pin.topCenter(16).sizeToFit()
        panel.pin.below(of: title).horizontally(16).marginTop(12)

        name.pin.top().horizontally().height(36).margin(12)
        ageSwitch.pin.below(of: name).end().width(52).height(32).margin(12)
        age.pin.below(of: ageSwitch).horizontally().height(36).margin(12)
        address.pin.below(of: [ageSwitch, age], hidden: .skip).horizontally().height(36).margin(12)

        panel.pin.height(address.frame(.untransformed).maxY + 12)
        button.pin.below(of: panel, aligned: .end).marginTop(12).sizeToFit()
    }
}

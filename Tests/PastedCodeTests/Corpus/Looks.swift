import ConstraintLayout
import UIKitNames

// The parts of UIKit that the corpus uses and `UIKitNames` does not have: looks, on which no frame depends, controls of fixed
// sizes, and constraints of anchors.

struct UIColor: Sendable {
    static let (red, blue, green, gray, white, black) = (
        UIColor(), UIColor(), UIColor(), UIColor(), UIColor(), UIColor()
    )
    static let (label, systemBackground, secondaryLabel, separator) = (UIColor(), UIColor(), UIColor(), UIColor())
    func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}

enum NSTextAlignment { case left, center, right, natural }

final class Looks {
    var (cornerRadius, borderWidth, shadowOpacity) = (0.0, 0.0, 0.0)
    var masksToBounds = false
}

extension UIView {
    var backgroundColor: UIColor? {
        get { nil }
        set { _ = newValue }
    }
    var tintColor: UIColor? {
        get { nil }
        set { _ = newValue }
    }
    var clipsToBounds: Bool {
        get { false }
        set { _ = newValue }
    }
    var layer: Looks { Looks() }
    var translatesAutoresizingMaskIntoConstraints: Bool {
        get { true }
        set { _ = newValue }
    }
    var isUserInteractionEnabled: Bool {
        get { true }
        set { _ = newValue }
    }
}

extension UILabel {
    var textColor: UIColor? {
        get { nil }
        set { _ = newValue }
    }
    var textAlignment: NSTextAlignment {
        get { .natural }
        set { _ = newValue }
    }
}

class UIControl: UIView {
    struct State: Sendable { static let (normal, selected) = (State(), State()) }

    func addTarget(_ action: @escaping () -> Void) {}
}

/// A button is as large as its title, with its insets around it.
class UIButton: UIControl {
    let titleLabel: UILabel? = UILabel()
    var contentEdgeInsets = UIEdgeInsets.zero

    func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
    func setTitleColor(_ color: UIColor?, for state: State) {}
    func setImage(_ image: UIImage?, for state: State) {}

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = titleLabel?.sizeThatFits(.unbounded) ?? .zero
        let (width, height) = (
            contentEdgeInsets.left + contentEdgeInsets.right, contentEdgeInsets.top + contentEdgeInsets.bottom
        )
        return CGSize(width: text.width + width, height: text.height + height)
    }
}

/// A field is as large as its text, or else its placeholder.
class UITextField: UIControl {
    private let label = UILabel()
    var text: String? { didSet { label.text = text } }
    var placeholder: String? { didSet { label.text = text ?? placeholder } }
    var font: UIFont {
        get { label.font }
        set { label.font = newValue }
    }
    var isSecureTextEntry: Bool {
        get { false }
        set { _ = newValue }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(.unbounded) }
}

/// A control that has one size.
class SizedControl: UIControl {
    var ownSize: CGSize { .zero }

    override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = ownSize
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
}

final class UISwitch: SizedControl {
    var isOn = false
    override var ownSize: CGSize { CGSize(width: 51, height: 31) }
}

final class UISlider: SizedControl {
    var value = 0.0
    override var ownSize: CGSize { CGSize(width: 118, height: 34) }
}

final class UIStepper: SizedControl { override var ownSize: CGSize { CGSize(width: 94, height: 32) } }

final class UIProgressView: SizedControl {
    var progress = 0.0
    override var ownSize: CGSize { CGSize(width: 120, height: 4) }
}

final class UIPageControl: SizedControl {
    var (numberOfPages, currentPage) = (0, 0)
    override var ownSize: CGSize { CGSize(width: 120, height: 26) }
}

final class UIActivityIndicatorView: SizedControl {
    override var ownSize: CGSize { CGSize(width: 20, height: 20) }
    func startAnimating() {}
}

/// One of UIKit's anchors.
struct LayoutAnchor {
    let view: LayoutNode
    let attribute: Attribute

    enum Attribute {
        case x(HorizontalAnchor)
        case y(VerticalAnchor)
        case length(SizeAnchor)
    }

    func constraint(equalTo other: LayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(
            view.constrain(to: other.view, attach: false), attribute, other.attribute, constant, multiplier)
    }

    func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view.constrainSelf(), attribute, constant)
    }
}

final class NSLayoutConstraint {
    private let made: LayoutConstraint

    init(
        _ builder: RelationalConstraintBuilder, _ own: LayoutAnchor.Attribute, _ other: LayoutAnchor.Attribute,
        _ constant: CGFloat, _ multiplier: CGFloat
    ) {
        switch (own, other) {
        case (.x(let own), .x(let other)):
            builder.xAxis(own, to: other, constant: constant, multiplier: multiplier, activate: false)
        case (.y(let own), .y(let other)):
            builder.yAxis(own, to: other, constant: constant, multiplier: multiplier, activate: false)
        case (.length(let own), .length(let other)):
            builder.dimension(own, to: other, constant: constant, multiplier: multiplier, activate: false)
        default: preconditionFailure("UIKit relates no anchors of two axes")
        }
        made = builder.constraints[0]
    }

    init(_ builder: SelfConstraintBuilder, _ attribute: LayoutAnchor.Attribute, _ constant: CGFloat) {
        if case .length(.width) = attribute {
            builder.width(constant: constant, activate: false)
        } else {
            builder.height(constant: constant, activate: false)
        }
        made = builder.constraints[0]
    }

    var isActive: Bool {
        get { made.isActive }
        set { made.isActive = newValue }
    }

    static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
}

extension UIView {
    var topAnchor: LayoutAnchor { LayoutAnchor(view: self, attribute: .y(.top)) }
    var bottomAnchor: LayoutAnchor { LayoutAnchor(view: self, attribute: .y(.bottom)) }
    var leadingAnchor: LayoutAnchor { LayoutAnchor(view: self, attribute: .x(.leading)) }
    var trailingAnchor: LayoutAnchor { LayoutAnchor(view: self, attribute: .x(.trailing)) }
    var centerXAnchor: LayoutAnchor { LayoutAnchor(view: self, attribute: .x(.centerX)) }
    var centerYAnchor: LayoutAnchor { LayoutAnchor(view: self, attribute: .y(.centerY)) }
    var widthAnchor: LayoutAnchor { LayoutAnchor(view: self, attribute: .length(.width)) }
    var heightAnchor: LayoutAnchor { LayoutAnchor(view: self, attribute: .length(.height)) }
}

func floor(_ number: CGFloat) -> CGFloat { number.rounded(.down) }

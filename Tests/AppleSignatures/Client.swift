// swift-format-ignore-file

// The code of an app that uses `PlumbUIKit`, to be type-checked.
import PlumbUIKit
import UIKit

final class Card: UIView {
    private let picture = UIImageView(frame: .zero)
    private let name = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(picture)
        addSubview(name)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.pin.top(pin.safeArea.top + 10).left(10).width(64).aspectRatio()
        name.pin.after(of: picture, aligned: .center).right(10).marginLeft(8).sizeToFit(.width)
        hstack(.fix(10), .fill(name), .fix(10))
        name.anchor.left.align(to: picture.anchor.right)
        layer.pin.all()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        pin.width(Double(size.width))
        return CGSize(autoSizeThatFits(Size(size)) { layoutSubviews() })
    }
}

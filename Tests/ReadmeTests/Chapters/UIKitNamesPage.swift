#if !canImport(UIKit)
import Testing
import UIKitNames

/// Runs the code of the page of UIKitNames.
@Suite("The page of UIKitNames")
struct UIKitNamesPage {
    // README: uikit names
    final class FeedCell: UIView {
        let avatar = UIImageView()
        let name = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(avatar)
            addSubview(name)
        }

        required init?(coder: NSCoder) { fatalError("no archives") }

        override func layoutSubviews() {
            super.layoutSubviews()
            avatar.pin.topLeft(12).size(40)
            name.pin.after(of: avatar, aligned: .center).right(12).marginLeft(8)
                .sizeToFit(.width)
        }
    }
    // README: end

    @Test("A cell lays itself out")
    func cell() {
        // README: uikit names run
        let cell = FeedCell(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
        cell.name.text = "Ada Lovelace"
        cell.layoutIfNeeded()
        print(cell.name.frame)  // (60, 22, 248, 21)
        // README: end
    }
}
#endif

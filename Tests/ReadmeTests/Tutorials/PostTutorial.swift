import Testing

// README: post imports
#if canImport(UIKit)
import PlumbUIKit
import UIKit
#else
import UIKitNames
#endif
// README: end

#if !canImport(UIKit)
/// The steps of the tutorial "From PinLayout".
@Suite("From PinLayout")
struct PostTutorial {
    enum Original {
        // README: post 1
        final class PostView: UIView {
            let avatar = UIImageView()
            let nameLabel = UILabel()
            let dateLabel = UILabel()
            let bodyLabel = UILabel()
            let photo = UIImageView()
            private let padding: CGFloat = 12

            override init(frame: CGRect) {
                super.init(frame: frame)
                bodyLabel.numberOfLines = 0
                addSubview(avatar)
                addSubview(nameLabel)
                addSubview(dateLabel)
                addSubview(bodyLabel)
                addSubview(photo)
            }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) has not been implemented")
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                layout()
            }

            override func sizeThatFits(_ size: CGSize) -> CGSize {
                autoSizeThatFits(size) { layout() }
            }

            private func layout() {
                avatar.pin.top(padding).start(padding).size(40)
                dateLabel.pin.top(padding).end(padding).sizeToFit()
                nameLabel.pin.after(of: avatar, aligned: .center).before(of: dateLabel)
                    .marginHorizontal(8).sizeToFit(.width)
                bodyLabel.pin.below(of: avatar).horizontally(padding).marginTop(8)
                    .sizeToFit(.width)
                photo.pin.below(of: bodyLabel).start(padding).end(padding).width(200)
                    .marginTop(8).marginBottom(padding).aspectRatio()
            }
        }
        // README: end
    }

    @Test("The view as it was")
    func original() throws {
        typealias PostView = Original.PostView
        // README: post 1 run
        let post = PostView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
        post.nameLabel.text = "Ada Lovelace"
        post.dateLabel.text = "2 h"
        post.bodyLabel.text = "It weaves patterns as the loom weaves flowers and leaves."
        post.photo.image = UIImage(size: CGSize(width: 640, height: 480))

        post.pin.sizeToFit(.width)
        post.layoutIfNeeded()

        print(post.frame)  // (0, 0, 320, 271)
        print(post.bodyLabel.frame)  // (12, 60, 296, 41)
        print(post.photo.frame)  // (12, 109, 200, 150)
        // README: end
        // README: post names
        for case (let name?, let view as LayoutNode) in Mirror(reflecting: post).children {
            view.nodeName = name
        }
        // README: end
        post.nodeName = "post"
        try expectPicture("post-1", of: post)

        var warnings: [LayoutWarning] = []
        post.layoutContext.warningHandler = { warnings.append($0) }
        post.setNeedsLayout()
        post.layoutIfNeeded()
        let shown = try Readme.blocks(of: "text", in: "Sources/Plumb/Plumb.docc/FromPinLayout.md")
        #expect(warnings.count == 1)
        for warning in warnings { #expect(shown.contains("plumb: \(warning)"), "\(warning)") }
    }

    enum Mended {
        final class PostView: UIView {
            let avatar = UIImageView()
            let nameLabel = UILabel()
            let dateLabel = UILabel()
            let bodyLabel = UILabel()
            let photo = UIImageView()
            private let padding: CGFloat = 12

            override init(frame: CGRect) {
                super.init(frame: frame)
                bodyLabel.numberOfLines = 0
                addSubview(avatar)
                addSubview(nameLabel)
                addSubview(dateLabel)
                addSubview(bodyLabel)
                addSubview(photo)
            }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) has not been implemented")
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                layout()
            }

            override func sizeThatFits(_ size: CGSize) -> CGSize {
                autoSizeThatFits(size) { layout() }
            }

            private func layout() {
                avatar.pin.top(padding).start(padding).size(40)
                dateLabel.pin.top(padding).end(padding).sizeToFit()
                nameLabel.pin.after(of: avatar, aligned: .center).before(of: dateLabel)
                    .marginHorizontal(8).sizeToFit(.width)
                bodyLabel.pin.below(of: avatar).horizontally(padding).marginTop(8)
                    .sizeToFit(.width)
                // README: post 2
                photo.pin.below(of: bodyLabel).start(padding).width(200).marginTop(8)
                    .marginBottom(padding).aspectRatio()
                // README: end
            }
        }
    }

    @Test("Settings belong to a tree")
    func settings() {
        let post = Mended.PostView(frame: .zero)
        // README: post settings
        Pin(post).logWarnings = false  // Pin.logWarnings = false
        Pin(post).layoutDirection(.rtl)  // Pin.layoutDirection(.rtl)
        // README: end
        #expect(post.layoutDirection == .rightToLeft)
        #expect(post.layoutContext.wantedWarnings.isEmpty)
    }

    private typealias PostView = Mended.PostView

    // README: post test
    @Test("A post is as high as its content", arguments: [LayoutDirection.ltr, .rtl])
    func height(direction: LayoutDirection) {
        let post = PostView(frame: .zero)
        Pin(post).layoutDirection(direction)
        var warnings: [LayoutWarning] = []
        post.layoutContext.warningHandler = { warnings.append($0) }
        post.nameLabel.text = "Ada Lovelace"
        post.dateLabel.text = "2 h"
        post.bodyLabel.text = "It weaves patterns as the loom weaves flowers and leaves."
        post.photo.image = UIImage(size: CGSize(width: 640, height: 480))

        post.pin.width(320).sizeToFit(.width)
        post.layoutIfNeeded()

        #expect(post.frame.height == 271)
        #expect(post.photo.frame.minX == (direction == .ltr ? 12 : 108))
        #expect(warnings.isEmpty)
    }
    // README: end

    @Test("The view without warnings, from right to left")
    func mended() throws {
        let post = PostView(frame: .zero)
        Pin(post).layoutDirection(.rtl)
        post.nameLabel.text = "Ada Lovelace"
        post.dateLabel.text = "2 h"
        post.bodyLabel.text = "It weaves patterns as the loom weaves flowers and leaves."
        post.photo.image = UIImage(size: CGSize(width: 640, height: 480))
        for case (let name?, let view as LayoutNode) in Mirror(reflecting: post).children { view.nodeName = name }
        post.nodeName = "post"
        post.pin.width(320).sizeToFit(.width)
        post.layoutIfNeeded()
        try expectPicture("post-2", of: post)
    }
}

/// The last step: the same view as a node.
enum Moved {
    final class PostNode: LayoutNode {
        let avatar = LayoutNode("avatar")
        let name = LayoutNode("name")
        let date = LayoutNode("date")
        let body = LayoutNode("body")
        let photo = LayoutNode("photo")
        private let padding = 12.0

        init() {
            super.init("post")
            addChildren(avatar, name, date, body, photo)
        }

        override func layoutChildren() {
            avatar.pin.top(padding).start(padding).size(40)
            date.pin.top(padding).end(padding).sizeToFit()
            name.pin.after(of: avatar, aligned: .center).before(of: date)
                .marginHorizontal(8).sizeToFit(.width)
            body.pin.below(of: avatar).horizontally(padding).marginTop(8)
                .sizeToFit(.width)
            photo.pin.below(of: body).start(padding).width(200).marginTop(8)
                .marginBottom(padding).aspectRatio()
        }

        override func sizeThatFits(_ proposal: Size) -> Size {
            autoSizeThatFits(proposal) { layoutChildren() }
        }
    }
}

extension PostTutorial {
    @Test("The node is laid out like the view")
    func node() {
        let post = Moved.PostNode()
        post.name.measure = { TextMeasurer("Ada Lovelace").sizeThatFits($0) }
        post.date.measure = { TextMeasurer("2 h").sizeThatFits($0) }
        post.body.measure = { TextMeasurer("The engine weaves algebraic patterns as").sizeThatFits($0) }
        post.photo.imageSize = Size(width: 640, height: 480)
        post.pin.width(320).sizeToFit(.width)
        post.layoutIfNeeded()
        #expect(post.photo.frame == Rect(x: 12, y: 85, width: 200, height: 150))
        #expect(post.frame.height == 247)
    }
}
#endif

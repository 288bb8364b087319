import ConstraintLayout
import Plumb

/// Constraints on nodes, beside stacks, chains and frames by hand: made and solved, and solved again for another width.
extension Workload {
    static let constraints =
        pair(
            "constraints", "the feed cell", views: 15, make: { FeedItemSubject() },
            stack: { $0.stack() }
        )
        + pair("constraints-form", "a form of 100 rows", views: 200, make: { FormSubject() }, stack: { $0.stack() })

    /// The same layout made and laid out, and laid out in another width.
    private static func pair<Subject: ConstraintSubject>(
        _ name: String, _ summary: String, views: Int, make: @escaping @Sendable () -> Subject,
        stack: (@Sendable (Subject) -> Void)? = nil
    ) -> [Workload] {
        [
            Workload("\(name)-build", "\(summary), made and laid out", views: views) {
                let kept = Kept<Subject>()
                func contender(_ name: String, _ layOut: @escaping (Subject) -> Void) -> Contender {
                    Contender(name, result: { kept.value?.frames }) {
                        let subject = make()
                        layOut(subject)
                        kept.value = subject
                    }
                }
                return Setup(
                    nil,
                    [
                        contender("idiomatic") { $0.layOutByHand() },
                        contender("pin") { $0.pin() },
                        stack.map { contender("stack", $0) },
                        contender("constraints") {
                            $0.constrain()
                            $0.root.layoutIfNeeded()
                        },
                    ].compactMap { $0 }
                )
            },
            Workload("\(name)-resize", "\(summary) in another width", views: views) {
                func contender(
                    _ name: String, _ subject: Subject, _ layOut: @escaping (Subject) -> Void
                ) -> Contender {
                    Contender(name, result: { subject.frames }) {
                        subject.root.frame.size.width = subject.root.frame.width == 320 ? 400 : 320
                        layOut(subject)
                    }
                }
                let constrained = make()
                constrained.constrain()
                return Setup(
                    nil,
                    [
                        contender("idiomatic", make()) { $0.layOutByHand() },
                        contender("pin", make()) { $0.pin() },
                        stack.map { contender("stack", make(), $0) },
                        contender("constraints", constrained) { $0.root.layoutIfNeeded() },
                    ].compactMap { $0 }
                )
            },
        ]
    }
}

/// Nodes that can be laid out in several ways, all of them children of one root that is 320 points wide.
private protocol ConstraintSubject: SendableMetatype {
    var root: LayoutNode { get }
    func layOutByHand()
    func pin()
    func constrain()
}

extension ConstraintSubject {
    fileprivate var frames: [Double] { root.children.flatMap { $0.frame.numbers } }
}

/// The cell of a social feed, whose views move to another root that leaves layout to constraints.
private struct FeedItemSubject: ConstraintSubject {
    let cell = FeedItemCell()
    var views: FeedItemViews<LayoutNode> { cell.views }
    let root: LayoutNode

    init() {
        root = LayoutNode("cell", frame: cell.frame)
        // Constraints round once and chains at each step. Here half a point is a pixel, so that both give the same frames.
        root.layoutContext.displayScale = 2
        for view in cell.children { root.addChild(view) }
    }

    func layOutByHand() {
        cell.frame = root.frame
        cell.layOutByHand()
    }

    func pin() {
        cell.layoutChildren()
    }

    func stack() {
        root.hstack(.fix(8), .fix(views.actionLabel, 148), .flex(), .fix(views.optionsLabel, 22), .fix(8))
        root.hstack(.fix(8), .fix(views.posterImage, 50), .fix(4), .fix(views.posterHeadline, 142), .flex())
        root.hstack(from: views.posterHeadline.edge.left, .fix(views.posterName, 96), .flex())
        root.hstack(from: views.posterHeadline.edge.left, .fix(views.posterTime, 41), .flex())
        root.hstack(.fix(8), .fix(views.posterComment, 213), .flex())
        root.hstack(.fix(8), .flex(views.contentImage), .fix(8))
        root.hstack(.fix(8), .fix(views.contentTitle, 187), .flex())
        root.hstack(.fix(8), .fix(views.contentDomain, 110), .flex())
        root.hstack(.fix(8), .fix(views.likeLabel, 32), .flex(), .fix(views.shareLabel, 40), .fix(8))
        root.hstack(.fill(), .fix(views.commentLabel, 66), .fill())
        root.hstack(.fix(8), .fix(views.actorImage, 44), .fix(4), .fix(views.actorComment, 133), .flex())

        root.vstack(.fix(8), .fix(views.optionsLabel, 14), .flex())
        root.vstack(.fix(8), .fix(views.actionLabel, 18), .fix(10), .fix(views.posterImage, 50), .flex())
        let (poster, headline) = (views.posterImage.edge, views.posterHeadline.edge)
        root.vstack(from: poster.top, to: poster.bottom, .fill(), .fix(views.posterHeadline, 15), .fill())
        root.vstack(to: headline.top, .flex(), .fix(views.posterName, 17), .fix(4))
        root.vstack(
            from: headline.bottom, .fix(4), .fix(views.posterTime, 15), .fix(4), .fix(views.posterComment, 17), .fix(4),
            .fix(views.contentImage, 160), .fix(views.contentTitle, 18), .fix(views.contentDomain, 15), .fix(4),
            .fix([views.likeLabel, views.commentLabel, views.shareLabel], 16), .fix(4), .fix(views.actorImage, 44),
            .flex()
        )
        let actor = views.actorImage.edge
        root.vstack(from: actor.top, to: actor.bottom, .fill(), .fix(views.actorComment, 17), .fill())
    }

    func constrain() {
        views.optionsLabel.constrain(to: root).top(constant: 8).trailing(constant: 8)
        views.actionLabel.constrain(to: root).top(constant: 8).leading(constant: 8)

        views.posterImage.constrain(to: views.actionLabel).leading().yAxis(.top, to: .bottom, constant: 10)
        views.posterHeadline.constrain(after: views.posterImage).leadingTrailing(constant: 4)
        views.posterHeadline.constrain(to: views.posterImage).centerY()
        views.posterName.constrain(to: views.posterHeadline).leading().yAxis(.bottom, to: .top, constant: -4)
        views.posterTime.constrain(to: views.posterHeadline).leading()
        views.posterTime.constrain(after: views.posterHeadline).topBottom(constant: 4)
        views.posterComment.constrain(to: root).leading(constant: 8)
        views.posterComment.constrain(after: views.posterTime).topBottom(constant: 4)

        views.contentImage.constrain(after: views.posterComment).topBottom(constant: 4)
        views.contentImage.constrain(to: root).leading(constant: 8).trailing(constant: 8)
        views.contentTitle.constrain(after: views.contentImage).topBottom()
        views.contentTitle.constrain(to: root).leading(constant: 8)
        views.contentDomain.constrain(after: views.contentTitle).topBottom()
        views.contentDomain.constrain(to: root).leading(constant: 8)

        views.likeLabel.constrain(after: views.contentDomain).topBottom(constant: 4)
        views.likeLabel.constrain(to: root).leading(constant: 8)
        views.commentLabel.constrain(to: views.likeLabel).top()
        views.commentLabel.constrain(to: root).centerX()
        views.shareLabel.constrain(to: views.likeLabel).top()
        views.shareLabel.constrain(to: root).trailing(constant: 8)

        views.actorImage.constrain(to: views.likeLabel).leading()
        views.actorImage.constrain(after: views.likeLabel).topBottom(constant: 4)
        views.actorComment.constrain(after: views.actorImage).leadingTrailing(constant: 4)
        views.actorComment.constrain(to: views.actorImage).centerY()
    }
}

/// Rows of a label of a fixed width and a field that takes the rest.
private struct FormSubject: ConstraintSubject {
    let root = LayoutNode("form", frame: Rect(x: 0, y: 0, width: 320, height: 3000))
    let rows: [(label: LayoutNode, field: LayoutNode)]

    init() {
        rows = (0..<100).map { (LayoutNode("label \($0)"), LayoutNode("field \($0)")) }
        for row in rows { root.addChildren(row.label, row.field) }
    }

    func layOutByHand() {
        let width = root.frame.width
        var y = 8.0
        for row in rows {
            row.label.setFrame(x: 8, y: y, width: 90, height: 20)
            row.field.setFrame(x: 102, y: y, width: width - 102 - 8, height: 20)
            y += 28
        }
    }

    func pin() {
        var y = 8.0
        for row in rows {
            row.label.pin.top(y).left(8).width(90).height(20)
            row.field.pin.after(of: row.label, aligned: .top).right(8).marginLeft(4).height(20)
            y += 28
        }
    }

    func stack() {
        root.stacks {
            $0.hstack(.fix(8), .fix(rows.map { $0.label }, 90), .fix(4), .fill(rows.map { $0.field }), .fix(8))
            $0.vstack {
                for row in rows {
                    StackItem<LayoutNode>.fix(8)
                    StackItem.fix([row.label, row.field], 20)
                }
                StackItem<LayoutNode>.fill()
            }
        }
    }

    func constrain() {
        var above: LayoutNode?
        for row in rows {
            row.label.constrainSelf().widthHeight(size: Size(width: 90, height: 20))
            row.label.constrain(to: root).leading(constant: 8)
            if let above {
                row.label.constrain(after: above).topBottom(constant: 8)
            } else {
                row.label.constrain(to: root).top(constant: 8)
            }
            row.field.constrain(after: row.label).leadingTrailing(constant: 4)
            row.field.constrain(to: row.label).top().height()
            row.field.constrain(to: root).trailing(constant: 8)
            above = row.label
        }
    }
}

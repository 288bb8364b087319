import ConstraintLayout
import Plumb

/// Constraints on nodes, beside stacks, chains and frames by hand: made and solved, and solved again for another width.
extension Workload {
    static let constraints =
        pair(
            "constraints", "the feed cell", views: FeedItemCell.viewCount, make: { FeedItemSubject() },
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
                        contender("manual") { $0.layOutManually() },
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
                        contender("manual", make()) { $0.layOutManually() },
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
    func layOutManually()
    func pin()
    func constrain()
}

extension ConstraintSubject {
    fileprivate var frames: [Double] { root.children.flatMap { $0.frame.numbers } }
}

/// The cell of a social feed, whose views move to another root that leaves layout to constraints.
private struct FeedItemSubject: ConstraintSubject {
    let cell = FeedItemCell()
    let root: LayoutNode

    init() {
        root = LayoutNode("cell", frame: cell.frame)
        // Constraints round once and chains at each step. Here half a point is a pixel, so that both come to the same.
        root.layoutContext.displayScale = 2
        for view in cell.children { root.addChild(view) }
    }

    func layOutManually() {
        cell.frame = root.frame
        cell.layOutManually()
    }

    func pin() {
        cell.layoutChildren()
    }

    func stack() {
        root.hstack(.fix(8), .fix(cell.actionLabel, 148), .flex(), .fix(cell.optionsLabel, 22), .fix(8))
        root.hstack(.fix(8), .fix(cell.posterImage, 50), .fix(4), .fix(cell.posterHeadline, 142), .flex())
        root.hstack(from: cell.posterHeadline.edge.left, .fix(cell.posterName, 96), .flex())
        root.hstack(from: cell.posterHeadline.edge.left, .fix(cell.posterTime, 41), .flex())
        root.hstack(.fix(8), .fix(cell.posterComment, 213), .flex())
        root.hstack(.fix(8), .flex(cell.contentImage), .fix(8))
        root.hstack(.fix(8), .fix(cell.contentTitle, 187), .flex())
        root.hstack(.fix(8), .fix(cell.contentDomain, 110), .flex())
        root.hstack(.fix(8), .fix(cell.likeLabel, 32), .flex(), .fix(cell.shareLabel, 40), .fix(8))
        root.hstack(.fill(), .fix(cell.commentLabel, 66), .fill())
        root.hstack(.fix(8), .fix(cell.actorImage, 44), .fix(4), .fix(cell.actorComment, 133), .flex())

        root.vstack(.fix(8), .fix(cell.optionsLabel, 14), .flex())
        root.vstack(.fix(8), .fix(cell.actionLabel, 18), .fix(10), .fix(cell.posterImage, 50), .flex())
        let (poster, headline) = (cell.posterImage.edge, cell.posterHeadline.edge)
        root.vstack(from: poster.top, to: poster.bottom, .fill(), .fix(cell.posterHeadline, 15), .fill())
        root.vstack(to: headline.top, .flex(), .fix(cell.posterName, 17), .fix(4))
        root.vstack(
            from: headline.bottom, .fix(4), .fix(cell.posterTime, 15), .fix(4), .fix(cell.posterComment, 17), .fix(4),
            .fix(cell.contentImage, 160), .fix(cell.contentTitle, 18), .fix(cell.contentDomain, 15), .fix(4),
            .fix([cell.likeLabel, cell.commentLabel, cell.shareLabel], 16), .fix(4), .fix(cell.actorImage, 44), .flex()
        )
        let actor = cell.actorImage.edge
        root.vstack(from: actor.top, to: actor.bottom, .fill(), .fix(cell.actorComment, 17), .fill())
    }

    func constrain() {
        cell.optionsLabel.constrain(to: root).top(constant: 8).trailing(constant: 8)
        cell.actionLabel.constrain(to: root).top(constant: 8).leading(constant: 8)

        cell.posterImage.constrain(to: cell.actionLabel).leading().yAxis(.top, to: .bottom, constant: 10)
        cell.posterHeadline.constrain(after: cell.posterImage).leadingTrailing(constant: 4)
        cell.posterHeadline.constrain(to: cell.posterImage).centerY()
        cell.posterName.constrain(to: cell.posterHeadline).leading().yAxis(.bottom, to: .top, constant: -4)
        cell.posterTime.constrain(to: cell.posterHeadline).leading()
        cell.posterTime.constrain(after: cell.posterHeadline).topBottom(constant: 4)
        cell.posterComment.constrain(to: root).leading(constant: 8)
        cell.posterComment.constrain(after: cell.posterTime).topBottom(constant: 4)

        cell.contentImage.constrain(after: cell.posterComment).topBottom(constant: 4)
        cell.contentImage.constrain(to: root).leading(constant: 8).trailing(constant: 8)
        cell.contentTitle.constrain(after: cell.contentImage).topBottom()
        cell.contentTitle.constrain(to: root).leading(constant: 8)
        cell.contentDomain.constrain(after: cell.contentTitle).topBottom()
        cell.contentDomain.constrain(to: root).leading(constant: 8)

        cell.likeLabel.constrain(after: cell.contentDomain).topBottom(constant: 4)
        cell.likeLabel.constrain(to: root).leading(constant: 8)
        cell.commentLabel.constrain(to: cell.likeLabel).top()
        cell.commentLabel.constrain(to: root).centerX()
        cell.shareLabel.constrain(to: cell.likeLabel).top()
        cell.shareLabel.constrain(to: root).trailing(constant: 8)

        cell.actorImage.constrain(to: cell.likeLabel).leading()
        cell.actorImage.constrain(after: cell.likeLabel).topBottom(constant: 4)
        cell.actorComment.constrain(after: cell.actorImage).leadingTrailing(constant: 4)
        cell.actorComment.constrain(to: cell.actorImage).centerY()
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

    func layOutManually() {
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

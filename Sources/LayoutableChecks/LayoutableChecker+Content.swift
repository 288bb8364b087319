import Geometry
import LayoutTree
import Pinning

extension LayoutableChecker {
    /// Measuring: stable, finite, and without an effect.
    func checkContent(_ findings: inout [LayoutableFinding]) {
        let family = makeFamily()
        let node = family.children[0]
        checkFont(of: node, &findings)
        checkBaselines(of: node, &findings)
        checkContentBox(of: node, &findings)
        if let size = node.imageSize, !(size.isFinite && size.width >= 0 && size.height >= 0) {
            findings.append(
                LayoutableFinding("imageSize", "\(size) is no size", "Return nil where there is no image"))
        }
        guard node.isMeasurable else {
            if node.contentSize(within: .unbounded) != nil {
                findings.append(
                    LayoutableFinding(
                        "isMeasurable", "it is false, and contentSize(within:) returns a size",
                        "Return true for a node that measures something"))
            }
            return
        }
        let frames = family.all.map { $0.untransformedFrame }
        let unbounded = Size.unbounded.width
        let proposals = [
            Size.unbounded, Size(width: 100, height: unbounded), Size(width: unbounded, height: 50),
            Size(width: 100, height: 50), .zero,
        ]
        for proposal in proposals where findings.isEmpty {
            checkSize(of: node, within: proposal, &findings)
            checkMinimum(of: node, within: proposal, &findings)
        }
        if zip(family.all, frames).contains(where: { $0.untransformedFrame != $1 }) {
            findings.append(
                LayoutableFinding(
                    "sizeThatFits(_:)", "measuring changes a frame",
                    "Compute the size without changing the node; autoSizeThatFits restores what its closure lays out"))
        }
    }

    private func checkSize(of node: Node, within proposal: Size, _ findings: inout [LayoutableFinding]) {
        let size = node.sizeThatFits(proposal)
        let room = "within (\(text(proposal.width)), \(text(proposal.height)))"
        if !size.isFinite || size.width.isUnbounded || size.height.isUnbounded {
            findings.append(
                LayoutableFinding(
                    "sizeThatFits(_:)", "the size \(room) has no bound",
                    "A proposal of greatestFiniteMagnitude has no bound: return the size that the content needs"))
        } else if size.width < 0 || size.height < 0 {
            findings.append(
                LayoutableFinding("sizeThatFits(_:)", "the size \(room) is negative", "Return zero where nothing fits"))
        } else if node.sizeThatFits(proposal) != size {
            findings.append(
                LayoutableFinding(
                    "sizeThatFits(_:)", "the size \(room) changes from call to call",
                    "Let it depend on the content and the proposal alone"))
        } else if let content = node.contentSize(within: proposal), content != size {
            findings.append(
                LayoutableFinding(
                    "contentSize(within:)", "it is \(content) \(room), and sizeThatFits(_:) returns \(size)",
                    "Return the size that fits, or nil for a node without content"))
        }
    }

    private func checkMinimum(of node: Node, within proposal: Size, _ findings: inout [LayoutableFinding]) {
        let size = node.minimumSize(within: proposal)
        let room = "within (\(text(proposal.width)), \(text(proposal.height)))"
        if !size.isFinite || size.width < 0 || size.height < 0 || size.width.isUnbounded || size.height.isUnbounded {
            findings.append(
                LayoutableFinding(
                    "minimumSize(within:)", "\(size) is no size \(room)",
                    "Return the least size that the content can take, or zero"))
        } else if node.minimumSize(within: proposal) != size {
            findings.append(
                LayoutableFinding(
                    "minimumSize(within:)", "the least size \(room) changes from call to call",
                    "Let it depend on the content and the proposal alone"))
        } else if proposal == .unbounded, let natural = node.contentSize(within: proposal),
            size.width > natural.width + 1e-6 || size.height > natural.height + 1e-6
        {
            findings.append(
                LayoutableFinding(
                    "minimumSize(within:)", "\(size) is larger than \(natural), the size that the content wants",
                    "Return no more than sizeThatFits(_:) without a bound"))
        }
    }

    /// Baselines lie within the node, in order.
    private func checkBaselines(of node: Node, _ findings: inout [LayoutableFinding]) {
        let size = Size(width: 400, height: 400)
        // The last one is rounded to pixels, the first one is not.
        let tolerance = max(1, node.pixelGrid.pixel)
        let (first, last) = (node.firstBaseline(in: size), node.lastBaseline(in: size))
        for (member, baseline) in [("firstBaseline(in:)", first), ("lastBaseline(in:)", last)] {
            guard let baseline, !(baseline >= -tolerance && baseline <= size.height + tolerance) else { continue }
            findings.append(
                LayoutableFinding(
                    member, "a baseline at \(baseline) is outside of a node of \(size)",
                    "Return the distance from the top, downwards, of a line that the node shows"))
        }
        if let first, let last, last < first - tolerance {
            findings.append(
                LayoutableFinding(
                    "lastBaseline(in:)", "the last baseline lies above the first one",
                    "Return the distance of the last line from the top, not from the bottom"))
        }
        if (first == nil) != (last == nil) {
            findings.append(
                LayoutableFinding(
                    "firstBaseline(in:)", "a node has one of the two baselines, and not the other",
                    "Return both, or nil for both"))
        }
    }

    /// The content box lies within the node, and the class says that it has one.
    private func checkContentBox(of node: Node, _ findings: inout [LayoutableFinding]) {
        let insets = node.contentBoxInsets
        if insets != .zero, !Node.hasContentBox {
            findings.append(
                LayoutableFinding(
                    "hasContentBox", "there are insets of a content box, and the class does not say so",
                    "Declare static let hasContentBox = true in the class that adopts Layoutable"))
        }
        if !insets.isFinite || min(insets.top, insets.left, insets.bottom, insets.right) < 0 {
            findings.append(
                LayoutableFinding(
                    "contentBoxInsets", "the content box is not within the node",
                    "Return the padding of the node, in points, positive inwards"))
        }
    }

    private func text(_ length: Double) -> String { length.isUnbounded ? "unbounded" : "\(Int(length))" }

    private func checkFont(of node: Node, _ findings: inout [LayoutableFinding]) {
        guard let font = node.fontMetrics else { return }
        if font.descender > 0 {
            findings.append(
                LayoutableFinding(
                    "fontMetrics", "the descender is positive", "A descender is negative: it lies below the baseline"))
        }
        if font.ascender < font.capHeight || !(font.ascender - font.descender).isFinite {
            findings.append(
                LayoutableFinding(
                    "fontMetrics", "capital letters are higher than a line", "Give all measures of one font, in points")
            )
        }
    }

    /// Measuring by layout: the collector is stored where the class says so, and frames are restored.
    func checkAutoSizing(_ findings: inout [LayoutableFinding]) {
        let family = makeFamily()
        let node = family.root
        let collector = AutoSizing()
        node.autoSizing = collector
        let isStored = node.autoSizing === collector
        node.autoSizing = nil
        if isStored != Node.storesAutoSizing {
            findings.append(
                isStored
                    ? LayoutableFinding(
                        "storesAutoSizing", "autoSizing is stored, and the class does not say so",
                        "Declare static let storesAutoSizing = true in the class that adopts Layoutable")
                    : LayoutableFinding(
                        "autoSizing", "the class says that it stores autoSizing, and it does not",
                        "Declare a stored property var autoSizing: AutoSizing?"))
        }
        if node.autoSizing != nil {
            findings.append(
                LayoutableFinding("autoSizing", "it stays when it is set to nil", "Store nil as well"))
        }
        guard Node.storesAutoSizing, isStored, findings.isEmpty else { return }

        let before = family.all.map { $0.untransformedFrame }
        let child = family.children[1]
        let size = node.autoSizeThatFits(Size(width: 300, height: 200)) { child.pin.topLeft(10).size(30) }
        let insets = Node.hasContentBox ? node.contentBoxInsets : .zero
        let needed = Size(width: 40 + insets.horizontal, height: 40 + insets.vertical)
        if child.isIncludedInAutoSizing, size != needed {
            findings.append(
                LayoutableFinding(
                    "autoSizing", "a child at (10, 10, 30, 30) needs \(needed), and autoSizeThatFits returns \(size)",
                    "Store what is set on the node itself, and return it to its children's chains"))
        }
        if zip(family.all, before).contains(where: { !isClose($0.untransformedFrame, $1) }) {
            findings.append(
                LayoutableFinding(
                    "frameRestorer()", "autoSizeThatFits leaves other frames behind",
                    "Save the frames of the node and of all nodes below it, or leave the default"))
        }
    }

    /// Chains place nodes where they should.
    func checkChains(_ findings: inout [LayoutableFinding]) {
        let family = makeFamily()
        let child = family.children[1]
        child.pin.top(10).left(20).size(30)
        let expected = child.pixelGrid.aligned(Rect(x: 20, y: 10, width: 30, height: 30))
        if !isClose(child.untransformedFrame, expected) {
            findings.append(
                LayoutableFinding(
                    "untransformedFrame", "a chain should set \(expected), and \(child.untransformedFrame) is read",
                    "Store the frame that is set; pixelGrid says what it is snapped to"))
        }
        child.pin.start(20).bottom(10).size(30)
        let room = family.root.contentBox
        let x = child.layoutDirection == .leftToRight ? 20 : room.width - 50
        let atBottom = child.pixelGrid.aligned(Rect(x: x, y: room.height - 40, width: 30, height: 30))
        if !isClose(child.untransformedFrame, atBottom) {
            findings.append(
                LayoutableFinding(
                    "layoutDirection", "a chain should set \(atBottom), and \(child.untransformedFrame) is read",
                    "Return the direction in force for the node, and the size of the parent in its frame"))
        }
    }

    /// Warnings arrive where the tree wants them.
    func checkWarnings(_ findings: inout [LayoutableFinding]) {
        guard let receiveWarnings else { return }
        var warnings: [LayoutWarning] = []
        let (root, child) = (makeNode(), makeNode())
        receiveWarnings(root) { warnings.append($0) }
        addChild(root, child)
        root.untransformedFrame.size = Size(width: 100, height: 100)
        if child.deliveredWarnings.isEmpty {
            findings.append(
                LayoutableFinding(
                    "deliveredWarnings", "no warnings are wanted",
                    "Return the kinds that somebody receives, such as .all"))
            return
        }
        child.pin.left(10).left(20)
        if warnings.isEmpty {
            findings.append(
                LayoutableFinding(
                    "report(_:)", "a warning does not arrive", "Hand the warning to whoever receives those of the tree")
            )
        } else if warnings.count > 1 {
            findings.append(
                LayoutableFinding(
                    "report(_:)", "a warning arrives \(warnings.count) times", "Hand each warning over once"))
        }
    }
}

import Geometry
import LayoutTree
import Pinning

extension LayoutableChecker {
    /// Measuring must be stable, finite, and without side effects.
    func checkContent(_ findings: inout [LayoutableFinding]) {
        let family = makeFamily()
        let node = family.children[0]
        checkFont(of: node, &findings)
        checkBaselines(of: node, &findings)
        checkContentBox(of: node, &findings)
        if let size = node.imageSize, !(size.isFinite && size.width >= 0 && size.height >= 0) {
            findings.append(
                LayoutableFinding("imageSize", "\(size) is not a size", "Return nil where there is no image"))
        }
        guard node.isMeasurable else {
            if node.contentSize(within: .unbounded) != nil {
                findings.append(
                    LayoutableFinding(
                        "isMeasurable", "it is false, but contentSize(within:) returns a size",
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
                    "minimumSize(within:)", "\(size) is not a size \(room)",
                    "Return the least size of the content, or zero"))
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

    /// Baselines must lie within the node, in order.
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
                    "firstBaseline(in:)", "a node has one of the two baselines, but not the other",
                    "Return both, or nil for both"))
        }
    }

    /// The content box must lie within the node, and the class must declare it.
    private func checkContentBox(of node: Node, _ findings: inout [LayoutableFinding]) {
        let insets = node.contentBoxInsets
        if insets != .zero, !Node.hasContentBox {
            findings.append(
                LayoutableFinding(
                    "hasContentBox", "there are insets, but the class does not declare a content box",
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

    /// Measuring by layout: the class must store the collector if it says so, and frames must be restored.
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
                        "storesAutoSizing", "autoSizing is stored, but the class does not declare it",
                        "Declare static let storesAutoSizing = true in the class that adopts Layoutable")
                    : LayoutableFinding(
                        "autoSizing", "the class declares that it stores autoSizing, but does not",
                        "Declare a stored property var autoSizing: AutoSizing?"))
        }
        if node.autoSizing != nil {
            findings.append(
                LayoutableFinding("autoSizing", "setting it to nil does not clear it", "Store nil as well"))
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
                    "autoSizing", "a child at (10, 10, 30, 30) needs \(needed), but autoSizeThatFits returns \(size)",
                    "Store what is set on the node itself, and return it to its children's chains"))
        }
        if zip(family.all, before).contains(where: { !isClose($0.untransformedFrame, $1) }) {
            findings.append(
                LayoutableFinding(
                    "frameRestorer()", "autoSizeThatFits does not restore all frames",
                    "Save the frames of the node and of all nodes below it, or leave the default"))
        }
    }

    /// Chains must set the frames that they compute.
    func checkChains(_ findings: inout [LayoutableFinding]) {
        let family = makeFamily()
        let child = family.children[1]
        child.pin.top(10).left(20).size(30)
        let expected = child.pixelGrid.aligned(Rect(x: 20, y: 10, width: 30, height: 30))
        if !isClose(child.untransformedFrame, expected) {
            findings.append(
                LayoutableFinding(
                    "untransformedFrame", "a chain should set \(expected), but \(child.untransformedFrame) is read",
                    "Store the frame as it is set; it is already snapped to pixelGrid"))
        }
        child.pin.start(20).bottom(10).size(30)
        let room = family.root.contentBox
        let x = child.layoutDirection == .leftToRight ? 20 : room.width - 50
        let atBottom = child.pixelGrid.aligned(Rect(x: x, y: room.height - 40, width: 30, height: 30))
        if !isClose(child.untransformedFrame, atBottom) {
            findings.append(
                LayoutableFinding(
                    "layoutDirection", "a chain should set \(atBottom), but \(child.untransformedFrame) is read",
                    "Return the direction in force for the node, and the size of the parent in its frame"))
        }
    }

    /// Warnings must arrive at the receiver of the tree.
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
                    "deliveredWarnings", "it is empty",
                    "Return the kinds of warnings to deliver, such as .all"))
            return
        }
        child.pin.left(10).left(20)
        if warnings.isEmpty {
            findings.append(
                LayoutableFinding(
                    "report(_:)", "a warning does not arrive", "Pass the warning to the receiver of the tree")
            )
        } else if warnings.count > 1 {
            findings.append(
                LayoutableFinding(
                    "report(_:)", "a warning arrives \(warnings.count) times", "Pass each warning on once"))
        }
    }
}

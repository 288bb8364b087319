import Geometry
import LayoutTree

extension LayoutableChecker {
    /// A frame must be read as it was set, and setting it must change nothing else.
    func checkFrames(_ findings: inout [LayoutableFinding]) {
        let family = makeFamily()
        checkStorage(family.children[1], &findings)
        guard findings.isEmpty else { return }

        let before = family.all.map { $0.untransformedFrame }
        family.children[0].untransformedFrame.origin = Point(x: 50, y: 60)
        if family.grandchild.untransformedFrame != before[4] {
            findings.append(
                LayoutableFinding(
                    "untransformedFrame", "moving a node changes the frame of its child",
                    "Return frames in the coordinate space of the parent, not of the window"))
        }
        let others = [(family.root, before[0]), (family.children[1], before[2]), (family.children[2], before[3])]
        if others.contains(where: { $0.untransformedFrame != $1 }) {
            findings.append(
                LayoutableFinding(
                    "untransformedFrame", "moving a node changes the frame of its parent or a sibling",
                    "Store one frame for each node, and let nothing else follow it"))
        }
        guard family.children[0].isFlipped else { return }
        family.children[0].untransformedFrame.size = Size(width: 90, height: 40)
        if family.grandchild.untransformedFrame.size != before[4].size {
            findings.append(
                LayoutableFinding(
                    "untransformedFrame", "resizing a node resizes its child",
                    "Turn off automatic resizing of children; the layout code resizes them"))
        }
    }

    private func checkStorage(_ node: Node, _ findings: inout [LayoutableFinding]) {
        let whole = Rect(x: 12, y: 34, width: 56, height: 78)
        node.untransformedFrame = whole
        guard isClose(node.untransformedFrame, whole) else {
            findings.append(
                LayoutableFinding(
                    "untransformedFrame", "\(whole) was set, and \(node.untransformedFrame) is read",
                    "Store all four numbers, and read them in the space in which they are set"))
            return
        }
        let fractions = Rect(x: 12.25, y: 34 + 1.0 / 3, width: 56.5, height: 78 + 2.0 / 3)
        node.untransformedFrame = fractions
        if !isClose(node.untransformedFrame, fractions) {
            findings.append(
                LayoutableFinding(
                    "untransformedFrame", "\(fractions) was set, and \(node.untransformedFrame) is read",
                    "Store numbers of type Double, and round nothing: frames are already snapped to pixelGrid"))
        }
        let outside = Rect(x: -12, y: -34, width: 0, height: 1000)
        node.untransformedFrame = outside
        if !isClose(node.untransformedFrame, outside) {
            findings.append(
                LayoutableFinding(
                    "untransformedFrame", "\(outside) was set, and \(node.untransformedFrame) is read",
                    "Store frames as they are, also outside of the parent, empty or larger than it"))
        }
    }

    /// Transformed frames and transforms must agree.
    func checkTransforms(_ findings: inout [LayoutableFinding]) {
        let family = makeFamily()
        let node = family.children[0]
        let (frame, box) = (node.untransformedFrame, node.transformedFrame)
        node.transformedFrame = box.offsetBy(dx: 5, dy: 7)
        if !isClose(node.transformedFrame, box.offsetBy(dx: 5, dy: 7))
            || !isClose(node.untransformedFrame, frame.offsetBy(dx: 5, dy: 7))
        {
            findings.append(
                LayoutableFinding(
                    "transformedFrame", "moving the transformed frame does not move both frames alike",
                    "Setting it keeps the transform and sets the frame that fills the box"))
        }
        node.untransformedFrame = frame

        let plain = node.mapToParent(.untransformed)
        if plain.a != 1 || plain.b != 0 || plain.c != 0 || plain.d != 1 {
            findings.append(
                LayoutableFinding(
                    "mapToParent(_:)", "the untransformed map does more than translate",
                    "For .untransformed add the origin of the frame and subtract the scroll offset, and nothing else"))
        }
        let shown = Rect(origin: node.shownOrigin, size: frame.size)
        let transformed = node.mapToParent(.transformed)
        if transformed.inverted() == nil || !isClose(transformed.apply(to: shown), node.transformedFrame) {
            findings.append(
                LayoutableFinding(
                    "mapToParent(_:)", "the transformed map does not take the node to its transformed frame",
                    "For .transformed, apply the transform whose bounding box is transformedFrame"))
        }
    }

    /// Converting a point to another node and back must return it.
    func checkConversion(_ findings: inout [LayoutableFinding]) {
        let family = makeFamily()
        let point = Point(x: 3, y: 4)
        for kind in [FrameKind.untransformed, .transformed] {
            let there = family.grandchild.convert(point, to: family.children[1], kind)
            let back = there.flatMap { family.grandchild.convert($0, from: family.children[1], kind) }
            guard let back else {
                findings.append(
                    LayoutableFinding(
                        "mapToParent(_:)", "there is no conversion between two nodes of a tree",
                        "Return a transform that has an inverse"))
                return
            }
            if !isClose(point, back) {
                findings.append(
                    LayoutableFinding(
                        "mapToParent(_:)", "converting a point there and back changes it",
                        "Return the same transform each time"))
                return
            }
        }
        let corner = family.grandchild.convert(family.grandchild.shownOrigin, to: family.children[0], .untransformed)
        if let corner, !isClose(corner, family.grandchild.untransformedFrame.origin) {
            findings.append(
                LayoutableFinding(
                    "mapToParent(_:)", "the origin of a node does not lie at the origin of its frame",
                    "For .untransformed add the origin of the frame and subtract the scroll offset"))
        }
    }

    /// The restorer must restore saved frames, also of all descendants.
    func checkFrameRestorer(_ findings: inout [LayoutableFinding]) {
        let family = makeFamily()
        let before = family.all.map { $0.untransformedFrame }
        let restore = family.root.frameRestorer()
        for node in family.all { node.untransformedFrame = Rect(x: 1, y: 2, width: 3, height: 4) }
        restore()
        if zip(family.all, before).contains(where: { !isClose($0.untransformedFrame, $1) }) {
            findings.append(
                LayoutableFinding(
                    "frameRestorer()", "it does not restore all frames",
                    "Save the frames of the node and of all nodes below it, or leave the default"))
        }
    }
}

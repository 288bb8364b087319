import Geometry
import LayoutTree

/// Where every node of a snapshot appears in the space around the root, and which part of that space a picture shows.
///
/// The picture shows the first node and, where others reach outside, up to a quarter of its longer side around it;
/// around a node without size, all there is. The content of a scrolled node is seen through that node only, as in a
/// scroll view. A node that is not finite, or further out than 1e300, is not drawn.
final class Stage {
    let nodes: [LayoutSnapshot.Node]
    let forest: Forest
    /// The map from each node's own space, with y growing downwards, to the space around the root.
    private(set) var maps: [Transform] = []
    /// The corners of each node.
    private(set) var corners: [Corners] = []
    /// The part of each node's upright box that scrolled ancestors let through; nil where there is none.
    private(set) var windows: [Rect?] = []
    /// Where the content of each node can be seen, if scrolled nodes limit it.
    private(set) var contentWindows: [Rect?] = []
    /// Whether the node or an ancestor is hidden or fully transparent.
    private(set) var isHidden: [Bool] = []
    /// The opacity of each node with those of its ancestors, from 0 to 1.
    private(set) var opacity: [Double] = []
    /// What the picture shows.
    private(set) var area = Rect.zero
    /// The box of the first node.
    private(set) var home = Rect.zero

    init(_ snapshot: LayoutSnapshot) {
        nodes = snapshot.nodes
        forest = Forest(snapshot.nodes)
        maps.reserveCapacity(nodes.count)
        corners.reserveCapacity(nodes.count)
        for index in nodes.indices { addNode(index) }
        findArea()
    }

    private func addNode(_ index: Int) {
        let node = nodes[index]
        let parent = forest.parents[index]
        let height = parent < 0 || nodes[parent].isFlipped ? nil : nodes[parent].innerHeight
        let map = node.mapToParent(upwards: height).concatenating(parent < 0 ? .identity : maps[parent])
        maps.append(map)
        corners.append(Corners(of: Rect(origin: node.shownOrigin, size: node.drawnFrame.size), through: map))
        let (box, limit) = (corners[index].box, limit(of: index))
        let window = corners[index].window(within: limit)
        windows.append(window)
        let scrolls = node.boundsOrigin != .zero && corners[index].isUpright
        contentWindows.append(scrolls ? window ?? Rect(origin: box.origin, size: .zero) : limit)
        let alpha = node.alpha.isNaN ? 1 : max(0, min(node.alpha, 1))
        isHidden.append(node.isHidden || alpha == 0 || (parent >= 0 && isHidden[parent]))
        opacity.append(parent < 0 ? alpha : alpha * opacity[parent])
    }

    private func findArea() {
        if let first = corners.first, first.isDrawable { home = first.box }
        let reach = max(home.width, home.height) / 4
        let limit = home.insetBy(dx: -reach, dy: -reach)
        var found: Rect? = reach > 0 ? home : nil
        for index in nodes.indices where isDrawn(index) {
            guard let box = windows[index], let visible = reach > 0 ? box.seen(through: limit) : box else { continue }
            found = found?.union(visible) ?? visible
        }
        area = found ?? home
    }

    /// Where a node can be seen, if scrolled nodes around it limit that.
    func limit(of index: Int) -> Rect? {
        let parent = forest.parents[index]
        return parent < 0 ? nil : contentWindows[parent]
    }

    /// Whether the node can be drawn and neither it nor an ancestor is hidden.
    func isDrawn(_ index: Int) -> Bool { !isHidden[index] && corners[index].isDrawable }

    /// Whether the node is drawn and some of it is in the picture.
    func isShown(_ index: Int) -> Bool { isDrawn(index) && windows[index]?.seen(through: area) != nil }

    /// Whether the parent of a node that is not in the picture is in it as a whole, so that the node is the one to
    /// name.
    func isOutermostCut(_ index: Int) -> Bool {
        let parent = forest.parents[index]
        guard parent >= 0 else { return true }
        guard isShown(parent), let seen = windows[parent]?.seen(through: area) else { return false }
        let box = corners[parent].box
        // Sums of coordinates differ in the last bits.
        let slack = 1e-9 * max(area.width, area.height)
        return box.width - seen.width <= slack && box.height - seen.height <= slack
    }

    /// The children of a node, and the nearest 64 siblings in front of it, that are in the picture.
    func nodesInFront(of index: Int) -> [Int] {
        var found: [Int] = []
        for (first, most) in [(forest.firstChild[index], Int.max), (forest.nextSibling[index], 64)] {
            var (next, count) = (first, 0)
            while next >= 0, count < most {
                if isShown(next) { found.append(next) }
                next = forest.nextSibling[next]
                count += 1
            }
        }
        return found
    }

    /// Whether the node itself is hidden or fully transparent, whatever its ancestors are.
    func isHiddenItself(_ index: Int) -> Bool {
        isHidden[index] && (forest.parents[index] < 0 || !isHidden[forest.parents[index]])
    }
}

extension LayoutSnapshot.Node {
    /// The rectangle before the transform; without a transform the frame, also where the two were made to differ.
    var drawnFrame: Rect { transform.isIdentity ? frame : untransformedFrame }

    /// The point of the node's own space at the corner of its frame, with y growing downwards.
    fileprivate var shownOrigin: Point {
        let scroll = isFlipped ? boundsOrigin : Point(x: boundsOrigin.x, y: -boundsOrigin.y)
        return Point(x: scroll.x - contentBoxInsets.left, y: scroll.y - contentBoxInsets.top)
    }

    /// The height within which frames of children are measured upwards.
    fileprivate var innerHeight: Double { max(0, drawnFrame.height - contentBoxInsets.vertical) }

    /// The map from the node's own space to its parent's, both with y growing downwards: scroll offset, transform about the
    /// anchor point, origin.
    ///
    /// `height` is that of the content box of a parent whose y grows upwards, and nil for all others.
    fileprivate func mapToParent(upwards height: Double?) -> Transform {
        var (origin, scroll) = (drawnFrame.origin, shownOrigin)
        let size = drawnFrame.size
        if let height { origin.y = height - origin.y - size.height }
        guard !transform.isIdentity else {
            return Transform(translationX: origin.x - scroll.x, y: origin.y - scroll.y)
        }
        let anchor = Point(
            x: size.width * anchorPoint.x, y: size.height * (height == nil ? anchorPoint.y : 1 - anchorPoint.y)
        )
        scroll = Point(x: scroll.x + anchor.x, y: scroll.y + anchor.y)
        return Transform(translationX: -scroll.x, y: -scroll.y)
            .concatenating(height == nil ? transform : transform.verticallyFlipped)
            .concatenating(Transform(translationX: origin.x + anchor.x, y: origin.y + anchor.y))
    }
}

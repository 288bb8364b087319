import Geometry
import LayoutTree

/// The nodes of a snapshot in the space around the root, and the part of that space that a picture shows.
///
/// The picture shows the first node and, if others extend beyond it, up to a quarter of its longer side around it; or all nodes, if
/// the first one has no size. The content of a scrolled node is clipped to that node, as in a scroll view. A node whose frame is
/// not finite, or is further out than 1e300, is not drawn.
final class Stage {
    let nodes: [LayoutSnapshot.Node]
    let forest: Forest
    /// The transform from each node's own space, with y growing downwards, to the space around the root.
    private(set) var maps: [Transform] = []
    /// The corners of each node.
    private(set) var corners: [Corners] = []
    /// The part of each node's bounding box within scrolled ancestors; nil if there is none.
    private(set) var windows: [Rect?] = []
    /// The clipping rectangle of each node's content, if scrolled nodes clip it.
    private(set) var contentWindows: [Rect?] = []
    /// Whether the node or an ancestor is hidden or fully transparent.
    private(set) var isHidden: [Bool] = []
    /// The product of the opacities of each node and its ancestors, from 0 to 1.
    private(set) var opacity: [Double] = []
    /// The area that the picture shows.
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
        let height = parent < 0 || nodes[parent].isFlipped ? nil : nodes[parent].drawnFrame.height
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

    /// The clipping rectangle of a node, if scrolled nodes around it clip it.
    func limit(of index: Int) -> Rect? {
        let parent = forest.parents[index]
        return parent < 0 ? nil : contentWindows[parent]
    }

    /// Whether the node can be drawn and neither it nor an ancestor is hidden.
    func isDrawn(_ index: Int) -> Bool { !isHidden[index] && corners[index].isDrawable }

    /// Whether the node is drawn and part of it is in the picture.
    func isShown(_ index: Int) -> Bool { isDrawn(index) && windows[index]?.seen(through: area) != nil }

    /// Whether a node outside the picture has a parent that is entirely inside, so that the list names the node.
    func isOutermostCut(_ index: Int) -> Bool {
        let parent = forest.parents[index]
        guard parent >= 0 else { return true }
        guard isShown(parent), let seen = windows[parent]?.seen(through: area) else { return false }
        let box = corners[parent].box
        // Sums of coordinates have rounding errors in the last bits.
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

    /// Whether the node itself is hidden or fully transparent, regardless of its ancestors.
    func isHiddenItself(_ index: Int) -> Bool {
        isHidden[index] && (forest.parents[index] < 0 || !isHidden[forest.parents[index]])
    }
}

extension LayoutSnapshot.Node {
    /// The rectangle before the transform; without a transform the frame, even if the snapshot gives a different one.
    var drawnFrame: Rect { transform.isIdentity ? frame : untransformedFrame }

    /// The scroll offset with y growing downwards.
    fileprivate var shownOrigin: Point { isFlipped ? boundsOrigin : Point(x: boundsOrigin.x, y: -boundsOrigin.y) }

    /// The transform from the node's own space to its parent's, both with y growing downwards: scroll offset, transform about the
    /// anchor point, origin.
    ///
    /// `height` is the parent's height if the parent's y grows upwards, and nil otherwise.
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

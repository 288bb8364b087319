import Geometry
import LayoutRendering
import LayoutTree

extension JSONWriter {
    /// Writes a tree: its scale, its direction, and its nodes, each parent before its children.
    ///
    /// Defaults are omitted.
    mutating func layout(_ root: LayoutNode) {
        object("layout") { json in
            json.number(root.layoutContext.displayScale ?? 1, as: "scale")
            json.string(root.layoutDirection == .rightToLeft ? "rtl" : "ltr", as: "direction")
            json.array("nodes") { json in
                for node in root.snapshot().nodes { json.node(node) }
            }
        }
    }

    private mutating func node(_ node: LayoutSnapshot.Node) {
        object { json in
            json.string(node.name, as: "name")
            json.integer(node.parent ?? -1, as: "parent")
            json.box(node.frame, as: "frame")
            if node.isHidden { json.bool(true, as: "hidden") }
            if node.alpha != 1 { json.number(node.alpha, as: "alpha") }
            if node.boundsOrigin != .zero { json.point(node.boundsOrigin, as: "scroll") }
            if !node.isFlipped { json.bool(true, as: "upwards") }
            let transform = node.transform
            if !transform.isIdentity {
                json.box(node.untransformedFrame, as: "untransformed")
                json.point(node.anchorPoint, as: "anchorPoint")
                let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
                json.numbers(numbers, as: "transform")
            }
            guard !node.guides.isEmpty else { return }
            json.array("guides") { json in
                for guide in node.guides {
                    json.object { json in
                        json.string(guide.name, as: "name")
                        json.box(guide.frame, as: "frame")
                    }
                }
            }
        }
    }

    /// Four numbers in an array.
    mutating func box(_ rect: Rect, as name: String) {
        numbers([rect.origin.x, rect.origin.y, rect.width, rect.height], as: name)
    }

    private mutating func point(_ point: Point, as name: String) { numbers([point.x, point.y], as: name) }
}

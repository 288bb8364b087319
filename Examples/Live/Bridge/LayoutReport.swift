import Geometry
import LayoutTree

extension JSONWriter {
    /// A tree: its context, and its nodes with each parent before its children.
    ///
    /// What a node has by default is left out.
    package mutating func layout(_ root: LayoutNode) {
        object { json in
            json.key("scale")
            json.number(root.layoutContext.displayScale ?? 1)
            json.key("direction")
            json.string(root.layoutContext.layoutDirection == .rightToLeft ? "rtl" : "ltr")
            json.key("nodes")
            json.array { json in
                for node in root.snapshot().nodes { json.node(node) }
            }
        }
    }

    private mutating func node(_ node: LayoutSnapshot.Node) {
        object { json in
            json.key("name")
            json.string(node.name)
            json.key("parent")
            json.integer(node.parent ?? -1)
            json.key("frame")
            json.rect(node.frame)
            if node.isHidden {
                json.key("hidden")
                json.bool(true)
            }
            if node.alpha != 1 {
                json.key("alpha")
                json.number(node.alpha)
            }
            if node.boundsOrigin != .zero {
                json.key("scroll")
                json.point(node.boundsOrigin)
            }
            if !node.isFlipped {
                json.key("upwards")
                json.bool(true)
            }
            json.transform(of: node)
            json.guides(of: node)
        }
    }

    private mutating func transform(of node: LayoutSnapshot.Node) {
        guard !node.transform.isIdentity else { return }
        key("untransformed")
        rect(node.untransformedFrame)
        key("anchorPoint")
        point(node.anchorPoint)
        key("transform")
        array { json in
            let transform = node.transform
            for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
                json.number(value)
            }
        }
    }

    private mutating func guides(of node: LayoutSnapshot.Node) {
        guard !node.guides.isEmpty else { return }
        key("guides")
        array { json in
            for guide in node.guides {
                json.object { json in
                    json.key("name")
                    json.string(guide.name)
                    json.key("frame")
                    json.rect(guide.frame)
                }
            }
        }
    }
}

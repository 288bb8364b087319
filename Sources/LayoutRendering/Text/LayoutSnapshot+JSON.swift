import Geometry
import LayoutTree

extension LayoutSnapshot {
    /// The snapshot as JSON, one line per node, ending with a line break.
    ///
    /// ```json
    /// {
    ///   "schema": "plumb.layout-snapshot",
    ///   "version": 1,
    ///   "nodes": [
    ///     {"index":0,"parent":null,"depth":0,"name":"screen","frame":{"x":0,…},…}
    ///   ]
    /// }
    /// ```
    ///
    /// The article <doc:JSONSchema> lists the keys. All keys are present, in the same order. Numbers are the shortest decimals that
    /// read back as the same value; NaN and infinities become `null`. A parent is always the index of an earlier node or `null`,
    /// and depths are counted from the roots, even if the snapshot gives others.
    public func json() -> String {
        var json = JSONWriter()
        write(to: &json)
        return json.text + "\n"
    }

    /// Writes the object of the snapshot, as a value in another document if it has a name.
    package func write(to json: inout JSONWriter, as name: String? = nil) {
        let forest = Forest(nodes)
        json.object(name, onLines: true) { json in
            json.string("plumb.layout-snapshot", as: "schema")
            json.integer(1, as: "version")
            json.array("nodes", onLines: true) { json in
                for index in nodes.indices {
                    json.object { json in
                        json.integer(index, as: "index")
                        if forest.parents[index] < 0 {
                            json.null(as: "parent")
                        } else {
                            json.integer(forest.parents[index], as: "parent")
                        }
                        json.integer(forest.depths[index], as: "depth")
                        json.members(of: nodes[index])
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func members(of node: LayoutSnapshot.Node) {
        string(node.name, as: "name")
        rect(node.frame, as: "frame")
        rect(node.untransformedFrame, as: "untransformedFrame")
        bool(node.isFlipped, as: "isFlipped")
        point(node.boundsOrigin, as: "boundsOrigin")
        let transform = node.transform
        object("transform") { json in
            json.number(transform.a, as: "a")
            json.number(transform.b, as: "b")
            json.number(transform.c, as: "c")
            json.number(transform.d, as: "d")
            json.number(transform.tx, as: "tx")
            json.number(transform.ty, as: "ty")
        }
        point(node.anchorPoint, as: "anchorPoint")
        bool(node.isHidden, as: "isHidden")
        number(node.alpha, as: "alpha")
        array("guides") { json in
            for guide in node.guides {
                json.object { json in
                    json.string(guide.name, as: "name")
                    json.rect(guide.frame, as: "frame")
                }
            }
        }
    }

    private mutating func point(_ point: Point, as name: String) {
        object(name) { json in
            json.number(point.x, as: "x")
            json.number(point.y, as: "y")
        }
    }

    private mutating func rect(_ rect: Rect, as name: String) {
        object(name) { json in
            json.number(rect.origin.x, as: "x")
            json.number(rect.origin.y, as: "y")
            json.number(rect.width, as: "width")
            json.number(rect.height, as: "height")
        }
    }
}

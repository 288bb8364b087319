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
        let forest = Forest(nodes)
        var json = "{\n  \"schema\": \"plumb.layout-snapshot\",\n  \"version\": 1,\n  \"nodes\": ["
        for index in nodes.indices {
            json += index == 0 ? "\n    " : ",\n    "
            json += "{\"index\":\(index),\"parent\":"
            json += forest.parents[index] < 0 ? "null" : "\(forest.parents[index])"
            json += ",\"depth\":\(forest.depths[index])"
            json.append(nodes[index])
            json += "}"
        }
        json += nodes.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
        return json
    }
}

extension String {
    fileprivate mutating func append(_ node: LayoutSnapshot.Node) {
        self += ",\"name\":"
        appendQuoted(node.name)
        self += ",\"frame\":"
        append(node.frame)
        self += ",\"untransformedFrame\":"
        append(node.untransformedFrame)
        self += ",\"isFlipped\":" + (node.isFlipped ? "true" : "false")
        self += ",\"boundsOrigin\":"
        append(node.boundsOrigin)
        let transform = node.transform
        self += ",\"transform\":{\"a\":" + number(transform.a) + ",\"b\":" + number(transform.b)
        self += ",\"c\":" + number(transform.c) + ",\"d\":" + number(transform.d)
        self += ",\"tx\":" + number(transform.tx) + ",\"ty\":" + number(transform.ty) + "}"
        self += ",\"anchorPoint\":"
        append(node.anchorPoint)
        self += ",\"isHidden\":" + (node.isHidden ? "true" : "false")
        self += ",\"alpha\":" + number(node.alpha)
        self += ",\"guides\":["
        for index in node.guides.indices {
            self += index == 0 ? "{\"name\":" : ",{\"name\":"
            appendQuoted(node.guides[index].name)
            self += ",\"frame\":"
            append(node.guides[index].frame)
            self += "}"
        }
        self += "]"
    }

    private mutating func append(_ point: Point) {
        self += "{\"x\":" + number(point.x) + ",\"y\":" + number(point.y) + "}"
    }

    private mutating func append(_ rect: Rect) {
        self += "{\"x\":" + number(rect.origin.x) + ",\"y\":" + number(rect.origin.y)
        self += ",\"width\":" + number(rect.width) + ",\"height\":" + number(rect.height) + "}"
    }

    private func number(_ value: Double) -> String { value.isFinite ? plain(value) : "null" }

    /// Appends a string literal as in RFC 8259.
    ///
    /// Quotes, backslashes and control characters are escaped, and so are the two line separators that scripts treat as line ends;
    /// everything else is written unchanged, in UTF-8.
    private mutating func appendQuoted(_ text: String) {
        self += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": self += "\\\""
            case "\\": self += "\\\\"
            case "\n": self += "\\n"
            case "\r": self += "\\r"
            case "\t": self += "\\t"
            default:
                let value = scalar.value
                if value < 0x20 || (value >= 0x7F && value < 0xA0) || value == 0x2028 || value == 0x2029 {
                    let digits = String(value, radix: 16)
                    self += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
                } else {
                    unicodeScalars.append(scalar)
                }
            }
        }
        self += "\""
    }
}

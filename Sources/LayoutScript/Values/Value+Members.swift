import Geometry
import LayoutTree
import Pinning
import Stacking

extension Value {
    /// The member of that name, or nil where the value has none.
    package func member(_ name: String) -> Value? {
        switch self {
        case .node(let node): Self.member(name, of: node)
        case .guide(let guide): Self.member(name, of: guide)
        case .areas(let node, _): Self.area(name, of: node)
        case .edges(let edges): Self.edge(name, of: edges)
        case .dimensions(let dimensions):
            name == "width" ? .dimension(dimensions.width) : name == "height" ? .dimension(dimensions.height) : nil
        case .anchors(let anchors):
            AnchorNames.isShortBaseline(name) ? nil : AnchorNames.anchor(name, of: anchors)
        case .list(let list): Self.member(name, of: list.elements)
        case .rect(let rect) where name == "origin": .point(rect.origin)
        case .rect(let rect) where name == "size": .size(rect.size)
        case .rect(let rect) where name == "center": .point(Point(x: rect.midX, y: rect.midY))
        case .rect(let rect) where name == "isEmpty": .bool(rect.isEmpty)
        // A union of no rectangles has no place.
        case .rect(let rect) where name == "isNull": .bool(!rect.isFinite)
        // `.zero` by itself may be of any type.
        case .insets(.zero) where part(name) == nil:
            Value.rect(.zero).member(name) ?? Value.point(.zero).member(name)
        case .string(let text) where name == "isEmpty": .bool(text.isEmpty)
        // As characters, it would take ten kilobytes of WebAssembly.
        case .string(let text) where name == "count": .number(Double(text.unicodeScalars.count))
        case .range(let range) where name == "lowerBound": .number(Double(range.lowerBound))
        case .range(let range) where name == "upperBound": .number(Double(range.upperBound - 1))
        case .number(let number) where name == "horizontalOffset": .offset(Offset(x: number))
        case .number(let number) where name == "verticalOffset": .offset(Offset(y: number))
        default: part(name).map(Value.number)
        }
    }

    /// The names that ``member(_:)`` knows for values of this kind, for suggestions.
    var memberNames: [String] {
        switch self {
        case .node:
            Self.nodeMembers + StackMethod.names + AnchorNames.list
        case .guide: "edge anchor frame constrain constrainSelf".words
        case .areas: "safeArea readableMargins layoutMargins keyboardArea".words
        case .edges:
            "top vCenter bottom left hCenter right start end firstBaseline lastBaseline capHeight".words
        case .anchors: AnchorNames.list.filter { !AnchorNames.isShortBaseline($0) }
        case .rect:
            "origin size width height minX midX maxX minY midY maxY offsetBy insetBy inset union center"
                .words
        case .dimensions: "width height".words
        case .number: Self.numberMembers
        case .anchor: "align distance offset".words
        case .list:
            "count isEmpty first last indices max min".words + Self.listMethods
        default: parts.names.words
        }
    }

    static let numberMembers = "horizontalOffset verticalOffset rounded".words

    package static let listLoops = "forEach filter map compactMap reduce"
    static let listMethods =
        (listLoops
        + " append contains enumerated reversed prefix suffix dropFirst dropLast firstIndex")
        .words

    static let nodeMembers = """
        pin pinFrame edge anchor dimension frame bounds center isHidden isIncludedInAutoSizing alpha children \
        parent safeAreaInsets layoutMargins guide sizeToFit sizeThatFits safeAreaGuide layoutMarginsGuide \
        readableMarginsGuide keyboardGuide transform boundsOrigin constrain constrainSelf childrenExtent \
        autoSizeThatFits snapshot addChild addChildren layoutDirection
        """.words

    /// The numbers that the value is made of, with the names that they have in order.
    package var parts: (names: String, numbers: [Double]) {
        switch self {
        case .size(let size): ("width height", [size.width, size.height])
        case .point(let point): ("x y", [point.x, point.y])
        case .offset(let offset): ("x y", [offset.x, offset.y])
        case .insets(let insets): ("top left bottom right", [insets.top, insets.left, insets.bottom, insets.right])
        case .directionalInsets(let insets):
            ("top leading bottom trailing", [insets.top, insets.leading, insets.bottom, insets.trailing])
        case .rect(let rect):
            // A keyboard area is asked for its top by layouts that stand on it.
            (
                "width height midX midY minX minY maxX maxY left top right bottom",
                [rect.width, rect.height, rect.midX, rect.midY]
                    + [rect.minX, rect.minY, rect.maxX, rect.maxY, rect.minX, rect.minY, rect.maxX, rect.maxY]
            )
        default: ("", [])
        }
    }

    /// The number of that name which the value is made of.
    private func part(_ name: String) -> Double? {
        let (names, numbers) = parts
        for (word, number) in zip(names.words, numbers) where word == name { return number }
        return nil
    }

    /// Short names of parts of a frame, besides the sides.
    static let frameParts = "width height x y centerX centerY size origin"

    /// A short member of a node: a part of its frame, as `icon.width`, or an anchor by its bare name, as `icon.right`.
    func bareMember(_ name: String) -> Value? {
        guard case .node(let node) = self else { return nil }
        return switch name {
        case "x", "y": Value.point(node.frame.origin).member(name)
        case "centerX": .number(node.frame.midX)
        case "centerY": .number(node.frame.midY)
        case let part where part.isOne(of: Self.frameParts): Value.rect(node.frame).member(part)
        default: AnchorNames.anchor(name, of: node.anchor)
        }
    }

    /// The value as a number: of `icon.right` the coordinate.
    var coordinate: Double? {
        switch self {
        case .number(let number): number
        case .anchor(let anchor) where !anchor.owner.isGuide && !anchor.hasOffset:
            switch anchor.position.name {
            case "centerLeft": anchor.owner.node.frame.minX
            case "centerRight": anchor.owner.node.frame.maxX
            case "topCenter": anchor.owner.node.frame.minY
            case "bottomCenter": anchor.owner.node.frame.maxY
            default: nil
            }
        default: nil
        }
    }

    private static func member(_ name: String, of node: LayoutNode) -> Value? {
        switch name {
        case "pin": .areas(node, .untransformed)
        case "pinFrame": .areas(node, .transformed)
        case "edge": .edges(node.edge)
        case "anchor": .anchors(node.anchor)
        case "dimension": .dimensions(node.dimension)
        case "frame": .rect(node.frame)
        case "bounds": .rect(node.bounds)
        case "displayScale": .number(max(1, node.layoutContext.displayScale ?? 1))
        case "boundsOrigin": .point(node.boundsOrigin)
        case "center": .point(node.center)
        case "transform": .transform(node.transform)
        case "isHidden": .bool(node.isHidden)
        case "isIncludedInAutoSizing": .bool(node.isIncludedInAutoSizing)
        case "alpha": .number(node.alpha)
        case "layoutDirection":
            .symbol(node.layoutDirection == .leftToRight ? "leftToRight" : "rightToLeft")
        case "children": .list(ValueList(of: node.children))
        // A node that is laid out is in something.
        case "parent": .node(node.parent ?? node)
        case "safeAreaInsets": .insets(node.safeAreaInsets)
        case "layoutMargins": .insets(node.layoutMargins)
        case "safeAreaGuide": .guide(node.safeAreaGuide)
        case "layoutMarginsGuide": .guide(node.layoutMarginsGuide)
        case "readableMarginsGuide": .guide(node.readableMarginsGuide)
        case "keyboardGuide": .guide(node.keyboardGuide)
        default: nil
        }
    }

    /// Whether ``member(_:of:)`` knows a name.
    static func hasNodeMember(_ name: String) -> Bool { member(name, of: LayoutNode()) != nil }

    private static func member(_ name: String, of guide: LayoutGuide) -> Value? {
        switch name {
        case "edge": .edges(guide.edge)
        case "anchor": .anchors(guide.anchor)
        case "frame": .rect(guide.frame)
        default: nil
        }
    }

    private static func member(_ name: String, of elements: [Element]) -> Value? {
        if let part = elements.first(where: { $0.name == name }) { return part.value }
        return switch name {
        case "count": .number(Double(elements.count))
        case "isEmpty": .bool(elements.isEmpty)
        case "indices": .range(0..<elements.count)
        // The parts of an element of an enumerated list.
        case "offset" where elements.count == 2: elements[0].value
        case "element" where elements.count == 2: elements[1].value
        case "first": elements.first?.value ?? .null
        case "last": elements.last?.value ?? .null
        default: nil
        }
    }

    private static func area(_ name: String, of node: LayoutNode) -> Value? {
        switch name {
        case "safeArea": .insets(node.pin.safeArea)
        case "readableMargins": .insets(node.pin.readableMargins)
        case "layoutMargins": .insets(node.pin.layoutMargins)
        case "keyboardArea": .rect(node.pin.keyboardArea)
        default: nil
        }
    }

    private static func edge(_ name: String, of edges: EdgeList<LayoutNode>) -> Value? {
        switch name {
        case "left": .horizontalEdge(edges.left)
        case "hCenter": .horizontalEdge(edges.hCenter)
        case "right": .horizontalEdge(edges.right)
        case "start": .horizontalEdge(edges.start)
        case "end": .horizontalEdge(edges.end)
        case "top": .verticalEdge(edges.top)
        case "vCenter": .verticalEdge(edges.vCenter)
        case "bottom": .verticalEdge(edges.bottom)
        case "firstBaseline": .verticalEdge(edges.firstBaseline)
        case "lastBaseline": .verticalEdge(edges.lastBaseline)
        case "capHeight": .verticalEdge(edges.capHeight)
        default: nil
        }
    }

    /// Whether nodes have a member of that name, by which a missing node is known.
    package static func isNodeMember(_ name: String) -> Bool {
        nodeMembers.contains(name) || StackMethod(rawValue: name) != nil || AnchorNames.table[name] != nil
    }
}

// The `Codable` conformances of fonts, priorities and snapshots, written by hand as in `Geometry`.

#if !hasFeature(Embedded)
import Geometry

extension FontMetrics: Codable {
    /// Writes an object with the four measures.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encode([
            "ascender": ascender, "descender": descender, "capHeight": capHeight, "lineHeight": lineHeight,
        ])
    }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        self = try FontMetrics(
            ascender: values["ascender"], descender: values["descender"], capHeight: values["capHeight"],
            lineHeight: values["lineHeight"])
    }
}

extension LayoutPriority: Codable {
    /// Writes an object with `rawValue`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(["rawValue": rawValue]) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws { self = try LayoutPriority(CodedValues(decoder)["rawValue"]) }
}

extension AxisPriorities: Codable {
    /// Writes an object with `horizontal` and `vertical`.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encode(["horizontal": horizontal, "vertical": vertical])
    }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        self = try AxisPriorities(horizontal: values["horizontal"], vertical: values["vertical"])
    }
}

extension LayoutSnapshot: Codable {
    /// Writes an object with `nodes`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(["nodes": nodes]) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws { nodes = try CodedValues(decoder)["nodes"] }
}

extension LayoutSnapshot.Node: Codable {
    /// Writes an object with a key for each property, without `parent` for the root.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encode([
            "name": name, "parent": parent, "depth": depth, "frame": frame,
            "untransformedFrame": untransformedFrame, "isFlipped": isFlipped, "boundsOrigin": boundsOrigin,
            "transform": transform, "anchorPoint": anchorPoint, "isHidden": isHidden, "alpha": alpha,
            "guides": guides,
        ])
    }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        name = try values["name"]
        parent = try values[optional: "parent"]
        depth = try values["depth"]
        frame = try values["frame"]
        untransformedFrame = try values["untransformedFrame"]
        isFlipped = try values["isFlipped"]
        boundsOrigin = try values["boundsOrigin"]
        transform = try values["transform"]
        anchorPoint = try values["anchorPoint"]
        isHidden = try values["isHidden"]
        alpha = try values["alpha"]
        guides = try values["guides"]
    }
}

extension LayoutSnapshot.Guide: Codable {
    /// Writes an object with `name` and `frame`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(["name": name, "frame": frame]) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        name = try values["name"]
        frame = try values["frame"]
    }
}
#endif

// The `Codable` conformances of all values, in the format that the compiler would synthesize.
//
// They are written by hand because the compiler generates an enumeration of keys for each type, with five conformances: 88 KB in
// every program.

#if !hasFeature(Embedded)
/// A coding key with any name.
package struct CodingName: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(_ name: String) { stringValue = name }

    package init(stringLiteral name: String) { stringValue = name }

    package init?(stringValue: String) { self.stringValue = stringValue }

    package init?(intValue: Int) { nil }
}

/// The values of a decoded object, by name.
package struct CodedValues {
    let container: KeyedDecodingContainer<CodingName>

    package init(_ container: KeyedDecodingContainer<CodingName>) { self.container = container }

    package init(_ decoder: any Decoder) throws { try self.init(decoder.container(keyedBy: CodingName.self)) }

    /// The value of a name; throws an error if it is missing.
    package subscript<Value: Decodable>(name: String) -> Value {
        get throws { try container.decode(Value.self, forKey: CodingName(name)) }
    }

    /// The value of a name, or nil if it is missing.
    package subscript<Value: Decodable>(optional name: String) -> Value? {
        get throws { try container.decodeIfPresent(Value.self, forKey: CodingName(name)) }
    }
}

extension Encoder {
    /// Writes an object with these values, except for nil.
    package func encode(_ values: KeyValuePairs<String, (any Encodable)?>) throws {
        var container = container(keyedBy: CodingName.self)
        for case (let name, let value?) in values { try container.encode(value, forKey: CodingName(name)) }
    }

    /// Writes a case of an enumeration: an object with the case's name as its only key.
    ///
    /// The caller writes the associated values below that key.
    @discardableResult
    package func encodeCase(_ name: String) -> KeyedEncodingContainer<CodingName> {
        var container = container(keyedBy: CodingName.self)
        return container.nestedContainer(keyedBy: CodingName.self, forKey: CodingName(name))
    }
}

extension Decoder {
    /// Reads the name of a case of an enumeration, and its associated values.
    package func decodeCase() throws -> (name: String, values: CodedValues) {
        let container = try container(keyedBy: CodingName.self)
        guard container.allKeys.count == 1, let name = container.allKeys.first else {
            throw corrupted("The name of a case is the only key.")
        }
        return (name.stringValue, CodedValues(try container.nestedContainer(keyedBy: CodingName.self, forKey: name)))
    }

    /// Reads a case without associated values.
    fileprivate func decodeCase<Case: CaseIterable>(named name: (Case) -> String) throws -> Case {
        let coded = try decodeCase().name
        guard let match = Case.allCases.first(where: { name($0) == coded }) else {
            throw corrupted("There is no case '\(coded)'.")
        }
        return match
    }

    /// An error for data that cannot be decoded.
    package func corrupted(_ reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: reason))
    }
}

extension Point: Codable {
    /// Writes an object with `x` and `y`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(["x": x, "y": y]) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        self = try Point(x: values["x"], y: values["y"])
    }
}

extension Size: Codable {
    /// Writes an object with `width` and `height`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(["width": width, "height": height]) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        self = try Size(width: values["width"], height: values["height"])
    }
}

extension Offset: Codable {
    /// Writes an object with `x` and `y`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(["x": x, "y": y]) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        self = try Offset(x: values["x"], y: values["y"])
    }
}

extension Rect: Codable {
    /// Writes an object with `origin` and `size`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(["origin": origin, "size": size]) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        self = try Rect(origin: values["origin"], size: values["size"])
    }
}

extension AxisSpan: Codable {
    /// Writes an object with `origin` and `length`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(["origin": origin, "length": length]) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        self = try AxisSpan(origin: values["origin"], length: values["length"])
    }
}

extension EdgeInsets: Codable {
    /// Writes an object with a number for each edge.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encode(["top": top, "left": left, "bottom": bottom, "right": right])
    }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        self = try EdgeInsets(
            top: values["top"], left: values["left"], bottom: values["bottom"], right: values["right"])
    }
}

extension DirectionalEdgeInsets: Codable {
    /// Writes an object with a number for each edge.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encode(["top": top, "leading": leading, "bottom": bottom, "trailing": trailing])
    }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        self = try DirectionalEdgeInsets(
            top: values["top"], leading: values["leading"], bottom: values["bottom"], trailing: values["trailing"])
    }
}

extension Transform: Codable {
    /// Writes an object with the six numbers of the matrix.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encode(["a": a, "b": b, "c": c, "d": d, "tx": tx, "ty": ty])
    }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        self = try Transform(
            a: values["a"], b: values["b"], c: values["c"], d: values["d"], tx: values["tx"], ty: values["ty"])
    }
}

extension Percent: Codable {
    /// Writes an object with `value`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(["value": value]) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws { self = try Percent(CodedValues(decoder)["value"]) }
}

extension PixelGrid: Codable {
    /// Writes an object with `scale` and `rule`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(["scale": scale, "rule": rule]) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try CodedValues(decoder)
        self = try PixelGrid(scale: values["scale"], rule: values["rule"])
    }
}

extension Axis: Codable {
    private var codingName: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }

    /// Writes an object with the name of the case as its only key.
    public func encode(to encoder: any Encoder) throws { encoder.encodeCase(codingName) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws { self = try decoder.decodeCase { $0.codingName } }
}

extension LayoutDirection: Codable {
    private var codingName: String {
        switch self {
        case .leftToRight: "leftToRight"
        case .rightToLeft: "rightToLeft"
        }
    }

    /// Writes an object with the name of the case as its only key.
    public func encode(to encoder: any Encoder) throws { encoder.encodeCase(codingName) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws { self = try decoder.decodeCase { $0.codingName } }
}

extension RoundingRule: Codable {
    private var codingName: String {
        switch self {
        case .pixel: "pixel"
        case .edges: "edges"
        case .unrounded: "unrounded"
        }
    }

    /// Writes an object with the name of the case as its only key.
    public func encode(to encoder: any Encoder) throws { encoder.encodeCase(codingName) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws { self = try decoder.decodeCase { $0.codingName } }
}
#endif

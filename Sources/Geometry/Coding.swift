// The coding of all values, in the form that the compiler would give it.
//
// It is written out since the compiler makes an enumeration of keys for each type, with five conformances: 83 KB in every
// program.

#if !hasFeature(Embedded)
/// A key of any name.
package struct CodingName: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(_ name: String) { stringValue = name }

    package init(stringLiteral name: String) { stringValue = name }

    package init?(stringValue: String) { self.stringValue = stringValue }

    package init?(intValue: Int) { nil }
}

/// The values of an object that is decoded, by name.
package struct CodedValues {
    let container: KeyedDecodingContainer<CodingName>

    package init(_ container: KeyedDecodingContainer<CodingName>) { self.container = container }

    package init(_ decoder: any Decoder) throws { try self.init(decoder.container(keyedBy: CodingName.self)) }

    /// The value of a name, which must be there.
    package subscript<Value: Decodable>(name: String) -> Value {
        get throws { try container.decode(Value.self, forKey: CodingName(name)) }
    }

    /// The value of a name, or nil if it is not there.
    package subscript<Value: Decodable>(optional name: String) -> Value? {
        get throws { try container.decodeIfPresent(Value.self, forKey: CodingName(name)) }
    }
}

extension Encoder {
    /// Writes an object with these values, without those that are nil.
    package func encode(_ values: KeyValuePairs<String, (any Encodable)?>) throws {
        var container = container(keyedBy: CodingName.self)
        for case (let name, let value?) in values { try container.encode(value, forKey: CodingName(name)) }
    }

    /// Writes a case of an enumeration, as an object with its name as the only key: `{"pixel": {}}`.
    fileprivate func encode<Case: Equatable>(_ value: Case, of names: KeyValuePairs<String, Case>) throws {
        guard let name = names.first(where: { $0.value == value })?.key else { return }
        var container = container(keyedBy: CodingName.self)
        _ = container.nestedContainer(keyedBy: CodingName.self, forKey: CodingName(name))
    }
}

extension Decoder {
    /// Reads a case of an enumeration.
    fileprivate func decode<Case>(of names: KeyValuePairs<String, Case>) throws -> Case {
        let keys = try container(keyedBy: CodingName.self).allKeys.map(\.stringValue)
        if keys.count == 1, let match = names.first(where: { $0.key == keys[0] }) { return match.value }
        let reason = "\(keys) is none of \(names.map(\.key))."
        throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: reason))
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
    private static var codingNames: KeyValuePairs<String, Axis> {
        ["horizontal": .horizontal, "vertical": .vertical]
    }

    /// Writes an object with the name of the case as its only key.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(self, of: Self.codingNames) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws { self = try decoder.decode(of: Self.codingNames) }
}

extension LayoutDirection: Codable {
    private static var codingNames: KeyValuePairs<String, LayoutDirection> {
        ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
    }

    /// Writes an object with the name of the case as its only key.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(self, of: Self.codingNames) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws { self = try decoder.decode(of: Self.codingNames) }
}

extension RoundingRule: Codable {
    private static var codingNames: KeyValuePairs<String, RoundingRule> {
        ["pixel": .pixel, "edges": .edges, "none": .none]
    }

    /// Writes an object with the name of the case as its only key.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(self, of: Self.codingNames) }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws { self = try decoder.decode(of: Self.codingNames) }
}
#endif

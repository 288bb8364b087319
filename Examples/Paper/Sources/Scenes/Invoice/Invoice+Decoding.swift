import Foundation

// Decoding by hand, so that fields with a default may be left out and unknown ones are refused.

extension Invoice {
    private enum Key: String, CodingKey, CaseIterable {
        case number, date, due, currency, seller, buyer, items, taxRate, payment, note, logo, accent, decimalSeparator,
            labels
    }

    /// Reads an invoice, and refuses values that cannot be printed.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        number = try fields.decode(String.self, forKey: .number)
        date = try fields.decode(String.self, forKey: .date)
        due = try fields.decodeIfPresent(String.self, forKey: .due)
        currency = try fields.decode(String.self, forKey: .currency)
        seller = try fields.decode(Party.self, forKey: .seller)
        buyer = try fields.decode(Party.self, forKey: .buyer)
        items = try fields.decode([Item].self, forKey: .items)
        taxRate = try fields.decodeIfPresent(.taxRate, atMost: 100) ?? 0
        payment = try fields.decodeIfPresent([Payment].self, forKey: .payment) ?? []
        note = try fields.decodeIfPresent(String.self, forKey: .note)
        logo = try fields.decodeIfPresent(String.self, forKey: .logo)
        accent = try fields.decodeIfPresent(String.self, forKey: .accent)
        decimalSeparator = try fields.decodeIfPresent(String.self, forKey: .decimalSeparator) ?? "."
        labels = try fields.decodeIfPresent(Labels.self, forKey: .labels) ?? Labels()

        guard [".", ","].contains(decimalSeparator) else {
            throw fields.invalid(.decimalSeparator, "must be \".\" or \",\"")
        }
        guard taxRate >= 0 else { throw fields.invalid(.taxRate, "is below 0") }
        guard !items.isEmpty else { throw fields.invalid(.items, "must have an item") }
    }
}

extension Invoice.Party {
    private enum Key: String, CodingKey, CaseIterable { case name, address, contact }

    /// Reads a party.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        name = try fields.decode(String.self, forKey: .name)
        address = try fields.decode([String].self, forKey: .address)
        contact = try fields.decodeIfPresent([String].self, forKey: .contact) ?? []
    }
}

extension Invoice.Item {
    private enum Key: String, CodingKey, CaseIterable { case description, note, quantity, unit, price }

    /// The largest number that fits into its column.
    private static let largest = 1_000_000_000.0

    /// Reads an item.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        description = try fields.decode(String.self, forKey: .description)
        note = try fields.decodeIfPresent(String.self, forKey: .note)
        quantity = try fields.decodeIfPresent(.quantity, atMost: Self.largest) ?? 1
        unit = try fields.decodeIfPresent(String.self, forKey: .unit)
        guard let price = try fields.decodeIfPresent(.price, atMost: Self.largest) else {
            throw DecodingError.keyNotFound(Key.price, .init(codingPath: fields.codingPath, debugDescription: ""))
        }
        self.price = price
    }
}

extension Invoice.Payment {
    private enum Key: String, CodingKey, CaseIterable { case label, value }

    /// Reads a line.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        label = try fields.decode(String.self, forKey: .label)
        value = try fields.decode(String.self, forKey: .value)
    }
}

extension Invoice.Labels {
    private enum Key: String, CodingKey, CaseIterable {
        case title, billedTo, number, date, due, description, quantity, price, amount, subtotal, tax, total, payment,
            page, of
        case continued
    }

    /// Reads words; missing ones stay English.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        func word(_ key: Key, _ english: String) throws -> String {
            try fields.decodeIfPresent(String.self, forKey: key) ?? english
        }
        title = try word(.title, title)
        billedTo = try word(.billedTo, billedTo)
        number = try word(.number, number)
        date = try word(.date, date)
        due = try word(.due, due)
        description = try word(.description, description)
        quantity = try word(.quantity, quantity)
        price = try word(.price, price)
        amount = try word(.amount, amount)
        subtotal = try word(.subtotal, subtotal)
        tax = try word(.tax, tax)
        total = try word(.total, total)
        payment = try word(.payment, payment)
        page = try word(.page, page)
        of = try word(.of, of)
        continued = try word(.continued, continued)
    }
}

/// Any name of a field.
private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}

extension Decoder {
    /// The fields of an object, none of which has an unknown name.
    fileprivate func fields<Key: CodingKey & CaseIterable>(_ type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let known = Set(type.allCases.map { $0.stringValue })
        let all = try container(keyedBy: AnyKey.self)
        for key in all.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) where !known.contains(key.stringValue) {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: all,
                debugDescription: "is not a field; there are \(known.sorted().joined(separator: ", "))")
        }
        return try container(keyedBy: type)
    }
}

extension KeyedDecodingContainer {
    /// An exact number, or nil if it is missing.
    ///
    /// The size is tested on the nearest number of type Double, since a Decimal is neither as large as 1e300 nor as small as 1e-300.
    fileprivate func decodeIfPresent(_ key: Key, atMost most: Double) throws -> Decimal? {
        guard let nearest = try decodeIfPresent(Double.self, forKey: key) else { return nil }
        guard nearest.magnitude <= most else { throw invalid(key, "is too large; the largest is \(Int(most))") }
        guard let exact = try? decode(Decimal.self, forKey: key) else { throw invalid(key, "is too close to 0") }
        return exact
    }

    fileprivate func invalid(_ key: Key, _ reason: String) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: reason)
    }
}

import Foundation
import Graphics

/// A failure to read an invoice, in one line.
public struct InvoiceError: Error, Hashable, Sendable {
    /// The mistake, and the field that has it.
    public let message: String
}

extension Invoice {
    /// Reads an invoice from JSON.
    public init(json data: Data) throws(InvoiceError) {
        do {
            self = try JSONDecoder().decode(Invoice.self, from: data)
        } catch let error as DecodingError {
            throw InvoiceError(message: InvoiceError.text(of: error))
        } catch {
            throw InvoiceError(message: "it is not JSON")
        }
        if let accent, Color(hex: accent) == nil {
            throw InvoiceError(message: "accent must be a color such as \"#6D3AD0\", not \"\(accent)\"")
        }
    }
}

extension InvoiceError {
    fileprivate static func text(of error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "\(path(context.codingPath + [key])) is missing"
        case .typeMismatch(let type, let context):
            "\(path(context.codingPath)) is not \(description(of: type))"
        case .valueNotFound(let type, let context):
            "\(path(context.codingPath)) is null and not \(description(of: type))"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not JSON"
        case .dataCorrupted(let context): "\(path(context.codingPath)) \(context.debugDescription)"
        @unknown default: "it cannot be read"
        }
    }

    /// The name of a field, such as `items[2].price`.
    private static func path(_ keys: [any CodingKey]) -> String {
        let text = keys.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue
            }
        }
        return text.isEmpty ? "the document" : text
    }

    private static func description(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Decimal.Type, is Double.Type, is Int.Type: "a number"
        case is [Any].Type: "a list"
        default: "an object"
        }
    }
}

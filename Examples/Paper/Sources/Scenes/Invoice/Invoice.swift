import Foundation

/// An invoice in JSON.
///
/// Fields with a default may be left out; an unknown field is refused, since it is most likely misspelt.
public struct Invoice: Decodable, Sendable {
    /// The number of the invoice.
    public var number: String
    /// The day of the invoice, as printed.
    public var date: String
    /// The last day to pay, as printed.
    public var due: String?
    /// The code or sign of the currency, printed before the total.
    public var currency: String
    /// The party that is paid.
    public var seller: Party
    /// The party that pays.
    public var buyer: Party
    /// The lines of the table.
    public var items: [Item]
    /// The tax in percent, 0 by default.
    public var taxRate: Decimal
    /// The ways to pay: pairs such as IBAN and its number, in order.
    public var payment: [Payment]
    /// A text below everything else.
    public var note: String?
    /// The name of a PNG file, beside the invoice.
    public var logo: String?
    /// The color of headings and of the total, such as `#6D3AD0`.
    public var accent: String?
    /// A comma or a point, which is the default; thousands are divided by the other one.
    public var decimalSeparator: String
    /// The printed words, in English by default.
    public var labels: Labels

    /// A name with an address.
    public struct Party: Decodable, Sendable {
        /// The name.
        public var name: String
        /// The address, line by line.
        public var address: [String]
        /// More lines, such as a tax number; none by default.
        public var contact: [String]
    }

    /// A line of the table.
    public struct Item: Decodable, Sendable {
        /// The name of the goods or the work.
        public var description: String
        /// A remark in smaller letters.
        public var note: String?
        /// The quantity; 1 by default.
        public var quantity: Decimal
        /// The unit of the quantity, such as `h` or `pcs`.
        public var unit: String?
        /// The price of one unit.
        public var price: Decimal
    }

    /// One line of the ways to pay.
    public struct Payment: Decodable, Sendable {
        /// The name, such as IBAN.
        public var label: String
        /// The number or name behind it.
        public var value: String
    }

    /// The printed words.
    public struct Labels: Decodable, Sendable {
        var title = "Invoice"
        var billedTo = "Billed to"
        var number = "Number"
        var date = "Date"
        var due = "Due"
        var description = "Description"
        var quantity = "Quantity"
        var price = "Price"
        var amount = "Amount"
        var subtotal = "Subtotal"
        var tax = "Tax"
        var total = "Total"
        var payment = "Payment"
        var page = "Page"
        var of = "of"
        var continued = "continued"
    }
}

extension Invoice.Item {
    /// The price of the line, in whole hundredths.
    public var amount: Decimal { (quantity * price).rounded() }
}

extension Invoice {
    /// The sum of all lines.
    public var subtotal: Decimal { items.reduce(0) { $0 + $1.amount } }
    /// The tax on the sum, in whole hundredths.
    public var tax: Decimal { (subtotal * taxRate / 100).rounded() }
    /// The sum and the tax.
    public var total: Decimal { subtotal + tax }

    /// A number with thousands divided, and with two digits behind the decimal separator.
    func money(_ value: Decimal) -> String { NumberText.money(value, decimalSeparator) }

    /// A number with as many digits as it has.
    func plain(_ value: Decimal) -> String { NumberText.plain(value, decimalSeparator) }
}

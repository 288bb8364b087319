import Foundation

/// An invoice as it is written in JSON.
///
/// Fields that have a default may be left out; a field that is not known is refused, since it is most likely misspelt.
public struct Invoice: Decodable, Sendable {
    /// The number of the invoice.
    public var number: String
    /// The day it was written, as it is to be printed.
    public var date: String
    /// The day it is to be paid, as it is to be printed.
    public var due: String?
    /// The code or sign of the currency, which stands before the total.
    public var currency: String
    /// Who is paid.
    public var seller: Party
    /// Who pays.
    public var buyer: Party
    /// What is paid for.
    public var items: [Item]
    /// The tax in percent, 0 by default.
    public var taxRate: Decimal
    /// How to pay: pairs such as IBAN and its number, in order.
    public var payment: [Payment]
    /// What stands below everything else.
    public var note: String?
    /// The name of a PNG file, beside the invoice.
    public var logo: String?
    /// The color of headings and of the total, such as `#6D3AD0`.
    public var accent: String?
    /// A comma or a point, which is the default; thousands are divided by the other one.
    public var decimalSeparator: String
    /// The words that are printed, in English by default.
    public var labels: Labels

    /// Somebody with an address.
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
        /// What it is.
        public var description: String
        /// More about it, in smaller letters.
        public var note: String?
        /// How many, 1 by default.
        public var quantity: Decimal
        /// What is counted, such as `h` or `pcs`.
        public var unit: String?
        /// The price of one.
        public var price: Decimal
    }

    /// One line of how to pay.
    public struct Payment: Decodable, Sendable {
        /// What it is, such as IBAN.
        public var label: String
        /// The number or the name.
        public var value: String
    }

    /// The words that are printed.
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
    /// What all of it costs, in whole hundredths.
    public var amount: Decimal { (quantity * price).rounded() }
}

extension Invoice {
    /// What all items cost.
    public var subtotal: Decimal { items.reduce(0) { $0 + $1.amount } }
    /// The tax on that, in whole hundredths.
    public var tax: Decimal { (subtotal * taxRate / 100).rounded() }
    /// What is to be paid.
    public var total: Decimal { subtotal + tax }

    /// A number with thousands divided, and with two digits behind the decimal separator.
    func money(_ value: Decimal) -> String { NumberText.money(value, decimalSeparator) }

    /// A number with as many digits as it has.
    func plain(_ value: Decimal) -> String { NumberText.plain(value, decimalSeparator) }
}

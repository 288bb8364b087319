import LayoutScript

/// A type, as far as a layout needs to know it.
final class PastedType {
    /// The qualified name, as `Style.Footer`.
    let name: String
    /// Whether the type is a structure or an enumeration, and so no view, whatever its name.
    var isValue = false
    /// The superclass, or the type of the raw values.
    var superclass = ""
    var members: [Member] = []
    /// The cases of an enumeration.
    var cases: [String] = []

    /// The names of all members.
    private(set) lazy var names = WordSet(members.map { $0.name })

    init(_ name: String) { self.name = name }

    /// Whether the type is one of UIKit, to which an app adds members.
    var isOfSystem: Bool {
        name.isOne(of: "UIView UILabel UIButton UIImageView UIControl UIScrollView CALayer " + CaseRun.extensibleTypes)
    }

    final class Member {
        /// The index of its type.
        let owner: Int
        /// A method, or else a property.
        let isMethod: Bool
        let name: String
        /// The tokens of the declaration, with the words in front of it.
        var tokens: Range<Int>
        /// The tokens in its braces.
        var body: Range<Int>?
        /// The parsed method; set when its type is prepared.
        var method: Method?
        /// The type of a property, or of its initial value.
        var type = ""
        /// The tokens of the whole type.
        var typeTokens = 0..<0
        /// The tokens of the initial value.
        var value: Range<Int>?
        /// Whether the property is optional and declared with nil or without a value.
        ///
        /// An outlet gets one from its storyboard.
        var beginsAsNil = false
        /// The tokens in the braces around `didSet` and `willSet`, or `get` and `set`.
        var observers: Range<Int>?

        /// The index of its first token.
        var place: Int { tokens.lowerBound }
        /// The tokens up to the brace of the body.
        var head: Range<Int> { place..<(body?.lowerBound ?? tokens.upperBound) }

        init(_ name: String, of owner: Int, _ tokens: Range<Int>, isMethod: Bool = false) {
            (self.name, self.owner, self.tokens, self.isMethod) = (name, owner, tokens, isMethod)
        }
    }
}

// The syntax tree of a case. Every part knows its span in the script. Its parts are objects: what is passed on and kept is one word.

/// A word of the script.
final class Word {
    let text: String
    let span: TextSpan

    init(text: String, span: TextSpan) {
        self.text = text
        self.span = span
    }
}

/// An expression.
final class Expression {
    let span: TextSpan
    let form: Form

    init(span: TextSpan, form: Form) {
        self.span = span
        self.form = form
    }

    enum Form {
        case number(Double)
        case string(String)
        /// A name, with the arguments if it is called.
        case name(String, Call?)
        /// A name behind a leading dot, such as `.left` or `.fix(8)`.
        case symbol(String, Call?)
        case list([Expression])
        /// What follows an expression: members, calls of them, `%` and indices.
        case postfix(Expression, [Suffix])
        case prefix(Token.Kind, Expression)
        /// A flexible space, as `~2~`.
        case flexible(Expression)
        /// Operations of the same precedence, from left to right.
        case operations(Expression, [Operation])
        case conditional(Expression, Expression, Expression)
        case range(Expression, Expression, isClosed: Bool)
    }

    struct Suffix {
        var span: TextSpan
        var form: Form

        indirect enum Form {
            case member(String, Call?)
            case percent
            case index(Expression)
        }
    }

    struct Operation {
        var sign: Token.Kind
        var span: TextSpan
        var right: Expression
    }
}

/// The arguments of a call, and the block behind them.
final class Call {
    let arguments: [ArgumentSyntax]
    let block: Block?
    /// Where the arguments begin, or where they would.
    let span: TextSpan

    init(_ arguments: [ArgumentSyntax], _ block: Block?, _ span: TextSpan) {
        self.arguments = arguments
        self.block = block
        self.span = span
    }
}

struct ArgumentSyntax {
    var label: Word?
    var value: Expression
}

/// Statements in braces.
struct Block {
    /// What the block calls its argument, besides `$0`.
    var parameter: String?
    var statements: [Statement]
}

/// A statement.
final class Statement {
    let span: TextSpan
    let form: Form

    init(span: TextSpan, form: Form) {
        self.span = span
        self.form = form
    }

    enum Form {
        case name(String)
        case scale(Expression)
        case rounding(Word)
        case direction(Word)
        /// The names and values of `let`, mostly one.
        case constants([(name: Word, value: Expression)])
        case node(NodeSyntax)
        case guide(Word, owner: Word, frame: [Expression])
        case within(Word)
        case condition([Clause], Block, otherwise: Block?)
        /// A loop, with a name for the number of the round if it has one.
        case loop(index: String?, String, Expression, Block)
        case expectFrame(Word, [Expression], tolerance: Expression?)
        case expectWarning(Word, Word)
        case expectNoWarnings
        /// The nodes that have changed since a snapshot; none for `no changes`.
        case expectChanges(since: Word, of: [Word])
        case choice(Expression, [Branch])
        case method(Method)
        /// `return`, `break` or `continue`, with what is returned.
        case exit(Exit, Expression?)
        case solve
        case assignment(Expression, Token.Kind, Expression)
        case expression(Expression)
        /// A statement that could not be read, with the name that it would have made.
        case failed(Word?)
    }
}

/// A part of a condition: an expression, or `let name = expression`, which fails for `nil`.
struct Clause {
    var name: String?
    var value: Expression
}

/// A branch of a `switch`.
struct Branch {
    /// What the value is compared with; nil for `default`.
    var patterns: [Expression]?
    var statements: [Statement]
}

/// A method of a view, as in `func layoutTitle(below view: UIView, gap: CGFloat = 8) { … }`.
final class Method {
    let name: String
    let parameters: [Parameter]
    let body: Block

    init(_ name: String, _ parameters: [Parameter], _ body: Block) {
        self.name = name
        self.parameters = parameters
        self.body = body
    }

    struct Parameter {
        /// What the argument is called by callers; nil where it has no label.
        var label: String?
        var name: String
        var value: Expression?
    }
}

/// What ends early.
enum Exit: String {
    case method = "return"
    case loop = "break"
    case round = "continue"
}

struct NodeSyntax {
    var name: Word
    var parent: Word?
    var frame: [Expression]
    var attributes: [Attribute]

    /// `name`, `name=word`, `name=(values)` or `name=word(values)`.
    struct Attribute {
        var name: Word
        var word: Word?
        var values: [Expression]
        /// Where the value begins.
        var span: TextSpan
        var hasValue: Bool
        /// Whether the values stand in parentheses.
        var isTuple: Bool
    }
}

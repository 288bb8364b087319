// The syntax tree of a case. Every part knows its span in the script. Its parts are objects: what is passed on and kept is one word.

/// A word of the script.
package final class Word {
    package let text: String
    package let span: TextSpan

    package init(text: String, span: TextSpan) { (self.text, self.span) = (text, span) }
}

/// An expression.
package final class Expression {
    package let span: TextSpan
    package let form: Form
    /// Whether it makes a node by its type, as in `let title = Label()`; the check of names finds out.
    var makesNode = false

    package init(span: TextSpan, form: Form) { (self.span, self.form) = (span, form) }

    /// A name at a place, which may be written there in another way.
    package convenience init(named name: String, _ span: TextSpan) { self.init(span: span, form: .name(name, nil)) }

    /// The members, calls and signs behind the base of the expression; empty where it has none.
    package var suffixes: [Suffix] {
        if case .postfix(_, let suffixes) = form { suffixes } else { [] }
    }

    /// The expression before the last of them, as `a.frame` in `a.frame.width`; nil if there are none.
    package var owner: Expression? {
        guard case .postfix(let base, let suffixes) = form else { return nil }
        let rest = Array(suffixes.dropLast())
        return rest.last.map { Expression(span: base.span.to($0.span), form: .postfix(base, rest)) } ?? base
    }

    package enum Form {
        case number(Double)
        case string(String)
        /// A string with expressions in it, and the texts around these; without any it cannot be read.
        case interpolation([Expression])
        /// A name, with the arguments if it is called.
        case name(String, Call?)
        /// A name behind a leading dot, such as `.left` or `.fix(8)`.
        case symbol(String, Call?)
        /// A closure that is called at once, as `{ … }()`.
        case closure(CodeBlock, Call?)
        case list([Expression])
        /// A tuple whose parts have names, as `(title: "Ada", width: 8)`.
        case tuple([Clause])
        /// A dictionary, which scripts do not have.
        case dictionary
        /// An expression with members, calls of them, `%` and indices behind it.
        case postfix(Expression, [Suffix])
        /// A sign in front of an expression, and for a flexible space, as `~2~`, also behind it.
        case prefix(Token.Kind, Expression)
        /// Operations of the same precedence, from left to right.
        case operations(Expression, [Operation])
        case conditional(Expression, Expression, Expression)
    }

    package final class Suffix {
        package let span: TextSpan
        package let form: Form
        /// Whether a `?` stands in front of it, so that nothing happens where the value is nil.
        package let isOptional: Bool

        package init(span: TextSpan, form: Form, isOptional: Bool = false) {
            (self.span, self.form, self.isOptional) = (span, form, isOptional)
        }

        package enum Form {
            case member(String, Call?)
            case percent
            case index(Expression)
        }
    }

    package final class Operation {
        package let sign: Token.Kind
        package let span: TextSpan
        package let right: Expression

        package init(_ sign: Token.Kind, _ span: TextSpan, _ right: Expression) {
            (self.sign, self.span, self.right) = (sign, span, right)
        }
    }
}

/// The arguments of a call, and the block behind them.
package final class Call {
    package let arguments: [Clause]
    package let block: CodeBlock?
    /// Where the arguments begin, or where they would.
    package let span: TextSpan

    package init(_ arguments: [Clause], _ block: CodeBlock?, _ span: TextSpan) {
        (self.arguments, self.block, self.span) = (arguments, block, span)
    }
}

/// Statements in braces.
package final class CodeBlock {
    /// The names of the arguments, or of the parts of one, as in `{ index, view in … }`; the names of a loop.
    ///
    /// Without any it is `$0`.
    package var parameters: [String] = []
    package var statements: [Statement]

    package init(_ statements: [Statement] = []) { self.statements = statements }

    /// Makes a body of one expression return it, and one of an `if` or a `switch` what its branches are.
    package func returnExpression() {
        guard statements.count == 1 else { return }
        switch statements[0].form {
        case .expression(let value): statements[0] = Statement(span: statements[0].span, form: .exit(.method, value))
        case .condition(_, let block?, let otherwise?):
            block.returnExpression()
            otherwise.returnExpression()
        case .choice(_, let branches): for branch in branches { branch.body.returnExpression() }
        default: break
        }
    }
}

/// A statement.
package final class Statement {
    package let span: TextSpan
    package let form: Form

    package init(span: TextSpan, form: Form) { (self.span, self.form) = (span, form) }

    package enum Form {
        case name(String)
        case scale(Expression)
        case rounding(Word)
        case direction(Word)
        /// The names and values of `let`, mostly one.
        case constants([Clause])
        /// The attributes have their values: `name=word`, `name=(values)` or `name=word(values)`.
        case node(Word, parent: Word?, frame: [Expression], attributes: [Clause])
        case guide(Word, owner: Word, frame: [Expression])
        case within(Word)
        /// An `if`, or a `guard`, which has no block.
        case condition([Clause], CodeBlock?, otherwise: CodeBlock?)
        case loop(Expression, CodeBlock)
        case repetition([Clause], CodeBlock)
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

/// An expression that may have a name: an argument with its label, a constant, an attribute of a node, or a part of a condition, as
/// `let name = expression`, which fails for `nil`.
package final class Clause {
    package let name: Word?
    package let value: Expression

    package init(_ value: Expression, as name: Word? = nil) { (self.name, self.value) = (name, value) }
}

/// A branch of a `switch`.
package final class Branch {
    /// The patterns that select the branch; nil for `default`.
    let patterns: [Expression]?
    /// The names that `case let width where width > 200` gives the value, or its parts.
    package var names: [Word] = []
    package var condition: Expression?
    package let body: CodeBlock

    package init(_ patterns: [Expression]?, _ statements: [Statement]) {
        (self.patterns, body) = (patterns, CodeBlock(statements))
    }
}

/// A function, as in `func layoutTitle(below node: Node, gap: Double = 8) { … }`.
package final class Method {
    package let name: String
    package let parameters: [Parameter]
    package let body: CodeBlock
    /// Whether it is a property that is computed: it has no parameters, and its name alone calls it.
    package let isProperty: Bool

    package init(_ name: String, _ parameters: [Parameter], _ body: CodeBlock, isProperty: Bool = false) {
        (self.name, self.parameters, self.body, self.isProperty) = (name, parameters, body, isProperty)
    }

    /// Runs when the property is set.
    package var setter: Method?
    /// The names of the parts of a tuple in its result type; empty if there are none.
    var resultNames: [String] = []

    package final class Parameter {
        /// The label of the argument; nil if it has none.
        package let label: String?
        package let name: String
        package let value: Expression?
        /// The first word of its type; empty if it begins otherwise, as the type of a list.
        package let type: String
        /// The type of the elements of a list; nil for other types.
        let element: String?

        package init(
            _ label: String?, _ name: String, _ value: Expression? = nil, type: String = "", element: String? = nil
        ) {
            (self.label, self.name, self.value, self.type, self.element) = (label, name, value, type, element)
        }
    }
}

/// A statement that ends a method, a loop or a round.
package enum Exit: String {
    case method = "return"
    case loop = "break"
    case round = "continue"
}

import LayoutScript
import PlumbTestSupport
import Testing

@Suite("The end of a statement")
struct StatementEndTests {
    /// Lines, and how many statements they are.
    static let lines: [(String, Int)] = [
        ("let a = 1\nlet b = 2", 2),
        ("let a = 1; let b = 2", 2),
        ("let a = 1;", 1),
        ("if true { let a = 1 }\nlet b = 2", 2),
        // Between parentheses and brackets.
        ("let a = max(1,\n2\n)", 1),
        ("let a = (1\n+2)", 1),
        ("let a = [1,\n2]\nlet b = 3", 2),
        // A line that begins with a dot.
        ("root.pin\n.top(8)\n.left(8)", 1),
        ("root.pin.top(8)\n\n    // A comment.\n    .left(8)", 1),
        // A line that begins with an operator and a space.
        ("let a = 1\n+ 2\n    * 3", 1),
        ("let a = true\n&& false", 1),
        ("let a = true\n? 1\n: 2", 1),
        ("let a = root.frame\n[root].forEach { $0.isHidden = true }", 2),
        // Behind an operator, if the next line is indented more.
        ("let a = 1 +\n    2", 1),
        ("let a =\n    2", 1),
        ("let a = true ?\n    1 :\n    2", 1),
        ("    root.alpha =\n        1\n    root.alpha = 0", 2),
    ]

    @Test("lines make statements", arguments: lines)
    func statements(_ text: String, _ count: Int) throws {
        let result = try #require(
            run("node root 0 0 10 10\n" + text + "\nlet last = missing").first)
        #expect(result.failures.map { $0.message } == ["there is no node or constant 'missing'"])
        #expect(Parsed(text).count == count)
    }

    /// Lines that are no statement, and the first mistake.
    static let mistakes: [(String, String)] = [
        ("let a = 1 +\n2", "expected a value, found the end of the line"),
        ("let a =\nlet b = 2", "expected a value, found the end of the line"),
        ("let a = max(1", "'(' is not closed"),
        ("let a = 1 let b = 2", "expected the end of the line, found 'let'"),
        ("let a = 1\n-2", "this does nothing: it is a number"),
    ]

    @Test("a statement that ends too early is a mistake", arguments: mistakes)
    func ends(_ text: String, _ message: String) throws {
        #expect(try mistake("node root 0 0 10 10\n" + text).message == message)
    }

    /// The statements of a script.
    private struct Parsed {
        let count: Int

        init(_ text: String) {
            let source = SourceText(text, file: "")
            var parser = Parser(Array(Lexer.tokens(of: source).dropLast()), of: source, Reporter(source))
            count = parser.statements().count
        }
    }
}

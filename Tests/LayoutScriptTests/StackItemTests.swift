import LayoutScript
import PlumbTestSupport
import Testing

@Suite("Items of stacks")
struct StackItemTests {
    private static let family = """
        node root 0 0 200 100
        node a in root 0 0 10 10
        node b in root 0 0 10 10
        node text in root 0 0 0 0 measure=text("A title that wraps", 7, 18)
        """

    /// A statement behind the family of nodes, and the frames that it sets.
    static let placed: [(String, String)] = [
        ("root.hstack(.fix(25%), .fix(a, 30%), .fill(b))", "expect a 50 0 60 10\nexpect b 110 0 90 10"),
        ("root.hstack(.fill(a).limited(max: 40%), .fill(b))", "expect a 0 0 80 10\nexpect b 80 0 120 10"),
        ("root.hstack(.flex(a).limited(min: 25%, max: 25%), .fill(b))", "expect a 0 0 50 10\nexpect b 50 0 150 10"),
        ("root.hstack(cross: .start, .fix(a, 80).aspectRatio(16 / 9), .fill())", "expect a 0 0 80 45"),
        (
            "root.hstack(cross: .start, .fix(50%), .flex(text).shrinkWrapped(), .fill(b))",
            "expect text 100 0 84 36\nexpect b 184 0 16 10"
        ),
        (
            "root.hstack(cross: .start, .fix(a, 25%).aspectRatio(1).cross(.end), .fill(b))",
            "expect a 0 50 50 50\nexpect b 50 0 150 10"
        ),
    ]

    @Test("items have the shares and modifiers of Swift", arguments: placed)
    func modifiers(_ statement: String, _ frames: String) {
        expectPass([Self.family, statement, frames, "expect no warnings"].joined(separator: "\n"))
    }

    /// A statement behind the family of nodes, and its mistake.
    static let mistaken: [(String, String)] = [
        (".fix([a, b], 25%)", "fix takes a number here, not a percentage"),
        (".flex(a).limited(max: 60)", "limited takes a percentage here, not a number"),
        (".flex(a).limitd(max: 60%)", "there is no stack item 'limitd'; did you mean 'limited'?"),
        (".flex(a).shrinkWrapped(1)", "shrinkWrapped has no form with these arguments; it is shrinkWrapped()"),
        (".limited(max: 60%)", "there is no stack item 'limited'"),
    ]

    @Test("mistakes in modifiers say what they take", arguments: mistaken)
    func mistakes(_ item: String, _ message: String) throws {
        #expect(try mistake("\(Self.family)\nroot.hstack(\(item))").message == message)
    }
}

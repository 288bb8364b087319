import LayoutScript
import PlumbTestSupport
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
    @Test("show the line and a caret below the place")
    func caret() throws {
        let found = try mistake(family + "a.pin.left(1).topp()")
        #expect(
            "\(found)" == """
                test.pin:4:15: there is no method 'topp'; did you mean 'top'?
                    a.pin.left(1).topp()
                                  ^
                """
        )
    }

    @Test("count characters, and keep tabs so that the caret stays below the place")
    func characters() throws {
        let found = try mistake("node größe 0 0 9 9\n\t/* größe.pin.left(1)")
        #expect(found.line == 2 && found.column == 2)
        let accents = try mistake("node größe 0 0 9 9\n\tgröße.pin.lefft(1)")
        #expect(accents.column == 12)
        #expect("\(accents)".hasSuffix("\n    \t          ^"))
        let family = try mistake("node r 0 0 9 9\nr.pin.left(\"👩‍👩‍👧\").top()")
        #expect(family.column == 12)
    }

    @Test("cut long lines to the part around the place")
    func long() throws {
        let found = try mistake(
            "node r 0 0 9 9\n" + String(repeating: "r.pin.left(1); ", count: 200) + "r.pin.lefft(1)")
        let lines = "\(found)".split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3 && lines[1].count <= 4 + 120)
        let caret = try #require(lines[2].firstIndex(of: "^"))
        let offset = lines[2].distance(from: lines[2].startIndex, to: caret)
        #expect(lines[1].dropFirst(offset).hasPrefix("lefft(1)"))
        #expect(found.column == 15 * 200 + 7)
    }

    @Test(
        "suggest near words and no far ones",
        arguments: [
            ("leftt", "left"), ("lfet", "left"), ("TopLeft", "topLeft"), ("marginHorizontl", "marginHorizontal"),
            ("botom", "bottom"), ("sizeToFitt", "sizeToFit"), ("apsectRatio", "aspectRatio"), ("zzzzzz", nil),
            ("backgroundColor", nil),
        ] as [(String, String?)]
    )
    func suggestions(_ word: String, _ expected: String?) throws {
        let hint = expected.map { "; did you mean '\($0)'?" } ?? ""
        #expect(try mistake(family + "a.pin.\(word)()").message == "there is no method '\(word)'\(hint)")
    }

    @Test("are values")
    func values() throws {
        let (one, two) = (try mistake("x"), try mistake("x"))
        #expect(one == two && one.hashValue == two.hashValue)
        #expect(one != Diagnostic(file: "f", line: 1, column: 1, message: "", sourceLine: ""))
        #expect(
            "\(Diagnostic(file: "f", line: 1, column: 99, message: "m", sourceLine: "x"))" == "f:1:99: m\n    x\n     ^"
        )
    }
}

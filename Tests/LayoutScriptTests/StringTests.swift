import LayoutScript
import PlumbTestSupport
import Testing

/// Strings are read as in Swift, whatever they contain.
@Suite("Strings")
struct StringTests {
    static let strings = [
        #""""#, #""a""#, #""\"""#, #""\\""#, #""a { ( [""#, ##""#""##,
        "\"\"\"\n\"\"\"", "\"\"\"\n  Hello world :)\n  { \"quoted\" \"\" \\\"\"\" \\\n  \"\"\"",
        "\"\"\" \t\r\n  a\r\n  \"\"\"",
        ##"#"a"b{"#"##, ##"#"\"#"##, ##"#"""#"##, ##"#"\#"#{"#"##, ####"###"a"##b\"###"####,
        "#\"\"\"\n \"\"\" { \n \"\"\"#",
        #""\(count > 0 ? "\(count) items" : "none")""#, #""\(a("(", [")"]))\(b)""#, ##""\(#"""#)""##,
        "\"\"\"\n \\(a ? \"\"\"\n )\n \"\"\" : \"b\")\n \"\"\"", "\"a\u{2028}b\u{A0}\"",
    ]

    @Test("a text is cut off after the most lines", arguments: [(0, 3), (1, 1), (2, 2)])
    func mostLines(_ most: Int, _ lines: Int) {
        expectPass(
            "node a 0 0 0 0 measure=text(\"one two three\", 8, 20, \(most))\na.pin.width(40).sizeToFit(.width)\nexpect a 0 0 40 \(20 * lines)"
        )
    }

    @Test("are one part of the line", arguments: strings)
    func closed(_ string: String) throws {
        let script = family + "let text = \(string); a.pin.left(5)\na.pin.lefft(1)\nexpect a 5 20 30 40"
        let failures = try #require(run(script).first?.failures)
        #expect(failures.map { text($0.range, of: script) } == ["lefft"])
        #expect(failures.map { $0.column } == [7])
        #expect(failures.first?.line == 5 + string.utf8.filter { $0 == UInt8(ascii: "\n") }.count)
    }

    @Test(
        "that nothing closes are mistakes",
        arguments: [
            "\"", "\"a", #""a\""#, ##"#"a""##, "###\"", "\"\"\"\n a", "#\"\"\"\n a\n \"\"\"", #""\(""#, #""\("a)""#,
            "\"\"\"\n \\(\"a\n \"\"\"", "\"\\(\"\"\"\n",
        ])
    func open(_ string: String) throws {
        let failure = try mistake(family + "let text = \(string)")
        #expect(failure.message == "the string has no closing quote")
        #expect((failure.line, failure.column) == (4, 12))
    }

    @Test("a sign of raw strings alone means nothing")
    func sign() throws {
        #expect(try mistake(family + "let x = ## 1").message == "'#' means nothing here")
    }

    @Test(
        "have the characters that they have in Swift",
        arguments: [
            (##"#"Hi"#"##, 2, 1), (##""\u{2022}""##, 1, 1), (##""a\nb""##, 1, 2), (##""\"\\""##, 2, 1),
            (##"#"\n\#n\"#"##, 2, 2), ("\"\"\"\n    ab\n    cde\n    \"\"\"", 3, 2), (##""a\(b)""##, 5, 1),
            (##""\u{d8}""##, 1, 1), (##""\u""##, 0, 1), (##""\u{d800}\u{1""##, 0, 1),
        ])
    func decoded(_ string: String, _ count: Int, _ lines: Int) {
        expectPass(
            "node a 0 0 0 0 measure=text(\(string), 8, 20)\na.sizeToFit()\nexpect a 0 0 \(8 * count) \(20 * lines)")
    }

    @Test("escapes end with their string", arguments: [##""\u""##, ##""\u{41""##, ##"#"\#u"#"##])
    func openEscapes(_ string: String) { #expect(run("case \(string)").count == 1) }
}

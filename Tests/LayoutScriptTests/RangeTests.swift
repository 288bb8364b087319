import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

/// The text of a range, cut out as a browser would do it.
func text(_ range: SourceRange, of script: String) -> String {
    let units = Array(script.utf16)
    return String(decoding: units[range.offset..<range.offset + range.length], as: UTF16.self)
}

@Suite("Places in scripts")
struct RangeTests {
    @Test("count UTF-16 code units, whatever stands before them", arguments: ["", "\u{FEFF}", "// 👩‍👩‍👧 größe\r\n\n"])
    func units(_ before: String) throws {
        let script = before + "node größe 0 0 9 9 // 👩‍👩‍👧\ngröße.pin.left(\"👩‍👩‍👧\").lefft(1)"
        let failures = try #require(run(script).first?.failures)
        #expect(failures.map { text($0.range, of: script) } == ["\"👩‍👩‍👧\"", "lefft"].filter { _ in failures.count == 2 })
        #expect(failures.last?.column == 28)
    }

    @Test("no-break spaces are spaces, and separators of lines and paragraphs end a line")
    func spaces() throws {
        let script =
            family + "\u{A0}\u{A0}a.pin\u{A0}.left(5)\u{A0}// one\u{2028}a.pin.top(7)"
            + "\u{2029}b.pin.left(é\u{A0}+\u{A0}1)\u{A0}"
        let result = try #require(run(script).first)
        #expect(node("a", in: result.root)?.frame.origin == Point(x: 5, y: 7))
        #expect(result.failures.map { text($0.range, of: script) } == ["é"])
        #expect(result.failures.map { [$0.line, $0.column] } == [[4, 49]])
    }

    @Test("names are looked up as they are written, in whatever normal form")
    func normalForms() throws {
        let result = try #require(run("node \u{E9} 0 0 9 9\nnode e\u{301} in \u{E9} 1 2 3 4").first)
        #expect(result.failures.isEmpty)
        #expect(result.root?.children.count == 1)
        // Two marks in another order, which are as long.
        let script = "node e\u{323}\u{307} 0 0 9 9\nnode e\u{307}\u{323} in e\u{323}\u{307} 1 2 3 4"
        let marks = try #require(run(script).first)
        #expect(marks.failures.isEmpty && marks.root?.children.count == 1)
    }

    @Test("every mistake has a part of the text, and a fix where a word is near")
    func fixes() throws {
        let script =
            family + "a.pin.lefft(1)\na.pin.justify(.lft)\nlet gap = 3\nb.pin.left(gapp)\nnode c in rot 0 0 1 1"
        let failures = try #require(run(script).first?.failures)
        #expect(failures.map { text($0.range, of: script) } == ["lefft", ".lft", "gapp", "rot"])
        #expect(failures.map { $0.fixes.first?.replacement } == ["left", ".left", "gap", "root"])
        for failure in failures {
            let fix = try #require(failure.fixes.first)
            #expect(fix.range == failure.range && fix.title == "Replace by '\(fix.replacement)'")
        }
    }

    @Test("applied fixes leave no mistake")
    func fixed() throws {
        var script =
            "case \"pasted\"\n" + family
            + "a.pin.lefft(Theme.margin).topp(8)\nlogo.pin.left(inset())\nlogo.pin.top(Theme.margin)"
        for _ in 0..<10 {
            guard let fix = run(script).first?.failures.first?.fixes.first else { break }
            var units = Array(script.utf16)
            units.replaceSubrange(
                fix.range.offset..<fix.range.offset + fix.range.length, with: Array(fix.replacement.utf16))
            script = String(decoding: units, as: UTF16.self)
        }
        expectPass(script)
        #expect(script.hasPrefix("case \"pasted\"\nlet "))
        #expect(script.contains("\nnode logo in root 0 0 0 0\n"))
    }

    @Test("names that nothing defines are listed once, in the order of the text")
    func missing() throws {
        let script =
            family + "a.pin.left(Theme.margin)\na.pin.top(Theme.margin + inset())\nlogo.pin.left(gap)\nlogo.pin.top(3)"
        let result = try #require(run(script).first)
        #expect(result.missing.map { text($0.range, of: script) } == ["Theme.margin", "inset", "logo", "gap"])
        #expect(result.failures.allSatisfy { $0.kind == .missingName })
        let defined = "let Theme.margin = 12\n" + script
        #expect(run(defined)[0].missing.map { text($0.range, of: defined) } == ["inset", "logo", "gap"])
    }

    @Test("a name that a failed line would have made is not complained about")
    func poisoned() throws {
        let script =
            family
            + "let gap = 3 +\nlet far = nothing1\na.pin.left(gap).top(far)\nnode c in root 0 0 1\nc.pin.left(1)\nnode d in c 0 0 1 1\nd.pin.top(1)\nlet late = far + 1\na.pin.left(late)"
        let result = try #require(run(script).first)
        #expect(result.failures.map { $0.line } == [4, 5, 7])
        let misspelled = family + "nodee e in root\ne.pin.top(1)\nlett gap = 3\na.pin.left(gap)\nfunc lay( { }\nlay()"
        #expect(try #require(run(misspelled).first).failures.map { $0.line } == [4, 6, 8])
    }

    @Test("a warning has the place of its call")
    func warnings() throws {
        let script =
            family + "a.pin.width(10)\n    .left(1)\n    .width(20)\nb.pin.height(-1)\nroot.hstack(.fix(a, 900))"
        let result = try #require(run(script).first)
        #expect(
            result.raised.map { text($0.range, of: script) } == [
                "width(20)", "height(-1)", "root.hstack(.fix(a, 900))",
            ])
        #expect(result.warnings.map { $0.location?.line } == [6, 7, 8])
    }

    @Test("a warning of a stack in a block has the place of the stack, also where others are written like it")
    func stacksInBlocks() throws {
        let stacks = "    $0.hstack(.fix(a, wide), .flex())\n    $0.vstack(.fix(b, 900))\n    $0.vstack(.fix(a, 10))\n"
        let script = family + "let wide = 900\nroot.stacks {\n" + stacks + "}"
        let result = try #require(run(script).first)
        #expect(
            result.raised.map { text($0.range, of: script) } == [
                "hstack(.fix(a, wide), .flex())", "vstack(.fix(b, 900))", "vstack(.fix(a, 10))",
            ])
        #expect(result.warnings.map { $0.location?.line } == [6, 7, 8])
    }
}

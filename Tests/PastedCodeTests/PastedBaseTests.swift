import Foundation
import LayoutScript
import PlumbTestSupport
import Testing

/// Classes that are pasted with their superclasses.
@Suite("Pasted base classes")
struct PastedBaseTests {
    static let base = """
        class Base: UIView {
            let title = UILabel()
            private let line = UIView()
            var gap: CGFloat { 8 }

            init(text: String, size: CGFloat = 12) {
                super.init(frame: .zero)
                title.text = text
                title.font = .systemFont(ofSize: size)
                setup()
            }

            private func setup() {
                addSubview(line)
                addSubview(title)
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                line.pin.top(gap).horizontally().height(2)
                title.pin.below(of: line).left(gap).sizeToFit()
            }
        }

        """

    /// The cases in the script of several classes, without their names.
    private func cases(_ source: String) throws -> [String] {
        let failure = try #require(run(source).first?.failures.first)
        #expect(failure.kind == .pastedType)
        let script = try #require(failure.fixes.first).replacement
        return script.split(separator: "case \"").map { part in
            part.drop { $0 != "\n" }.dropFirst().description
        }
    }

    @Test("a class has the views of its superclass, and calls the methods of it")
    func wholeClass() throws {
        let source = """
            class Sub: Base {
                let footer = UILabel()
                init() {
                    super.init(text: "Sub", size: 20)
                    addSubview(footer)
                }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    footer.pin.below(of: title).left(gap).sizeToFit()
                }
            }
            """
        let cases = try cases(Self.base + source)
        #expect(
            cases[1] == """
                node root 0 0 390 844
                node line in root 0 0 0 0
                node title in root 0 0 0 0 measure=text("Sub", 10, 24)
                node footer in root 0 0 0 0 measure=text("footer", 8, 20)
                let gap = 8

                override func layoutSubviews() {
                    layoutSubviewsOfBase()
                    footer.pin.below(of: title).left(gap).sizeToFit()
                }

                override func layoutSubviewsOfBase() {
                    line.pin.top(gap).horizontally().height(2)
                    title.pin.below(of: line).left(gap).sizeToFit()
                }

                layoutSubviews()

                """)
        // The superclass is what it is alone.
        let alone = try #require(run(Self.base)[0].failures.first?.fixes.first).replacement
        #expect(cases[0] == alone + "\n")
        expectPass(cases[1] + "expect title 8 10 30 24\nexpect footer 8 34 48 20")
    }

    static let classes: [(String, String)] = [
        // Inherited, and overridden.
        ("class Sub: Base { var gap2 = 3 }", "expect title 8 10 30 14\nexpect line 0 8 390 2"),
        ("class Sub: Base { override var gap: CGFloat { 9 } }", "expect title 9 11 30 14"),
        ("class Sub: Base { override var gap: CGFloat { super.gap + 4 } }", "expect title 12 14 30 14"),
        ("class Sub: Base { override func layoutSubviews() { title.pin.top(3) } }", "expect title 0 3 0 0"),
        ("final class Sub: Base { func layoutMore() { title.pin.left(super.gap) } }", "expect title 8 10 30 14"),
        // Several levels, in any order, and a superclass of another one that is left out.
        (
            "class Sub: Mid { override func layoutSubviews() { super.layoutSubviews(); title.pin.right() } }\n"
                + "class Mid: Base { override func layoutSubviews() { super.layoutSubviews(); line.pin.height(5) } }",
            "expect title 360 10 30 14\nexpect line 0 8 390 5"
        ),
        (
            "class Sub: Mid { override func layoutSubviews() { super.layoutSubviews(); title.pin.right() } }\n"
                + "class Mid: Base { let more = UIView() }",
            "expect title 360 10 30 14\nexpect line 0 8 390 2"
        ),
        (
            "class Sub: Mid { override func layoutSubviews() { line.pin.width(4) } }\n"
                + "class Mid: Base { override func layoutSubviews() { super.layoutSubviews(); title.pin.right() } }",
            "expect line 0 0 4 0"
        ),
        // Methods of one name, which override nothing.
        (
            "class Sub: Base { func layoutAll() { place(3) }\nfunc place(_ x: CGFloat) { place(left: x) } }\n"
                + "extension Base { func place(left x: CGFloat) { title.pin.left(x) } }",
            "expect title 8 10 30 14"
        ),
        // Circles.
        ("class Sub: Sub { let a = UIView(); func layout() { super.layout(); a.pin.left(3) } }", "expect a 3 0 0 0"),
    ]

    @Test("members are inherited, overridden and called by super", arguments: classes)
    func members(_ source: String, _ expectations: String) throws {
        let all = run(Self.base + source)
        let script = try #require(all.first?.failures.first?.fixes.first).replacement
        let parts = script.components(separatedBy: "case \"")
        let part = try #require(parts.first { $0.hasPrefix("Sub\"") })
        expectPass("case \"" + part + expectations)
    }

    static let initializers: [(String, String)] = [
        ("init() { super.init(text: \"A\") }", "\"A\", 6, 14"),
        ("init() { super.init(text: name, size: 20) }", "\"title\", 10, 24"),
        ("init() { super.init(text: \"A\", size: 10 * 2)\ntitle.text = \"B\" }", "\"B\", 10, 24"),
        ("init() { super.init(frame: .zero) }", "\"title\", 8, 20"),
        ("init(a: Int) { title.text = \"A\"; super.init(text) }", "\"A\", 8, 20"),
    ]

    @Test("the initializer of a superclass runs with what it is called with", arguments: initializers)
    func initializer(_ member: String, _ content: String) throws {
        let source = Self.base + "class Sub: Base {\n\(member)\n}"
        #expect(try cases(source)[1].contains("node title in root 0 0 0 0 measure=text(\(content))\n"))
    }

    @Test("a root is as high as one of a superclass, and views of classes with a superclass that is a view are views")
    func types() throws {
        let source = """
            class Base: UITableViewCell { let tag = Tag(); func layout() { tag.pin.left(3) } }
            class Sub: Base { let more = [Tag()]; override func layout() { super.layout(); more[0].pin.left(3) } }
            class Tag: Plain { let n = 3 }
            class Plain: UIView { let m = 3 }
            """
        #expect(
            try cases(source)[1].hasPrefix(
                "node root 0 0 390 120\nnode tag in root 0 0 0 0\nnode more1 in root 0 0 0 0\nlet more = [more1]\n"))
    }

    @Test("many classes of a large one, and many levels, end")
    func large() {
        let count = largeInput(400, inDebug: 40)
        let members = (0..<count).map { "let v\($0) = UIView()\nfunc layout\($0)() { v\($0).pin.left(\($0)) }\n" }
        let base = "class C0: UIView {\n\(members.joined())}\n"
        let others = (1..<count).map { "class C\($0): C0 { override func layout1() { super.layout1() } }\n" }
        let levels = (1..<count).map { "class C\($0): C\($0 - 1) { init() { super.init(); super.init() } }\n" }
        for classes in [others, levels, levels.reversed()] {
            let script = run(base + classes.joined())[0].failures.first?.fixes.first?.replacement
            #expect(script?.utf8.count ?? 0 < 1_000_000)
        }
    }

    @Test("mutated classes", arguments: 0..<3)
    func mutations(_ seed: UInt64) {
        var random = SplitMix64(seed: 907 + seed)
        let words = CodeWords.signs + ["class ", "super.", "init", "func ", "override ", "private ", "Base", ": "]
        let file = Self.base + Self.classes[5].0 + "\nclass More: Sub { init() { super.init(text: \"A\", size: 3) } }"
        for _ in 0..<amount(300) {
            for fix in run(mutated(file, upTo: 30, words, &random)).flatMap({ $0.failures }).flatMap({ $0.fixes }) {
                #expect(fix.replacement.utf8.count < 20_000)
                #expect(!run(fix.replacement).isEmpty)
            }
        }
    }
}

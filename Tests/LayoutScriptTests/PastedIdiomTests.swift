import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

/// What classes of apps do besides chains in methods.
@Suite("Pasted idioms")
struct PastedIdiomTests {
    /// The script that a class comes to.
    private func script(of source: String) throws -> String {
        let failure = try #require(run(source).first?.failures.first)
        #expect(failure.kind == .pastedType)
        return try #require(failure.fixes.first).replacement
    }

    @Test("constants of numbers behind a dot, also of an extension")
    func numberConstants() throws {
        let source = """
            class Row: UITableViewCell {
                let name = UILabel()
                func layout() { name.pin.left(.gap).top(isWide ? .gap / 2 : 3).width(20.ui).height(.lineHeight).marginTop(-.gap) }
            }
            private extension CGFloat {
                static let gap: CGFloat = unit * 2
                static let unit: CGFloat = 4
            }
            extension Double { static let center = 7.0 }
            """
        let script = try script(of: source)
        let first = try #require(run(script).first)
        #expect(
            first.missing.map { $0.fix.replacement } == [
                "let isWide = false\n", "let CGFloat.ui = 1\n", "let CGFloat.lineHeight = 0\n",
            ])
        let names = "let isWide = true\nlet CGFloat.ui = 1.5\nlet CGFloat.lineHeight = 18\n"
        let result = try #require(run(names + script).first)
        #expect(result.failures.isEmpty)
        #expect(node("name", in: result.root)?.frame == Rect(x: 8, y: -4, width: 30, height: 18))
    }

    @Test("a name that a method of a chain takes is not a number")
    func choices() throws {
        let result = run(
            "let CGFloat.center = 7\nnode a 0 0 9 9\nnode b in a 0 0 2 2\nb.pin.horizontally().width(3).justify(.center)"
        )
        #expect(result.first?.failures.isEmpty == true)
        #expect(node("b", in: result.first?.root)?.frame.minX == 3)
        let wrong = try #require(run("node a 0 0 9 9\na.pin.width(.wide)").first)
        #expect(wrong.missing.map { $0.fix.replacement } == ["let CGFloat.wide = 0\n"])
    }

    @Test("lines of init are enough where no method lays out views")
    func onlyInit() throws {
        let source = """
            class Row: UITableViewCell {
                let icon = UIImageView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(icon)
                    icon.pin.centerLeft(10).size(30)
                }
            }
            """
        let result = try #require(run(try script(of: source)).first)
        #expect(result.passed && node("icon", in: result.root)?.frame == Rect(x: 10, y: 45, width: 30, height: 30))
    }

    @Test("what a method returns may be left alone, and a call of another one can be left out")
    func calls() throws {
        let source = """
            node root 0 0 20 20
            node card in root 0 0 0 0
            layout()
            card.dropShadow(radius: 2)
            func layout() -> CGSize {
                card.pin.size(8)
                card.position = root.center
                return card.frame.size
            }
            """
        let result = try #require(run(source).first)
        #expect(node("card", in: result.root)?.frame == Rect(x: 6, y: 6, width: 8, height: 8))
        let failure = try #require(result.failures.first)
        #expect(result.failures.count == 1 && failure.fixes.map(\.title) == ["Leave it out"])
        #expect(failure.fixes[0].replacement.isEmpty && failure.fixes[0].range.length == 26)
        #expect(run("node a 0 0 9 9\na.pin.foo(3)").first?.failures.first?.fixes.isEmpty == true)
    }
}

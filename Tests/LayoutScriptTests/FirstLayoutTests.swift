import Geometry
import LayoutScript
import PlumbTestSupport
import Testing

/// What has run before a pasted class is laid out for the first time, and what has not.
@Suite("The first layout of pasted classes")
struct FirstLayoutTests {
    @Test(
        "what the initializer and viewDidLoad set counts, and not what a property begins with",
        arguments: [
            ("var gap: CGFloat = 8\nfunc viewDidLoad() { gap = 40 }", 40),
            ("var gap: CGFloat = 8\ninit() { open() }\nfunc open() { self.gap += 12 }", 20),
            ("var gap: CGFloat = 8\ninit(gap: CGFloat = 24) { self.gap = gap }", 24),
            ("var isOpen = false\ninit() { isOpen.toggle(); isOpen = true }\nvar gap: CGFloat { isOpen ? 1 : 2 }", 1),
            // Nobody knows whether it is set, and what an event does comes later.
            ("var gap: CGFloat = 8\ninit() { if isLarge() { gap = 40 } }", 8),
            ("var gap: CGFloat = 8\n@objc func tapped() { gap = 40 }", 8),
        ])
    func properties(_ members: String, _ y: Double) throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    let box = UIView()
                    \(members)
                    override func layoutSubviews() { box.pin.top(gap).size(5) }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("box", in: result) == Rect(x: 0, y: y, width: 5, height: 5))
    }

    @Test("chains that run when an event calls them are not part of the first layout")
    func events() throws {
        let members = """
            let header = UIView()
            let toast = UIView()
            let note = UIView()
            init() { addSubview(header); addNote() }
            func addNote() { addSubview(note); note.pin.top(3) }
            @objc func tapped() { showToast(); addNote() }
            func showToast() {
                addSubview(toast)
                toast.pin.below(of: header).height(40)
            }
            """
        let lines = try linesOfCard(members, "header.pin.top().horizontally().height(50)", "")
        #expect(lines.contains("note.pin.top(3)") && !lines.contains { $0.contains("toast") }, "\(lines)")
        #expect(lines.contains("// showToast() runs later, when an event calls it."))
    }

    @Test(
        "functions of CoreGraphics, and what apps add to views, are read",
        arguments: [
            (
                "box.frame = CGRectMake(1, 2, 3, CGRectGetMaxY(CGRectMake(0, 1, 2, 3)))",
                Rect(x: 1, y: 2, width: 3, height: 4)
            ),
            (
                "box.frame = CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4))",
                Rect(x: 1, y: 2, width: 3, height: 4)
            ),
            (
                "box.frame = bounds.inset(by: UIEdgeInsetsMake(1, 2, 3, 4))",
                Rect(x: 2, y: 1, width: 384, height: 840)
            ),
            ("box.pin.width(width - 2).height(height / 2)", Rect(x: 0, y: 0, width: 388, height: 422)),
            (
                "let path = UIBezierPath(rect: bounds).cgPath\nbox.frame = bounds.divided(atDistance: 4, from: CGRectEdge.minXEdge).slice",
                Rect(x: 0, y: 0, width: 4, height: 844)
            ),
        ])
    func functions(_ statement: String, _ expected: Rect) throws {
        let result = try layout(
            of: """
                class Card: UIView {
                    let box = UIView()
                    override func layoutSubviews() {
                        \(statement)
                    }
                }
                """)
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(frame("box", in: result) == expected)
    }

    @Test(
        "names that only the app knows have sensible values",
        arguments: [
            ("a.pin.width(kScreenW - 8)", "let kScreenW = 390\n"),
            ("a.pin.top(SCREEN_HEIGHT)", "let SCREEN_HEIGHT = 844\n"),
            ("a.pin.width(Device.width / 2)", "let Device.width = 390\n"),
            ("a.pin.left(2 * .pageMargin)", "let CGFloat.pageMargin = 8\n"),
        ])
    func missing(_ line: String, _ definition: String) throws {
        let result = try #require(run("node root 0 0 90 90\nnode a in root\n" + line).first)
        #expect(result.missing.first?.fixes[0].replacement == definition, "\(result.missing) \(result.failures)")
    }
}

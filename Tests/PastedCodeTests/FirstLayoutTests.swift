import Geometry
import LayoutScript
import PlumbTestSupport
import Testing

/// Code that runs before the first layout of a pasted class, and code that does not.
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
}

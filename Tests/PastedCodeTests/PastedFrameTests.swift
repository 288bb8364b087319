import Foundation
import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

/// Classes that lay out their views by frames.
@Suite("Pasted frames")
struct PastedFrameTests {
    @Test(
        "the view itself is as large as its initializer says, and has margins if the methods use them",
        arguments: [
            ("init() { super.init(frame: CGRect(x: 0, y: 0, width: 154, height: 36)) }", "", "0 0 154 36"),
            ("override init(frame: CGRect) { super.init(frame: frame); pin.height(67) }", "", "0 0 390 67"),
            ("init(frame: CGRect = .zero) { super.init(frame: frame) }", "", "0 0 390 844"),
            ("", ".left(pin.layoutMargins.left)", "0 0 390 844 layoutMargins=(8, 8, 8, 8)"),
        ])
    func root(initializer: String, chain: String, expected: String) throws {
        let members = "let a = UIView()\n\(initializer)\noverride func layoutSubviews() { a.pin.top()\(chain) }"
        let fix = try #require(mistake("class Card: UIView {\n\(members)\n}").fixes.first)
        #expect(fix.replacement.hasPrefix("node root \(expected)\n"))
    }

    @Test("what callers of an initializer may leave out becomes what it is set to")
    func defaultArguments() throws {
        let members = """
            var isOpen: Bool
            let a = UIView()
            init(open: Bool = true) { self.isOpen = open }
            override func layoutSubviews() { a.pin.height(isOpen ? 100 : 0) }
            """
        let fix = try #require(mistake("class Card: UIView {\n\(members)\n}").fixes.first)
        #expect(fix.replacement.contains("\nlet isOpen = true\n"))
    }

    /// Checks where the layout method of a class puts the view `a`.
    private func expect(
        _ lines: String, _ frame: Rect, _ members: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let found = try self.frame("\(members)\noverride func layoutSubviews() {\n\(lines)\n}")
        #expect(found == frame, sourceLocation: sourceLocation)
    }

    /// The frame of the view `a` in the script of a class with some members.
    ///
    /// The class is 390 by 844 points large.
    private func frame(_ members: String) throws -> Rect? {
        let source = "class Page: UIView {\n  let a = UIView(), b = UILabel()\n\(members)\n}"
        let failure = try #require(run(source).first?.failures.first)
        let script = try #require(failure.fixes.first).replacement
        let result = try #require(run(script).first)
        for failure in result.failures { Issue.record("\(failure)") }
        return node("a", in: result.root)?.frame
    }

    @Test("a view has the frame that its closure gives it, and its own frame in it")
    func framesInClosures() throws {
        let members = """
            let c = UIView().then {
                $0.frame.size.height = 50
                $0.frame.size.width = $0.frame.size.height - 10
            }
            let d = UIView(frame: .init(x: 0, y: 0, width: 20, height: 30))
            """
        try expect("a.frame = c.bounds", Rect(x: 0, y: 0, width: 40, height: 50), members)
        try expect("a.frame = d.bounds", Rect(x: 0, y: 0, width: 20, height: 30), members)
        let byName = members.replacingOccurrences(of: "frame: .init", with: "frame: CGRect.init")
        try expect("a.frame = d.bounds", Rect(x: 0, y: 0, width: 20, height: 30), byName)
    }

    @Test("a view that a static function of the app makes stays where the code adds it")
    func madeByStaticFunctions() throws {
        let members = """
            let c = UIView(), title: UILabel
            init() {
                title = Style.makeTitle()
                super.init(frame: .zero)
                addSubview(c)
                c.addSubview(title)
            }
            """
        let lines = "c.pin.size(100)\ntitle.pin.bottom(10).right(10).size(40)\na.frame = title.frame"
        try expect(lines, Rect(x: 50, y: 50, width: 40, height: 40), members)
    }

    @Test("the value of a property may begin in the next line")
    func valuesBelow() throws {
        let members = """
            static let above: CGFloat = 60
            static let total: CGFloat =
                above +
                Page.above
            """
        try expect("a.pin.top().left().width(5).height(Self.total)", Rect(x: 0, y: 0, width: 5, height: 120), members)
    }

    @Test("computed properties are worked out where they are used")
    func computedProperties() throws {
        let frame = try frame(
            """
            enum Style { case small, large }
            var style = Style.large
            var isCompact: Bool { bounds.width < 400 }
            var isSmall: Bool { style == .small }
            var inset: CGFloat {
                switch style {
                case .small: return 4
                case .large: return isCompact ? 16 : 40
                }
            }
            var top: CGFloat { b.frame.maxY + 8 }
            override func layoutSubviews() {
                b.frame = CGRect(x: 0, y: 10, width: 50, height: 20)
                a.frame = CGRect(x: inset, y: top, width: isSmall ? 1 : 2, height: 3)
            }
            """)
        #expect(frame == Rect(x: 16, y: 38, width: 2, height: 3))
    }

    @Test("what views begin with")
    func views() throws {
        try expect(
            "a.frame.size.width = CGFloat([a, b].filter { !$0.isHidden }.count)", Rect(x: 0, y: 0, width: 1, height: 0),
            "init() { super.init(frame: .zero)\n b.isHidden = true }")
        // All views are among the subviews.
        try expect(
            "for view in subviews { view.frame.size.width = CGFloat(subviews.count) }",
            Rect(x: 0, y: 0, width: 3, height: 0), "let c = UIView()")
        // Fonts that a loop sets.
        try expect(
            "a.frame.size = b.intrinsicContentSize", Rect(x: 0, y: 0, width: 40, height: 24),
            "init() { let all = [b]\n for label in all { label.text = \"Text\"; label.font = .systemFont(ofSize: 20) } }"
        )
        try expect(
            "b.sizeToFit()\na.frame.size = CGSize(width: b.frame.width, height: b.font.lineHeight)",
            Rect(x: 0, y: 0, width: 23, height: 18),
            "init() { [b].forEach { $0.font = .systemFont(ofSize: 15) }\n b.text = \"abc\" }")
        try expect(
            "a.frame.size = labels[1].intrinsicContentSize", Rect(x: 0, y: 0, width: 70, height: 24),
            "let labels = (0..<2).map { _ in let l = UILabel(); l.font = .systemFont(ofSize: 20); return l }")
        // A list that is set.
        try expect(
            "views[1].frame.size.width = CGFloat(views.count)", Rect(x: 0, y: 0, width: 2, height: 0),
            "var views: [UIView] = []\ninit() { views = [b, a] }")
        try expect(
            "a.frame.size.width = CGFloat(views.count)", Rect(x: 0, y: 0, width: 4, height: 0),
            "var views: [UIView] = []\ninit() { views = [UIView(), UIView(), UIView(), UIView()] }")
        try expect(
            "a.frame = bounds.inset(by: layoutMargins)", Rect(x: 1, y: 2, width: 388, height: 840),
            "init() {\n layoutMargins = UIEdgeInsets(top: 2, left: 1, bottom: 2, right: 1)\n }")
        // As many as a constant says.
        try expect(
            "a.frame.size.width = CGFloat(dots.count)", Rect(x: 0, y: 0, width: 5, height: 0),
            "static let count = 5\nlet dots = (0..<Page.count).map { _ in UIView() }")
    }

    @Test("tuples")
    func tuples() throws {
        try expect(
            """
            for (index, view) in [b, a].enumerated() {
                let (row, column) = (index / 2, index % 2)
                view.frame = CGRect(x: CGFloat(column) * 10, y: CGFloat(row) * 10, width: 5, height: 5)
            }
            """, Rect(x: 10, y: 0, width: 5, height: 5))
        try expect(
            """
            for (view, x, width) in [(a, 3, 4), (b, 5, 6)] { view.frame = CGRect(x: x, y: 0, width: width, height: 1) }
            let (left, top) = Self.corner(of: a)
            let corner = Self.corner(of: b)
            a.frame.origin = CGPoint(x: left + corner.0, y: top + corner.1)
            """, Rect(x: 8, y: 2, width: 4, height: 1),
            "static func corner(of view: UIView) -> (CGFloat, CGFloat) { (view.frame.minX, view.frame.height) }")
    }

    @Test("closures that are kept under a name")
    func closures() throws {
        try expect(
            """
            var y: CGFloat = 4
            let rect = { (view: UIView, height: CGFloat) -> CGRect in
                let width = view.frame.width + 2
                return CGRect(x: 0, y: y, width: width, height: height)
            }
            let place: (UIView) -> Void = { $0.frame = rect(b, 9); y += 3 }
            place(b)
            place(a)
            """, Rect(x: 0, y: 7, width: 4, height: 9))
    }

    @Test("lists")
    func lists() throws {
        try expect(
            """
            var heights = [CGFloat](repeating: 2, count: 3)
            heights[1] += 5
            heights.append(contentsOf: [1, 1])
            guard heights.count == 5 else { return }
            var numbers = [1]
            numbers.removeAll(keepingCapacity: true)
            guard numbers.isEmpty, [3, 4].reduce(8, { 5 }) == 5 else { return }
            var frames = [CGRect]()
            for (view, height) in zip([b, a], heights) {
                frames.append(CGRect(x: 0, y: 0, width: height / 2, height: height))
                view.frame = frames[frames.count - 1]
            }
            """, Rect(x: 0, y: 0, width: 3.5, height: 7))
        try expect(
            """
            let all = [a, b, a, b]
            let sum = [1, 2, 3].reduce(0, +) + [a, b].reduce(4) { $0 + $1.frame.width }
            let frame = [a, b].reduce(CGRect.zero) { result, view in
                let grown = view.frame.insetBy(dx: -1, dy: 0)
                return result.union(grown)
            }
            Array(all.prefix(2)).enumerated().forEach { $1.frame.origin.x = CGFloat($0) + 6 }
            let sizes = all.dropFirst(3).map { view -> CGFloat in
                let x = view.frame.minX
                return x * 2
            }
            a.frame.size = CGSize(width: sum, height: frame.width + sizes[0])
            """, Rect(x: 6, y: 0, width: 10, height: 16))
    }

    @Test("elements of lists in lists, and of lists in tuples, are set")
    func listsInLists() throws {
        try expect(
            """
            var sizes = [[1, 2], [3, 4]]
            sizes[1][0] = 9
            var rows = [(y: 1, views: [b])]
            rows[0].views.append(a)
            rows[0].views[0] = a
            rows[0].y += sizes[1][0]
            for view in rows[0].views { view.frame = CGRect(x: 0, y: rows[0].y, width: rows[0].views.count, height: 5) }
            rows[0].views.removeAll()
            a.frame.size.height += CGFloat(rows[0].views.count)
            """, Rect(x: 0, y: 10, width: 2, height: 5))
        let message = try mistake("node root 0 0 9 9\nroot.subviews.append(root)").message
        #expect(message == "there is no member to set 'children'")
    }

    @Test("map of what may be nil, and parts of contentSize")
    func optionals() throws {
        try expect(
            """
            var previous: UIView?
            for view in [b, a] {
                view.frame.origin.y = previous.map { $0.frame.minY + 8 } ?? 4
                previous = view
            }
            let scrollView = b
            scrollView.contentSize.height = a.frame.maxY
            a.frame.size.width = isMirrored ? 1 : 2
            """, Rect(x: 0, y: 12, width: 2, height: 0),
            "var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }")
    }

    @Test("functions of CoreGraphics, and what apps add to views")
    func olderFunctions() throws {
        try expect(
            "a.frame = CGRectMake(1, 2, 3, CGRectGetMaxY(CGRectMake(0, 1, 2, 3)))",
            Rect(x: 1, y: 2, width: 3, height: 4))
        try expect(
            "a.frame = CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4))", Rect(x: 1, y: 2, width: 3, height: 4)
        )
        try expect(
            "a.frame = bounds.inset(by: UIEdgeInsetsMake(1, 2, 3, 4))", Rect(x: 2, y: 1, width: 384, height: 840))
        try expect("a.pin.width(width - 2).height(height / 2)", Rect(x: 0, y: 0, width: 388, height: 422))
        try expect(
            """
            let path = UIBezierPath(rect: bounds).cgPath
            a.frame = bounds.insetBy(dx: 4, dy: 0)
            """, Rect(x: 4, y: 0, width: 382, height: 844))
    }

    @Test("while")
    func repetition() throws {
        try expect(
            """
            let views = [b, a]
            var index = 0
            while index < views.count, !isHidden {
                let width = CGFloat(index + 1)
                index += 1
                if index == 1 { continue }
                views[index - 1].frame.size.width = width
                while true { break }
            }
            """, Rect(x: 0, y: 0, width: 2, height: 0))
    }

    @Test("whole numbers, and the center of a rectangle")
    func wholeNumbers() throws {
        try expect(
            """
            let rows = (itemCount + columns - 1) / columns
            a.frame = CGRect(x: bounds.center.x, y: gap / 2, width: CGFloat(rows), height: 1)
            """, Rect(x: 195, y: 2.5, width: 3, height: 1),
            "let itemCount = 6\nlet columns: Int = 2\nlet gap: CGFloat = 5")
    }

    @Test("functions of other types")
    func otherTypes() throws {
        try expect(
            "a.frame.size.width = Metrics.side(of: 2, in: 90)", Rect(x: 0, y: 0, width: 40, height: 0),
            """
            enum Metrics {
                static let gap: CGFloat = 10
                static func side(of count: Int, in width: CGFloat) -> CGFloat {
                    let gaps = gap * CGFloat(count - 1)
                    return (width - gaps) / CGFloat(count)
                }
            }
            """)
    }

    @Test("functions of numbers, and the reading direction")
    func functions() throws {
        try expect(
            """
            let angle = CGFloat.pi / 2
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            a.frame = CGRect(x: sqrt(9), y: 2 * sin(angle), width: cos(0), height: isMirrored ? 1 : 2)
            """, Rect(x: 3, y: 2, width: 1, height: 2))
    }

    @Test(
        "views have the frames that the methods which make them give them",
        arguments: [
            "lazy var a = make()\nfunc make() -> UIView { let b = UIView(); b.frame.size = CGSize(width: 6, height: 4); return b }",
            "let a: UIView\ninit() { a = make(3) }\nfunc make(_ n: CGFloat) -> UIView {\nlet b = UIView()\nb.frame = CGRect(x: 0, y: 0, width: 2 * n, height: 4)\nreturn b\n}",
            "let a = Card.make()\nstatic func make() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 4)) }",
        ])
    func returnedFrames(_ members: String) throws {
        #expect(try linesOfCard(members, "use(a); a.pin.top()", "") == ["node a in root 0 0 6 4"])
    }
}

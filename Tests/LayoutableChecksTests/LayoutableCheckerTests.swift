import Geometry
import LayoutTree
import LayoutableChecks
import Testing

@Suite("The checker of view classes")
struct LayoutableCheckerTests {
    /// A fault of a class, and the words in which the checker tells of it.
    struct Row: CustomTestStringConvertible {
        let fault: FaultyView.Fault
        let words: String

        init(_ fault: FaultyView.Fault, _ words: String) {
            self.fault = fault
            self.words = words
        }

        var testDescription: String { "\(fault)" }
    }

    static let rows = [
        Row(.sameNode, "makeNode: it returns the same object twice"),
        Row(.parentOfLoneNode, "parentNode: a new node has a parent"),
        Row(.parentOfRoot, "parentNode: the root has a parent once it has children"),
        Row(.noParent, "parentNode: a child has no parent"),
        Row(.otherParent, "parentNode: the parent is another object"),
        Row(.lostChild, "childNodes: there are 2 children after 3 were added"),
        Row(.wrappedChildren, "childNodes: the children are not the objects that were added"),
        Row(.reversed, "childNodes: the children are not in the order in which they were added"),
        Row(.otherBase, "layoutBase: it is another object"),
        Row(.changingDirection, "layoutDirection: it changes from call to call"),
        Row(.changingGrid, "pixelGrid: it changes from call to call"),
        Row(.invisible, "isVisible: a new node is not visible"),
        Row(.visibleWhenHidden, "isVisible: a hidden node is visible"),
        Row(.hiddenSiblings, "isVisible: hiding a node hides its sibling"),
        Row(.infiniteInsets, "insets(of:): the insets of safeArea are not finite"),
        Row(.infiniteKeyboard, "keyboardArea: it is not finite"),
        Row(.windowFrames, "untransformedFrame: moving a node changes the frame of its child"),
        Row(.sharedFrames, "untransformedFrame: moving a node changes the frame of its parent or a sibling"),
        Row(.autoresizing, "untransformedFrame: resizing a node resizes its child"),
        Row(.swappedOrigin, "untransformedFrame: (12, 34, 56, 78) was set, and (34, 12, 56, 78) is read"),
        Row(.wholeNumbers, "untransformedFrame: (12.25, 34.333333333333336, 56.5, 78.66666666666667) was set, and"),
        Row(.clippedFrames, "untransformedFrame: (-12, -34, 0, 1000) was set, and (0, 0, 0, 1000) is read"),
        Row(.deafBox, "transformedFrame: moving the transformed frame does not move both frames alike"),
        Row(.scalingMap, "mapToParent(_:): the untransformed map does more than translate"),
        Row(.wrongTransform, "mapToParent(_:): the transformed map does not take the node to its transformed frame"),
        Row(.flatMap, "mapToParent(_:): there is no conversion between two nodes of a tree"),
        Row(.unstableMap, "mapToParent(_:): converting a point there and back changes it"),
        Row(.badRestorer, "frameRestorer(): it does not restore all frames"),
        Row(.unmeasuredContent, "isMeasurable: it is false, but contentSize(within:) returns a size"),
        Row(.unbounded, "sizeThatFits(_:): the size within (unbounded, unbounded) has no bound"),
        Row(.negative, "sizeThatFits(_:): the size within (0, 0) is negative"),
        Row(.changingSize, "sizeThatFits(_:): the size within (unbounded, unbounded) changes from call to call"),
        Row(
            .otherContent,
            "contentSize(within:): it is 1×1 within (unbounded, unbounded), and sizeThatFits(_:) returns 20×10"),
        Row(.movedByMeasuring, "sizeThatFits(_:): measuring changes a frame"),
        Row(.imageOfNothing, "imageSize: -1×1 is not a size"),
        Row(.positiveDescender, "fontMetrics: the descender is positive"),
        Row(.smallAscender, "fontMetrics: capital letters are higher than a line"),
        Row(.infiniteMinimum, "minimumSize(within:): inf×0 is not a size within (unbounded, unbounded)"),
        Row(
            .changingMinimum,
            "minimumSize(within:): the least size within (unbounded, unbounded) changes from call to call"),
        Row(.largeMinimum, "minimumSize(within:): 40×10 is larger than 20×10, the size that the content wants"),
        Row(.lowBaseline, "firstBaseline(in:): a baseline at 900.0 is outside of a node of 400×400"),
        Row(.swappedBaselines, "lastBaseline(in:): the last baseline lies above the first one"),
        Row(.oneBaseline, "firstBaseline(in:): a node has one of the two baselines, but not the other"),
        Row(.unsaidContentBox, "hasContentBox: there are insets, but the class does not declare a content box"),
        Row(.negativePadding, "contentBoxInsets: the content box is not within the node"),
        Row(.unsaidStore, "storesAutoSizing: autoSizing is stored, but the class does not declare it"),
        Row(.stickyStore, "autoSizing: setting it to nil does not clear it"),
        Row(.unsnapped, "untransformedFrame: a chain should set (20, 10, 30, 30), but (20.5, 10, 30, 30) is read"),
        Row(.unwantedWarnings, "deliveredWarnings: it is empty"),
        Row(.lostWarnings, "report(_:): a warning does not arrive"),
        Row(.doubledWarnings, "report(_:): a warning arrives 2 times"),
    ]

    private func findings(_ fault: FaultyView.Fault?) -> [LayoutableFinding] {
        let only = FaultyView(nil)
        return LayoutableChecker(
            makeNode: { fault == .sameNode ? only : FaultyView(fault) }, addChild: { $0.add($1) },
            hide: { $0.isHidden = true }, receiveWarnings: { $0.receive = $1 }
        ).findings()
    }

    @Test("has nothing to say of a class without a fault")
    func right() {
        #expect(findings(nil) == [])
    }

    @Test("names each fault, with advice", arguments: rows)
    func faults(_ row: Row) {
        let findings = findings(row.fault)
        #expect(findings.contains { "\($0)".hasPrefix(row.words) }, "\(findings)")
        #expect(findings.allSatisfy { !$0.advice.isEmpty && "\($0)".hasSuffix("\($0.advice).") })
    }

    @Test("has a row for each fault")
    func completeness() {
        #expect(Set(Self.rows.map(\.fault)) == Set(FaultyView.Fault.allCases))
    }

    @Test("checks measuring by layout of a class that stores the collector")
    func autoSizing() {
        func findings(_ storage: StoringView.Storage) -> [String] {
            LayoutableChecker(makeNode: { StoringView(storage) }, addChild: { $0.add($1) }).findings().map { "\($0)" }
        }
        #expect(findings(.right) == [])
        #expect(
            findings(.none).contains {
                $0.hasPrefix("autoSizing: the class declares that it stores autoSizing, but does not")
            })
        #expect(
            findings(.forChildren).contains { $0.hasPrefix("autoSizing: a child at (10, 10, 30, 30) needs 40×40") })
        #expect(
            findings(.unrestored).contains {
                $0.hasPrefix("frameRestorer(): autoSizeThatFits does not restore all frames")
            })
    }

    @Test("does not ask about hiding and warnings without the means")
    func optional() {
        func findings(_ fault: FaultyView.Fault) -> [LayoutableFinding] {
            LayoutableChecker(makeNode: { FaultyView(fault) }, addChild: { $0.add($1) }).findings()
        }
        #expect(findings(.visibleWhenHidden) == [] && findings(.lostWarnings) == [])
    }
}

@Suite("Layout nodes, checked as a view class")
struct CheckedLayoutNodeTests {
    /// Nodes of all kinds.
    static let kinds: [(name: String, prepare: @Sendable (LayoutNode) -> Void)] = [
        ("plain", { _ in }),
        ("measured", { node in node.measure = { TextMeasurer("one two three four").sizeThatFits($0) } }),
        ("scrolled", { $0.boundsOrigin = Point(x: 30, y: -40) }),
        ("turned", { $0.transform = Transform(rotationAngle: 0.5) }),
        (
            "scaled about a corner",
            {
                $0.anchorPoint = Point(x: 0, y: 1)
                $0.transform = Transform(scaleX: 2, y: 0.5)
            }
        ),
        ("unflipped", { $0.isFlipped = false }),
        ("right to left", { $0.ownLayoutDirection = .rightToLeft }),
        ("with a font", { $0.fontMetrics = FontMetrics(ascender: 15, descender: -5, capHeight: 11, lineHeight: 20) }),
        ("with insets", { $0.safeAreaInsets = EdgeInsets(10) }),
        ("with an image", { $0.imageSize = Size(width: 40, height: 30) }),
    ]

    @Test("nodes of every kind are right", arguments: kinds.map(\.name))
    func nodes(_ name: String) throws {
        let kind = try #require(Self.kinds.first { $0.name == name })
        let checker = LayoutableChecker<LayoutNode>(
            makeNode: {
                let node = LayoutNode()
                kind.prepare(node)
                return node
            },
            addChild: { $0.addChild($1) }, hide: { $0.isHidden = true },
            receiveWarnings: { $0.layoutContext.warningHandler = $1 })
        #expect(checker.findings() == [])
    }
}

import Foundation
import Geometry
import LineFinding
import PlumbTestSupport
import Testing

@testable import LayoutTree

@Suite("Delivery of warnings")
struct WarningDeliveryTests {
    /// The default handler writes in debug builds only.
    private var isDefaultHandlerOn: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    @Test("a tree's handler receives the warnings of all of its nodes")
    func handler() {
        let log = WarningLog()
        let root = LayoutNode("root")
        let leaf = root.addChild(LayoutNode("a")).addChild(LayoutNode("b"))
        root.layoutContext = log.context()
        #expect(leaf.deliveredWarnings == .all)
        leaf.report(sampleWarning())
        root.report(sampleWarning(.noImage))
        #expect(log.list.map { $0.kind } == [.conflict, .noImage])
    }

    @Test("a warning that is switched off is neither announced nor delivered")
    func switchedOff() {
        let log = WarningLog()
        let root = LayoutNode("root")
        let leaf = root.addChild(LayoutNode("a"))
        root.layoutContext = log.context()
        root.layoutContext.wantedWarnings.subtract([.conflict, .noImage])
        #expect(!leaf.deliveredWarnings.contains(.conflict))
        #expect(leaf.deliveredWarnings.contains(.notInTree))
        leaf.report(sampleWarning())
        leaf.report(sampleWarning(.noImage))
        leaf.report(sampleWarning(.notInTree))
        #expect(log.list.map { $0.kind } == [.notInTree])
        root.layoutContext.wantedWarnings = []
        #expect(leaf.deliveredWarnings == [])
    }

    @Test("a handler travels with the tree")
    func travel() {
        let (first, second) = (WarningLog(), WarningLog())
        let (left, right) = (LayoutNode("left"), LayoutNode("right"))
        left.layoutContext = first.context()
        right.layoutContext = second.context()
        let node = LayoutNode("node")
        left.addChild(node)
        node.report(sampleWarning())
        right.addChild(node)
        node.report(sampleWarning())
        node.removeFromParent()
        node.report(sampleWarning())
        #expect(first.list.count == 1 && second.list.count == 2)
    }

    @Test("a tree without a handler uses the default one, where that is on")
    func byDefault() {
        let node = LayoutNode("node")
        #expect(node.deliveredWarnings == (isDefaultHandlerOn ? .all : []))
        node.layoutContext = LayoutContext(wantedWarnings: [])
        #expect(node.deliveredWarnings == [])
        let child = node.addChild(LayoutNode("child"))
        #expect(child.deliveredWarnings == [])
        child.removeFromParent()
        #expect(child.deliveredWarnings == [])
        LayoutNode("other").addChild(child)
    }

    @Test("the default handler writes a finding once, and its count when it has ten times as many")
    func counts() {
        let written = (1...1200).filter { DefaultWarningHandler.line(for: sampleWarning(), count: $0) != nil }
        #expect(written == [1, 10, 100, 1000])
        var warning = sampleWarning()
        warning.location = LayoutWarning.Location(file: "Card.swift", line: 12)
        #expect(DefaultWarningHandler.line(for: warning, count: 1)?.hasSuffix(" [Card.swift:12]") == true)
        #expect(DefaultWarningHandler.line(for: warning, count: 10)?.hasSuffix("[Card.swift:12] (10 times)") == true)
        #expect(DefaultWarningHandler.line(for: warning, count: .max) == nil)
    }

    @Test("findings differ by their line or else their node, by the problem, and by its values")
    func findings() {
        let counts = WarningCounts()
        var warning = sampleWarning()
        #expect(counts.count(warning) == 1 && counts.count(warning) == 2)
        warning.path = "root/b"
        #expect(counts.count(warning) == 1)
        warning.location = LayoutWarning.Location(file: "Card.swift", line: 12)
        #expect(counts.count(warning) == 1)
        warning.path = "root/c"
        warning.call = "width(300)"
        #expect(counts.count(warning) == 2)
        warning.kind = .noImage
        #expect(counts.count(warning) == 1)
        warning.location?.line = 13
        #expect(counts.count(warning) == 1)
        for call in ["gap: nan", "lineGap: -3", "lineGap: -4"] {
            warning.call = call
            #expect(counts.count(warning) == (call == "lineGap: -4" ? 2 : 1))
        }
        for kind in [
            LayoutWarning.Kind.notAChild("a"), .notAChild("b"), .invalidItem(0, .size, -1, used: 0),
            .invalidItem(1, .size, -1, used: 0), .invalidItem(1, .minimum, -1, used: 0),
        ] {
            warning.kind = kind
            #expect(counts.count(warning) == 1)
        }
        for kind in [
            LayoutWarning.Kind.referenceNotInTree("a"), .referenceNotInTree("b"), .noCommonAncestor("c"),
            .noSpaceBetween("a", "b"), .noSpaceBetween("a", "c"),
        ] {
            warning.kind = kind
            #expect(counts.count(warning) == 1)
        }
        warning.kind = .invalidWeight(item: 1, weight: -3)
        #expect(counts.count(warning) == 1)
        warning.kind = .minimumOverMaximum(item: 1)
        #expect(counts.count(warning) == 2)
    }

    @Test("a warning names the line that raised it, and keeps it when it is coded")
    func location() throws {
        let log = WarningLog()
        let node = LayoutNode("node")
        node.layoutContext = log.context()
        node.report(sampleWarning())
        let warning = try #require(log.list.first)
        #if canImport(Runtime)
        #expect(warning.location == LayoutWarning.Location(file: "WarningDeliveryTests.swift", line: #line - 3))
        #endif
        let data = try JSONEncoder().encode(warning)
        let decoded = try JSONDecoder().decode(LayoutWarning.self, from: data)
        #expect(decoded == warning && decoded.location == warning.location)
        #expect(sampleWarning().location == nil && sampleWarning() == warning)
    }

    @Test("a line that was named stays")
    func named() {
        let log = WarningLog()
        let node = LayoutNode("node")
        node.layoutContext = log.context()
        var warning = sampleWarning()
        warning.location = LayoutWarning.Location(file: "a: script.pin", line: 3)
        node.report(warning)
        #expect(log.list.map { $0.location?.description } == ["a: script.pin:3"])
    }

    @Test("the place of a call is the innermost outside the library")
    func captured() {
        let caller = CallerLocation.capture()
        #if canImport(Runtime)
        #expect(caller.resolved() == SourceLine(file: "WarningDeliveryTests.swift", line: #line - 2))
        #endif
        var warning = sampleWarning()
        warning.caller = caller
        #expect(warning.location?.description == caller.resolved().map { "\($0.file):\($0.line)" })
    }
}

import Foundation
import LayoutScript
import LayoutTree
import PastedCode
import Testing
import UIKitNames

/// Compiled classes and pasted ones have the same frames.
@Suite("Prepared views, compiled and pasted")
struct PreparedViewTests {
    typealias CGRect = UIKitNames.CGRect

    @Test(
        "the nodes of a script have the frames of the views",
        arguments: ["TagCloud", "StepIndicator", "PriceTable", "ProfileCard"])
    @MainActor func frames(_ name: String) throws {
        let script = try script(of: name)
        let result = try #require(ScriptRunner().run(script, file: name).first { $0.name == nil || $0.name == name })
        #expect(result.failures.isEmpty && result.warnings.isEmpty, "\(script)")
        let root = try #require(result.root)
        let view = makeView(name, CGRect(origin: .zero, size: root.frame.size))
        view.layoutIfNeeded()
        // Twice, as on a screen.
        view.setNeedsLayout()
        view.layoutIfNeeded()
        let (frames, expected) = (frames(in: root), frames(in: view))
        #expect(frames == expected, "\(script)")
        #expect(expected.count > 5)
    }

    private func makeView(_ name: String, _ frame: CGRect) -> UIView {
        switch name {
        case "TagCloud": TagCloud(frame: frame)
        case "StepIndicator": StepIndicator(frame: frame)
        case "PriceTable": PriceTable(frame: frame)
        default: ProfileCard(frame: frame)
        }
    }

    /// The script that the classes of the file come to.
    private func script(of name: String) throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let code = try String(contentsOf: folder.appendingPathComponent("PreparedViews.swift"), encoding: .utf8)
        return try #require(convert(code)).script
    }

    /// The frames of all nodes in a tree, in its space, in an order of their own: nodes have other names than views.
    private func frames(in root: LayoutNode) -> [String] {
        var frames: [String] = []
        func add(_ node: LayoutNode, _ origin: Point) {
            for child in node.children {
                let place = Point(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
                frames.append("\(Rect(origin: place, size: child.frame.size))")
                add(child, place)
            }
        }
        add(root, .zero)
        return frames.sorted()
    }
}

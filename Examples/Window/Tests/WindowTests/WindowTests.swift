import CGTK
import Foundation
import MailScreen
import Plumb
import Testing

@testable import PlumbGTK

/// A window with the screen, and what GTK and Plumb say about its widgets.
@MainActor
private final class Stage {
    let screen: Screen
    let window: Window

    init(width: Int32 = 1000, height: Int32 = 660, messages: Int = 100_000) {
        #expect(Toolkit.start(), "There is no display; try xvfb-run.")
        Toolkit.addStyle(Screen.style)
        Toolkit.isAnimated = false
        Toolkit.layoutDirection = .leftToRight
        screen = Screen(messages: messages)
        window = Window("Test", width: width, height: height, screen)
        window.present()
        settle()
    }

    isolated deinit {
        window.close()
        settle()
    }

    /// Handles events until nothing is measured any more.
    func settle() {
        for _ in 0..<40 {
            let count = ContainerClass.measureCount
            Toolkit.run(for: 0.2) { false }
            if ContainerClass.measureCount == count { return }
        }
        Issue.record("Measuring does not end.")
    }

    /// The widgets that can be seen, from the screen down.
    var widgets: [Widget] {
        var (found, pending): ([Widget], [Widget]) = ([], [screen])
        while let widget = pending.popLast() {
            guard gtk_widget_get_mapped(widget.pointer) != 0 else { continue }
            found.append(widget)
            pending += (widget as? Container)?.children ?? []
        }
        return found
    }

    /// The widgets that GTK has elsewhere than Plumb, in words.
    var differences: [String] {
        widgets.compactMap { widget in
            guard let parent = widget.parent else { return nil }
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(widget.pointer, parent.pointer, &bounds) != 0 else {
                return "\(widget.path) has no bounds"
            }
            let allocated = Rect(
                x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
                height: Double(bounds.size.height))
            return allocated == widget.frame ? nil : "\(widget.path): GTK has \(allocated), Plumb \(widget.frame)"
        }
    }

    /// The widgets that are smaller than GTK says they must be.
    var squeezed: [String] {
        widgets.compactMap { widget in
            guard widget.parent != nil else { return nil }
            let least = widget.measure(GTK_ORIENTATION_HORIZONTAL).minimum
            return Double(least) > widget.frame.width ? "\(widget.path) is \(widget.frame.width) of \(least)" : nil
        }
    }
}

@Suite("A window of GTK", .serialized)
@MainActor
struct WindowTests {
    @Test("allocations are the frames of Plumb, in three sizes and both directions", arguments: [false, true])
    func allocations(isRightToLeft: Bool) {
        for (width, height) in [(1000, 660), (1300, 800), (100, 100)] as [(Int32, Int32)] {
            let stage = Stage(width: width, height: height)
            if isRightToLeft {
                Toolkit.layoutDirection = .rightToLeft
                stage.settle()
            }
            #expect(stage.widgets.count > 60)
            #expect(stage.differences == [])
            #expect(stage.squeezed == [])
            let starts = stage.screen.list.frame.minX > stage.screen.letter.frame.minX
            #expect(starts == isRightToLeft)
        }
    }

    @Test("a window does not become smaller than its content")
    func leastSize() {
        let stage = Stage(width: 100, height: 100)
        let least = stage.screen.contentWidths().minimum
        #expect(least > 500 && stage.window.size.width == least)
    }

    @Test("texts of fields and their names share baselines")
    func baselines() throws {
        let stage = Stage()
        let fields = try #require(stage.widgets.first { $0.nodeName == "fields" } as? Container)
        let names = fields.children.compactMap { $0 as? Label }
        let entries = fields.children.compactMap { $0 as? Entry }
        #expect(names.count == 3 && entries.count == 3)
        for (name, entry) in zip(names, entries) {
            let lines = [name, entry].map { $0.frame.minY + ($0.firstBaseline(in: $0.frame.size) ?? .nan) }
            #expect(lines[0] == lines[1])
        }
    }

    /// The containers that GTK asks for a length, each as often as it asks, while something changes.
    private func measures(_ stage: Stage, during change: () -> Void) -> [String: Int] {
        var counts: [String: Int] = [:]
        ContainerClass.onMeasure = { counts[$0.nodeName, default: 0] += 1 }
        change()
        stage.settle()
        ContainerClass.onMeasure = nil
        return counts
    }

    @Test("typing lays out again, and measures the changed widget and its containers")
    func typing() {
        let stage = Stage()
        let echo = stage.screen.letter.children[3]
        let before = echo.frame.height
        for text in [String(repeating: "A long subject that takes several lines. ", count: 12), "A short one"] {
            let counts = measures(stage) { stage.screen.subject = text }
            #expect(Set(counts.keys) == ["letter", "screen"])
            // GTK asks for the least width and for heights at three widths.
            #expect(counts.values.allSatisfy { $0 <= 5 })
            #expect((echo.frame.height > 2 * before) == (text.count > 100))
            #expect(stage.differences == [])
        }
        #expect(measures(stage) {}.isEmpty)
    }

    @Test("hiding lays out again, and measures the widgets that changed or got another width")
    func hiding() {
        let stage = Stage()
        let list = stage.screen.list
        for isHidden in [true, false] {
            // The field for copies.
            let fields = measures(stage) { stage.screen.press(1) }
            #expect(Set(fields.keys) == ["fields", "letter", "screen"])
            #expect(stage.differences == [])
            // The mailboxes; the bar says so. GTK remembers the heights at the width that the letter had before.
            let mailboxes = measures(stage) { stage.screen.press(0) }
            #expect(
                Set(mailboxes.keys)
                    == (isHidden
                        ? ["bar", "fields", "head", "letter", "screen", "tags"] : ["bar", "letter", "screen"]))
            #expect([fields, mailboxes].allSatisfy { $0.values.allSatisfy { $0 <= 5 } })
            #expect(list.frame.minX == (isHidden ? 0 : 180))
            #expect(stage.differences == [])
        }
        stage.screen.press(4)
        stage.settle()
        #expect(stage.differences == [] && stage.squeezed == [])
    }

    @Test("a new direction lays out again, and measures everything once")
    func direction() {
        let stage = Stage()
        let (rows, letter) = (stage.screen.list.rows.visibleRows.count, stage.screen.letter)
        let counts = measures(stage) { stage.screen.press(2) }
        // On both axes, and what has several widths at each.
        #expect(counts["list"] == 1 && counts["row"] == 2 * rows && counts["mailbox"] == 8)
        #expect(counts.filter { $0.key != "row" }.values.allSatisfy { $0 <= 8 })
        #expect(letter.frame.minX == 0 && stage.screen.list.frame.minX == letter.frame.width)
        #expect(stage.differences == [])
        #expect(measures(stage) {}.isEmpty)
    }

    @Test("the list has widgets for the rows in view alone, wherever it is scrolled to")
    func scrolling() {
        let stage = Stage()
        let list = stage.screen.list
        let first = list.children.count
        #expect(first < 20)
        for row in [50_000, 99_999, 3] {
            list.scroll(toRow: row)
            stage.settle()
            #expect(list.rows.visibleRows.contains(row))
            #expect(stage.differences == [])
        }
        for _ in 0..<40 {
            list.scroll(to: list.rows.layout.viewport.origin + 170)
            Toolkit.run(for: 0.02) { false }
        }
        stage.settle()
        #expect(stage.differences == [])
        #expect(list.children.count < first + 8)
    }

    @Test("the command writes a picture, in a task of the main actor, and nothing else")
    func picture() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("mail-\(getpid()).png")
        defer { try? FileManager.default.removeItem(at: path) }
        let mail = Process()
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        mail.executableURL = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("mail")
        mail.arguments = ["--picture", path.path, "--dark", "--rtl"]
        let output = Pipe()
        mail.standardOutput = output
        mail.standardError = output
        try mail.run()
        let written = output.fileHandleForReading.readDataToEndOfFile()
        mail.waitUntilExit()
        #expect(mail.terminationStatus == 0)
        #expect(String(decoding: written, as: UTF8.self) == "")
        #expect(try Data(contentsOf: path).count > 20_000)
    }

    @Test("everything is freed when the window goes")
    func freeing() {
        let before = Widget.count
        do {
            let stage = Stage()
            #expect(Widget.count > before + 60)
            stage.settle()
        }
        Toolkit.run(for: 0.4) { false }
        #expect(Widget.count == before)
    }
}

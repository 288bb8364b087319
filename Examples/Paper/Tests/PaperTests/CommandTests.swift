import Foundation
import PlumbConsole
import Testing

@testable import paper

@Suite final class CommandTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("paper-\(UUID().uuidString)")
    private let program: String

    init() throws {
        try #require(isPrepared)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The program is built beside the tests.
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        program = tests.appendingPathComponent("paper").path
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func paper(_ arguments: String..., input: String = "") throws -> ProcessResult {
        try run(program, arguments, input: Data(input.utf8))
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    private let order = """
        {"number": "7", "date": "today", "currency": "€", "seller": {"name": "A", "address": []},
         "buyer": {"name": "B", "address": ["C"]}, "items": [{"description": "D", "price": 12.10}]}
        """

    @Test func helpListAndVersionAreOnStandardOutput() throws {
        #expect(try paper("--help").output.hasPrefix("Lays out documents"))
        #expect(try paper("--version").output.hasPrefix("paper "))
        let list = try paper("list")
        #expect(list.status == 0 && list.errors.isEmpty)
        #expect(list.output.split(separator: "\n").count == 7)
    }

    @Test(arguments: [
        (["show", "business-card"], Array("\u{89}PNG".unicodeScalars.map { UInt8($0.value) })),
        (["show", "business-card", "--format", "pdf"], Array("%PDF".utf8)),
        (["show", "business-card", "--format=svg"], Array("<?xml".utf8)),
        (["show", "business-card", "invoice", "--format", "pdf"], Array("%PDF".utf8)),
    ])
    func picturesGoToStandardOutput(_ arguments: [String], _ start: [UInt8]) throws {
        let result = try run(program, arguments)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.bytes.starts(with: start))
    }

    @Test func theNameOfTheOutputSaysTheFormat() throws {
        #expect(try paper("show", "business-card", "--output", path("a.svg")).status == 0)
        #expect(try paper("show", "invoice", "-o", path("b.png"), "--scale", "0.5").status == 0)
        #expect(try paper("show", "business-card", "--rtl", "--size", "300x500", "--output=" + folder.path).status == 0)
        #expect(try files == ["a.svg", "b-1.png", "b-2.png", "b-3.png", "business-card.png"])
    }

    @Test func anInvoiceIsReadFromAFileOrFromStandardInput() throws {
        let file = try write(order, to: "order.json")
        let written = try paper("invoice", file, "--output", path("order.pdf"))
        #expect(written.status == 0 && written.errors.isEmpty, "\(written.errors)")
        #expect(try paper("invoice", "-", "--output", path("input.pdf"), input: order).status == 0)
        #expect(try paper("invoice", file).bytes.starts(with: Array("%PDF".utf8)))
        for name in ["order.pdf", "input.pdf"] {
            #expect(try Data(contentsOf: URL(fileURLWithPath: path(name))).starts(with: Array("%PDF".utf8)))
        }
    }

    @Test(arguments: [
        ([], "say what to do"), (["shw"], "there is no command 'shw'; did you mean 'show'?"),
        (["feed"], "'feed' is a scene"),
        (["show"], "'show' needs the name"),
        (["show", "busines-card"], "there is no scene 'busines-card'; did you mean 'business-card'?"),
        (["show", "business-card", "--format", "gif"], "there is no format 'gif'"),
        (["list", "--rtl"], "'list' takes no --rtl"),
        (["show", "business-card", "--size", "0x10"], "--size '0x10': both sides must be from 1 to 20000"),
        (["show", "business-card", "--size", "big"], "--size 'big' is not"),
        (["show", "business-card", "--scale", "nan"], "--scale 'nan' is not"),
        (["show", "business-card", "--scale"], "--scale needs a value"),
        (["show", "business-card", "--rtl=1"], "--rtl takes no value"),
        (["show", "business-card", "--colour"], "there is no option '--colour'"),
        (["invoice"], "'invoice' needs a file"), (["invoice", "a", "b"], "'invoice' takes one file"),
        (["all"], "7 scenes as png need a directory"),
        (["show", "invoice"], "3 pages as png need --output"),
        (["show", "business-card", "--output", ""], "--output needs a value"),
        (["show", "feed", "--output", "x.gif"], "there is no format 'gif'"),
        (["invoice", "order.json", "-o", "order.docx"], "there is no format 'docx'"),
    ])
    func aCommandLineThatMakesNoSenseIsRefused(_ arguments: [String], _ message: String) throws {
        let result = try run(program, arguments)
        #expect(result.status == 2)
        #expect(result.bytes.isEmpty)
        #expect(result.errors.hasPrefix("paper: " + message), "\(result.errors)")
    }

    /// A failure is one line, and leaves nothing behind.
    private func expectFailure(_ result: ProcessResult, _ message: String) {
        #expect(result.status == 1)
        #expect(result.bytes.isEmpty)
        #expect(result.errors.split(separator: "\n", omittingEmptySubsequences: false).count == 2, "\(result.errors)")
        #expect(result.errors.hasPrefix("paper: ") && result.errors.contains(message), "\(result.errors)")
    }

    @Test(arguments: [
        ("{", "order.json: it is not JSON"), ("{}", "order.json: number is missing"),
        ("\u{FF}", "order.json: it is not JSON"),
    ])
    func aBadInvoiceLeavesNoFile(_ text: String, _ message: String) throws {
        let file = try write(text, to: "order.json")
        expectFailure(try paper("invoice", file, "--output", path("order.pdf")), message)
        #expect(try files == ["order.json"])
    }

    @Test func aBadLogoLeavesTheOldFile() throws {
        let file = try write(
            order.replacingOccurrences(of: "\"number\"", with: "\"logo\": \"logo.png\", \"number\""), to: "order.json")
        let old = try write("old", to: "order.pdf")
        expectFailure(try paper("invoice", file, "--output", old), "logo.png': there is no such file")
        _ = try write("GIF89a", to: "logo.png")
        expectFailure(try paper("invoice", file, "--output", old), "logo.png': it is not a PNG picture")
        #expect(try String(contentsOfFile: old, encoding: .utf8) == "old")
        #expect(try files == ["logo.png", "order.json", "order.pdf"])
        #expect(try paper("show", "business-card", "--output", path("logo.png")).status == 0)
        #expect(try paper("invoice", file, "--output", old).status == 0)
        #expect(try files == ["logo.png", "order.json", "order.pdf"])
    }

    @Test func filesThatCannotBeReadOrWrittenAreNamed() throws {
        expectFailure(
            try paper("invoice", path("none.json"), "--output", path("a.pdf")), "none.json': there is no such file")
        expectFailure(try paper("invoice", folder.path, "--output", path("a.pdf")), "it is a directory")
        expectFailure(try paper("show", "business-card", "--output", path("none/a.png")), "cannot write '")
        expectFailure(
            try paper("show", "business-card", "--output", path("big.png"), "--size", "20000x20000"), "too large")
        #expect(try files.isEmpty)
    }

    @Test func aMachineWithoutFontsIsTold() throws {
        let fonts = try write("<fontconfig><dir>\(path("none"))</dir></fontconfig>", to: "fonts.conf")
        let result = try run(
            program, ["show", "business-card", "--output", path("a.png")], environment: ["FONTCONFIG_FILE": fonts])
        expectFailure(result, "no fonts are installed; the package fonts-dejavu-core has some")
        #expect(try files == ["fonts.conf"])
    }

    @Test func whatIsNoRegularFileIsWrittenToAsItIs() throws {
        #expect(try paper("show", "business-card", "--output", "/dev/null").status == 0)
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(type == .typeCharacterSpecial)
        let link = path("link.png")
        let target = try write("old", to: "target.png")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        #expect(try paper("show", "business-card", "--output", link).status == 0)
        #expect(
            try FileManager.default.attributesOfItem(atPath: link)[.type] as? FileAttributeType == .typeSymbolicLink)
        #expect(try Data(contentsOf: URL(fileURLWithPath: target)).starts(with: [0x89]))
    }

    @Test(arguments: [
        ("a.png", ["a-1.png", "a-2.png"]), ("dir.d/a", ["dir.d/a-1", "dir.d/a-2"]),
        (".hidden", [".hidden-1", ".hidden-2"]), ("a/.hidden", ["a/.hidden-1", "a/.hidden-2"]),
        ("x/.b.png", ["x/.b-1.png", "x/.b-2.png"]),
    ])
    func pagesAreNumbered(_ path: String, _ expected: [String]) {
        #expect([1, 2].map { Destination.numbered(path, $0) } == expected)
    }
}

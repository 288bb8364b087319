import Foundation
import PlumbTestSupport
import Testing

/// Words and options: what is understood, what is refused, and what is suggested.
@Suite struct CommandLineTests {
    @Test(arguments: [["--help"], ["help"], ["-h"], ["show", "--help"], ["show", "nonsense", "--help"]])
    func help(arguments: [String]) throws {
        let outcome = try Executable.run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("usage: examples list"))
        #expect(outcome.errors == "")
    }

    @Test func version() throws {
        let outcome = try Executable.run(["--version"])
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("examples 0."))
    }

    @Test(arguments: [
        (["shwo"], "did you mean 'show'?"),
        (["show", "intor"], "did you mean 'intro'?"),
        (["show", "wrapcontent"], "did you mean 'wrap-content'?"),
        (["show", "intro", "--fromat", "text"], "did you mean '--format'?"),
        (["show", "intro", "--format", "jsn"], "did you mean 'json'?"),
        (["show", "intro", "--format=boxs"], "did you mean 'boxes'?"),
        (["show", "zzzzzzzz"], "there is no example 'zzzzzzzz'"),
        (["intro"], "Try 'examples show intro'."),
        (["card.pin"], "Try 'examples run card.pin'."),
        ([], "usage: examples list"),
        (["show"], "'show' needs the name of an example"),
        (["run"], "'run' needs a file"),
        (["run", ""], "'run' needs the name of a file, not ''"),
        (["show", "intro", ""], "'show' needs the name of an example, not ''"),
        (["all", "intro"], "'all' takes no names"),
        (["list", "intro"], "'list' takes no names"),
        (["list", "--rtl"], "'list' takes no --rtl"),
        (["list", "--format", "svg"], "not svg"),
        (["show", "intro", "--size"], "--size needs a value, such as --size 320x568"),
        (["show", "intro", "--size", "--rtl"], "--size needs a value"),
        (["show", "intro", "--size", "320"], "'320' is not a width and a height"),
        (["show", "intro", "--size", "0x10"], "both sides must be from 1 to 100000"),
        (["show", "intro", "--size", "nanxinf"], "is not a width and a height"),
        (["show", "intro", "--size", "-5x10"], "both sides must be from 1 to 100000"),
        (["show", "intro", "--scale", "fast"], "'fast' is not a number"),
        (["show", "intro", "--scale=-1"], "'-1' is not a number from 0 to 1000, such as 2"),
        (["show", "intro", "--rtl=yes"], "--rtl takes no value"),
        (["show", "intro", "--output="], "--output needs a value, such as --output layout.svg"),
        (["show", "intro", "-x"], "there is no option '-x'"),
    ])
    func wrongUsage(arguments: [String], message: String) throws {
        let outcome = try Executable.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func optionsStandAnywhere() throws {
        let plain = try Executable.run(["show", "intro", "--size", "500x300", "--scale", "2"])
        #expect(plain.status == 0)
        #expect(plain.output.contains("500×300, scale 2"))
        for arguments in [
            ["--size=500x300", "show", "--scale=2", "intro"], ["show", "--scale", "2", "intro", "--size", "500X300"],
            ["--scale", "2.0", "--size", "500×300", "show", "--", "intro"],
        ] {
            #expect(try Executable.run(arguments).output == plain.output, "\(arguments)")
        }
    }

    @Test func rightToLeft() throws {
        let outcome = try Executable.run(["show", "adjust-to-container", "--rtl"])
        #expect(outcome.output.contains("right to left"))
        #expect(outcome.output != (try Executable.run(["show", "adjust-to-container"])).output)
    }

    @Test func noColorsOutsideATerminal() throws {
        let outcome = try Executable.run(["all"], environment: ["TERM": "xterm-256color"])
        #expect(!outcome.output.contains("\u{1B}"))
        #expect(outcome.errors == "")
    }
}

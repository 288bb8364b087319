import Glibc
import MailScreen
import Plumb
import PlumbGTK

// Opens the window, or writes a picture of it: mail [--messages N] [--size 960x640] [--dark] [--rtl] [--picture FILE]

/// Ends the program with a reason.
func fail(_ message: String) -> Never {
    let line = "mail: \(message)\n"
    _ = write(2, line, line.utf8.count)
    exit(1)
}

var arguments = CommandLine.arguments.dropFirst()
var (messages, width, height): (Int, Int32, Int32) = (100_000, 1000, 640)
var picture: String?
var (isDark, isRightToLeft) = (false, false)

@MainActor
func value(of option: String) -> String {
    guard let value = arguments.popFirst() else { fail("\(option) needs a value") }
    return value
}

while let option = arguments.popFirst() {
    switch option {
    case "--messages":
        guard let number = Int(value(of: option)), number >= 0 else { fail("--messages needs a number") }
        messages = number
    case "--size":
        let parts = value(of: option).split(separator: "x").compactMap { Int32($0) }
        guard parts.count == 2, parts.allSatisfy({ (100...10_000).contains($0) }) else {
            fail("--size needs a width and a height, such as 960x640")
        }
        (width, height) = (parts[0], parts[1])
    case "--dark": isDark = true
    case "--rtl": isRightToLeft = true
    case "--picture": picture = value(of: option)
    default: fail("there is no option '\(option)'; there are --messages, --size, --dark, --rtl and --picture")
    }
}

guard Toolkit.start() else { fail("there is no display; try xvfb-run") }
Toolkit.addStyle(Screen.style)
Toolkit.isDark = isDark
if isRightToLeft { Toolkit.layoutDirection = .rightToLeft }
let screen = Screen(messages: messages)
let window = Window("Plumb and GTK", width: width, height: height, screen)
window.present()
if let picture {
    // A task of the main actor, which the main loop of GTK runs.
    Task {
        // Until the window is there, and its icons are.
        for _ in 0..<200 where window.size.width == 0 { try? await Task.sleep(for: .milliseconds(50)) }
        try? await Task.sleep(for: .seconds(1))
        if !window.savePicture(to: picture) { fail("\(picture) cannot be written") }
        window.close()
    }
}
Toolkit.run { window.isClosed }

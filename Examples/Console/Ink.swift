/// Colors for a terminal, or none.
package struct Ink {
    package let isOn: Bool

    package init(_ terminal: Terminal) {
        isOn = terminal.hasColors
    }

    package static let none = Ink(isOn: false)

    private init(isOn: Bool) {
        self.isOn = isOn
    }

    package func bold(_ text: String) -> String { wrap(text, "1") }
    package func dim(_ text: String) -> String { wrap(text, "2") }
    package func red(_ text: String) -> String { wrap(text, "31") }
    package func green(_ text: String) -> String { wrap(text, "32") }
    package func yellow(_ text: String) -> String { wrap(text, "33") }

    private func wrap(_ text: String, _ code: String) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

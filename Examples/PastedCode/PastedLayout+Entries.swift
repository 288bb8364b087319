import LayoutScript

// The calls at the end of a script: functions run where they are called, and nowhere else.

extension PastedLayout {
    static let systemMethods = "layoutSubviews viewDidLayoutSubviews viewWillLayoutSubviews layoutSublayers"

    /// The methods to call: those of the system, or else methods that nothing calls, then methods that only event handlers call.
    func entries() -> [Member] {
        let own = methods.filter { $0.isMethod }
        let callees = WordTable<[String]>(own.map { ($0.name, calls(in: $0.body ?? 0..<0)) })
        let hasSystem = own.contains { $0.name.isOne(of: Self.systemMethods) }
        let candidates = own.filter { runsByItself($0, besideSystem: hasSystem) }
        let called = WordSet(own.flatMap { callees[$0.name] ?? [] })
        var first = candidates.filter { !called.contains($0.name) }
        if candidates.isEmpty {
            first = own.filter {
                !called.contains($0.name) && $0.body.map(code.hasLayout) == true && !code.isStatic($0)
            }
        }
        var reached = WordSet()
        var pending = first.map { $0.name }
        while let name = pending.popLast() {
            if reached.insert(name) { pending += callees[name] ?? [] }
        }
        return first + candidates.filter { !reached.contains($0.name) }
    }

    /// Whether the script calls a method that nothing calls.
    ///
    /// Beside `layoutSubviews`, that holds for methods that add or constrain views; others answer events.
    private func runsByItself(_ method: Member, besideSystem hasSystem: Bool) -> Bool {
        guard let body = method.body, !body.isEmpty, !emptied.contains(method.name) else { return false }
        if method.name == "init" { return true }
        let takesNothing =
            method.tokens.first { code.kind($0) == .leftParenthesis && code.text($0 - 1) == method.name }
            .map { code.kind($0 + 1) == .rightParenthesis } ?? false
        guard takesNothing else { return false }
        if !hasSystem || method.name.isOne(of: Self.systemMethods + " viewDidLoad loadView awakeFromNib") {
            return true
        }
        return body.contains {
            code.addsViews($0) || code.isWord($0, "constraint constrain constrainSelf")
        }
    }

    /// The names of the methods that a range calls on its own object.
    private func calls(in body: Range<Int>) -> [String] {
        body.filter { token in
            guard code.kind(token + 1) == .leftParenthesis, !code.isWord(token - 2, "#selector") else { return false }
            let owner = code.kind(token - 2) == .question ? token - 3 : token - 2
            return code.kind(token - 1) != .dot || code.isWord(owner, "self Self")
        }.map(code.text)
    }
}

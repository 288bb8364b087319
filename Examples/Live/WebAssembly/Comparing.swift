// The page's build adds this file to the engine, which then compares texts by these functions: where the standard library inlines
// its own, one comparison takes a hundred bytes, and the engine has hundreds of them.

extension String {
    @inline(never)
    static func == (a: String, b: String) -> Bool { areEqual(a, b) }

    @inline(never)
    static func != (a: String, b: String) -> Bool { !areEqual(a, b) }

    @inline(never)
    static func ~= (pattern: String, text: String) -> Bool { areEqual(pattern, text) }
}

extension String? {
    @inline(never)
    static func == (a: String?, b: String) -> Bool { a.map { areEqual($0, b) } ?? false }

    @inline(never)
    static func == (a: String?, b: String?) -> Bool {
        switch (a, b) {
        case (let a?, let b?): areEqual(a, b)
        case (nil, nil): true
        default: false
        }
    }
}

/// The comparison of the standard library.
private func areEqual<Text: Equatable>(_ a: Text, _ b: Text) -> Bool { a == b }

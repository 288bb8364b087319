/// A string that is compared and hashed by its bytes: in WebAssembly, hashing the normal form takes ten kilobytes of code.
package struct WrittenName: Hashable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static func == (a: WrittenName, b: WrittenName) -> Bool {
        var (a, b) = (a.text, b.text)
        return a.withUTF8 { a in
            b.withUTF8 { b in
                // This is a loop because comparing two sequences takes several times as long.
                guard a.count == b.count else { return false }
                for index in a.indices where unsafe a[index] != b[index] { return false }
                return true
            }
        }
    }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

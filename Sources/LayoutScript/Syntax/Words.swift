import LayoutTree

// Several words are written as one text, since each element of a literal list takes as much WebAssembly as the whole list does so.

extension String {
    /// The bytes of the text; going through `utf8` itself takes several times as much WebAssembly, for each loop.
    package var bytes: [UInt8] { Array(utf8) }

    package func hasPrefix(_ prefix: String) -> Bool {
        unsafe reading { word in
            unsafe prefix.reading { unsafe word.prefix($0.count).elementsEqual($0) }
        }
    }

    package func hasSuffix(_ suffix: String) -> Bool {
        unsafe reading { word in
            unsafe suffix.reading { unsafe word.suffix($0.count).elementsEqual($0) }
        }
    }

    /// The word with a capital in front.
    package var capitalized: String {
        guard let first = utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return self }
        return [first - 0x20].text + dropping(1)
    }

    /// The word with a small letter in front.
    package var uncapitalized: String { beginsInUpperCase ? [bytes[0] | 0x20].text + dropping(1) : self }

    /// The path to a member of what the word names, as `Style.margin`.
    package func path(to member: String) -> String { self + "." + member }

    /// The word without some bytes at its beginning.
    package func dropping(_ count: Int) -> String { bytes.dropFirst(count).text }

    /// Whether the word begins with a capital, as the names of types do.
    package var beginsInUpperCase: Bool {
        let first = utf8.first ?? 0
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }

    /// Whether the word is among some that are written with spaces between them.
    package func isOne(of words: String) -> Bool {
        unsafe reading { word in
            unsafe words.reading { words in
                let space = UInt8(ascii: " ")
                var place = 0
                while place < words.count {
                    // As far as the word goes along with this one; a loop, since to compare two sequences takes longer.
                    var same = 0
                    while same < word.count, place < words.count, unsafe words[place] == word[same],
                        unsafe words[place] != space
                    {
                        (same, place) = (same + 1, place + 1)
                    }
                    let isWhole = unsafe place == words.count || words[place] == space
                    if isWhole, same > 0, same == word.count { return true }
                    while place < words.count, unsafe words[place] != space { place += 1 }
                    place += 1
                }
                return false
            }
        }
    }

    /// The result of a function of the bytes, which are not copied.
    fileprivate func reading<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var text = self
        return text.withUTF8(body)
    }

    /// The words that are written with spaces between them.
    package var words: [String] { words(separatedBy: " ") }

    /// The parts between separators; empty parts and spaces around parts are dropped.
    @inline(never)
    package func words(separatedBy separator: Unicode.Scalar) -> [String] {
        bytes.split(separator: UInt8(ascii: separator)).map { $0.drop { $0 == UInt8(ascii: " ") }.text }
    }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
    /// The names of all cases.
    package static var names: [String] { allCases.map { $0.rawValue } }
}

extension ArraySlice<UInt8> {
    /// The text that the bytes are in UTF-8.
    @inline(never)
    package var text: String { String(decoding: self, as: UTF8.self) }
}

extension [UInt8] {
    /// The text that the bytes are in UTF-8.
    package var text: String { self[...].text }

    /// Whether other bytes stand from an index on.
    package func hold(_ other: [UInt8], at start: Int) -> Bool {
        guard start >= 0, other.count <= count - start else { return false }
        for index in other.indices where self[start + index] != other[index] { return false }
        return true
    }
}

extension [String] {
    /// The words in the order of the alphabet.
    package func inAlphabet() -> [String] {
        indices.sorted { self[$0] < self[$1] }.map { self[$0] }
    }
}

extension Array {
    /// The elements in the order of numbers of theirs; those of one number stay as they are.
    package func inOrder(of number: (Element) -> Int) -> [Element] {
        let numbers = map(number)
        return indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }.map { self[$0] }
    }
}

/// Things by words.
///
/// All tables look up numbers in a dictionary of one type: another type of dictionary takes three kilobytes of WebAssembly.
package struct WordTable<Element> {
    private var numbers: [WrittenName: Int] = [:]
    private var elements: [Element?] = []

    package init() {}

    /// A table of some words; of several things of one word the last one counts.
    package init(_ pairs: [(String, Element)]) {
        self.init()
        for (word, element) in pairs { self[word] = element }
    }

    /// The words that stand for something, in no order.
    package var words: [String] { numbers.compactMap { elements[$0.value] == nil ? nil : $0.key.text } }

    package subscript(word: String) -> Element? {
        get { numbers.number(of: word).flatMap { elements[$0] } }
        set {
            if let number = numbers.number(of: word) {
                elements[number] = newValue
            } else if let newValue {
                numbers.set(elements.count, of: word)
                elements.append(newValue)
            }
        }
    }
}

extension WordTable: Sendable where Element: Sendable {}

extension [WrittenName: Int] {
    @inline(never)
    fileprivate func number(of word: String) -> Int? { self[WrittenName(word)] }

    @inline(never)
    fileprivate mutating func set(_ number: Int, of word: String) { self[WrittenName(word)] = number }
}

/// Some words, in no order.
package struct WordSet {
    private var table = WordTable<Bool>()

    package init(_ words: [String] = []) { formUnion(words) }

    package var words: [String] { table.words }

    package func contains(_ word: String) -> Bool { table[word] != nil }

    /// Adds a word, and returns whether it was not there.
    @discardableResult
    package mutating func insert(_ word: String) -> Bool {
        let isNew = !contains(word)
        table[word] = true
        return isNew
    }

    package mutating func remove(_ word: String) { table[word] = nil }

    package mutating func formUnion(_ words: [String]) {
        for word in words { insert(word) }
    }
}

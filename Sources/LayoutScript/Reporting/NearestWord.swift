/// The word of a list that is nearest to one that is not in it, or nil where none is near.
///
/// Nearness is the number of insertions, deletions, replacements and swaps of neighbors (Damerau's distance, optimal string
/// alignment), up to a third of the longer word, and one in words of two letters and more. Takes time proportional to the
/// product of the lengths, for each candidate.
package func nearestWord(to word: String, in candidates: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let letters = caselessLetters(of: word)
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= 4 * 64 {
        let others = caselessLetters(of: candidate)
        let longer = max(letters.count, others.count)
        let most = min(longer - 1, max(1, longer / 3))
        // Words are as far from each other as their lengths at least.
        guard abs(letters.count - others.count) <= most else { continue }
        let distance = editDistance(letters, others)
        guard distance <= most else { continue }
        if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.word
}

/// A number for each Unicode scalar, with those of ASCII in lower case: the tables for all others would be a tenth of the WebAssembly
/// module.
private func caselessLetters(of word: String) -> [Int] {
    var letters: [Int] = []
    for byte in word.utf8 {
        if byte & 0xC0 == 0x80, let last = letters.popLast() {
            letters.append(last << 6 + Int(byte))
        } else {
            letters.append(Int(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte))
        }
    }
    return letters
}

private func editDistance(_ a: [Int], _ b: [Int]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
        var current = [i + 1]
        for j in b.indices {
            let substitution = previous[j] + (a[i] == b[j] ? 0 : 1)
            var best = min(substitution, previous[j + 1] + 1, current[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforePrevious[j - 1] + 1) }
            current.append(best)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[b.count]
}

/// The known word that is nearest to a mistyped one, or nil where none is near enough to be meant.
///
/// Near enough is what differs by no more than a third of its letters, or begins with what was typed.
package func nearestWord(to word: String, in known: [String]) -> String? {
    let typed = word.lowercased()
    var best: (word: String, distance: Int)?
    for candidate in known {
        let distance = editDistance(Array(typed), Array(candidate))
        if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best, best.distance <= max(1, max(typed.count, best.word.count) / 3) { return best.word }
    guard typed.count >= 2 else { return nil }
    return known.first { $0.hasPrefix(typed) } ?? known.first { $0.contains(typed) }
}

/// The number of letters to insert, delete, replace or swap to turn one word into another.
///
/// It is the restricted Damerau-Levenshtein distance, where only neighbours are swapped. Takes time proportional to the
/// product of the lengths.
package func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforeLast[j - 1] + 1) }
            row.append(distance)
        }
        beforeLast = last
        last = row
    }
    return last[b.count]
}

extension Line {
    /// Puts the items one behind the other, with a gap between two that are no spaces and some room between any two, and
    /// returns where they end.
    mutating func arrange(from start: Double, gap: Double, spread: Double = 0) -> Double {
        let range = range
        var cursor = start
        unsafe items.withUnsafeMutableBufferPointer { items in
            var last: Bool?
            for index in range {
                if unsafe items[index].kind == .lineBreak {
                    unsafe items[index].position = cursor
                    continue
                }
                let (isPresent, isSpace) = unsafe (items[index].isPresent, items[index].isSpace)
                if isPresent, let last { cursor += spread + (isSpace || last ? 0 : gap) }
                unsafe items[index].position = cursor
                if !isPresent { continue }
                cursor += unsafe items[index].size
                last = isSpace
            }
        }
        return cursor
    }
}

extension Tableau {
    /// Takes the row of a constraint out of the tableau and brings that back to optimal.
    ///
    /// The symbols of the marker are left without any meaning; release them once the change is committed.
    mutating func withdraw(_ marker: Marker, strength: Strength) -> Outcome {
        // The errors go out of the costs first: after the pivot below they could no longer be told apart.
        price(marker, weight: -strength.weight, priority: strength.priority)
        if !symbols[marker.symbol].isBasic {
            guard let leaving = leavingRow(forRemovalOf: marker) else { return optimize() }
            pivot(leaving: leaving, entering: marker.symbol)
        }
        closeRow(of: marker.symbol)
        return optimize()
    }

    /// The row that can give its index to a marker so that the others stay feasible.
    ///
    /// In order of preference: the other error of the same constraint; a dummy, which otherwise would be free to move;
    /// the row that reaches zero first when the marker grows; the one that does when it shrinks; a variable's row; and
    /// one with a coefficient that usually would not be divided by, as one row has to go.
    private func leavingRow(forRemovalOf marker: Marker) -> Int32? {
        if marker.other != nowhere && symbols[marker.other].isBasic { return marker.other }
        var growing = nowhere
        var growingRatio = Double.infinity
        var shrinking = nowhere
        var shrinkingRatio = Double.infinity
        var external = nowhere
        var externalSize = 0.0
        var slight = nowhere
        var slightSize = 0.0
        var index = symbols[marker.symbol].firstInColumn
        while index != nowhere {
            let cell = cells[index]
            index = cell.nextInColumn
            let row = cell.row
            let size = abs(cell.coefficient)
            if symbols[row].kind == .external {
                if size > externalSize || (size == externalSize && row > external) {
                    external = row
                    externalSize = size
                }
                continue
            }
            guard size > Tolerance.pivot else {
                if size > slightSize {
                    slight = row
                    slightSize = size
                }
                continue
            }
            if symbols[row].kind == .dummy { return row }
            let ratio = max(0, symbols[row].constant) / size
            if cell.coefficient < 0 {
                if ratio < growingRatio || (ratio == growingRatio && row < growing) {
                    growing = row
                    growingRatio = ratio
                }
            } else if ratio < shrinkingRatio || (ratio == shrinkingRatio && row < shrinking) {
                shrinking = row
                shrinkingRatio = ratio
            }
        }
        if growing != nowhere { return growing }
        if shrinking != nowhere { return shrinking }
        if external != nowhere { return external }
        return slight == nowhere ? nil : slight
    }
}

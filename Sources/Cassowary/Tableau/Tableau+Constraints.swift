/// The symbols that stand for a constraint in the tableau.
struct Marker: BitwiseCopyable {
    /// The slack, the dummy, or for an equality that is not required the error upwards.
    var symbol: Int32
    /// The error of an inequality, or the error downwards of an equality; required constraints have none.
    var other = nowhere
}

extension Tableau {
    /// Adds the slack, error or dummy symbols of a constraint to the row that is being put together.
    mutating func mark(_ relation: Relation, isRequired: Bool, owner: Int32) -> Marker {
        var marker: Marker
        switch (relation, isRequired) {
        case (.equal, true):
            marker = Marker(symbol: makeSymbol(Symbol(.dummy, owner: owner)))
            touch(marker.symbol, times: 1)
        case (.equal, false):
            marker = Marker(symbol: makeSymbol(Symbol(.error, owner: owner)))
            marker.other = makeSymbol(Symbol(.error, owner: owner))
            touch(marker.symbol, times: -1)
            touch(marker.other, times: 1)
        case (.lessThanOrEqual, _), (.greaterThanOrEqual, _):
            let sign = relation == .lessThanOrEqual ? 1.0 : -1.0
            marker = Marker(symbol: makeSymbol(Symbol(.slack, owner: owner)))
            touch(marker.symbol, times: sign)
            if !isRequired {
                marker.other = makeSymbol(Symbol(.error, owner: owner))
                touch(marker.other, times: -sign)
            }
        }
        return marker
    }

    /// Makes the row put together in `touched` part of the tableau and brings that back to feasible and optimal.
    mutating func enter(_ marker: Marker, strength: Strength) -> Outcome {
        if let external = externalSubject(besides: marker) {
            openRow(of: external)
            substitute(external)
            price(marker, weight: strength.weight, priority: strength.priority)
            return .done
        }
        if marker.other != nowhere {
            // One of the two symbols is at zero or above whatever the constant is. It takes the row.
            let solved = -constantOfTouched / symbols[marker.symbol].accumulator
            openRow(of: solved >= 0 ? marker.symbol : marker.other)
            price(marker, weight: strength.weight, priority: strength.priority)
            return optimize()
        }
        return symbols[marker.symbol].kind == .dummy ? enterEquality(marker.symbol) : enterInequality(marker.symbol)
    }

    /// The variable to solve a new row for, if it has one.
    ///
    /// A variable that no other row mentions saves a substitution and is preferred, unless its coefficient is so small
    /// beside the others that the division would cost precision. Where all coefficients of variables are the rounding errors of
    /// zeros, they are dropped.
    private mutating func externalSubject(besides marker: Marker) -> Int32? {
        var largest = nowhere
        var size = 0.0
        var others = 0.0
        var fresh = nowhere
        var freshSize = 0.0
        var position: Int32 = 0
        while position < touched.count {
            let symbol = touched[position]
            position += 1
            let coefficient = abs(symbols[symbol].accumulator)
            guard symbols[symbol].kind == .external else {
                if symbol != marker.symbol && symbol != marker.other { others = max(others, coefficient) }
                continue
            }
            guard coefficient > 0 else { continue }
            if coefficient > size {
                largest = symbol
                size = coefficient
            }
            if symbols[symbol].firstInColumn == nowhere && coefficient > freshSize {
                fresh = symbol
                freshSize = coefficient
            }
        }
        guard size > others * Tolerance.cancelledCoefficient else {
            position = 0
            while position < touched.count {
                if symbols[touched[position]].kind == .external { symbols[touched[position]].accumulator = 0 }
                position += 1
            }
            return nil
        }
        return freshSize > size * 0.001 ? fresh : largest
    }

    private mutating func enterInequality(_ slack: Int32) -> Outcome {
        let isSlight = abs(constantOfTouched) <= magnitudeOfTouched * Tolerance.cancelledConstant
        if isSlight { constantOfTouched = 0 }
        openRow(of: slack)
        guard symbols[slack].constant < -Tolerance.feasibility else { return .done }
        infeasible.append(slack)
        return restore()
    }

    private mutating func enterEquality(_ dummy: Int32) -> Outcome {
        let slight = max(Tolerance.feasibility, magnitudeOfTouched * Tolerance.cancelledConstant)
        if abs(constantOfTouched) <= slight { constantOfTouched = 0 }
        // The dummy is zero whichever sign it is given. The dual method lifts a row from below zero; at zero it needs
        // a symbol that could.
        let isBelow = constantOfTouched == 0 ? !canLiftTouched() : constantOfTouched < 0
        symbols[dummy].accumulator = isBelow ? -1 : 1
        openRow(of: dummy)
        if let entering = enteringSymbol(ofRow: dummy) {
            pivot(leaving: dummy, entering: entering)
            return restore()
        }
        // Without one the equality says nothing new, or contradicts others.
        return symbols[dummy].constant == 0 ? .done : .infeasible(row: dummy)
    }

    /// Whether the row that is being put together, solved for a dummy of coefficient 1, has a symbol that can enter.
    private func canLiftTouched() -> Bool {
        var position: Int32 = 0
        while position < touched.count {
            let symbol = symbols[touched[position]]
            if symbol.isRestricted && symbol.accumulator < -Tolerance.pivot { return true }
            position += 1
        }
        return false
    }

    /// Charges the errors of a constraint, or with a negative weight takes that back.
    mutating func price(_ marker: Marker, weight: Double, priority: Double) {
        guard marker.other != nowhere else { return }
        addCost(weight, priority: priority, of: marker.other)
        if symbols[marker.symbol].kind == .error { addCost(weight, priority: priority, of: marker.symbol) }
    }
}

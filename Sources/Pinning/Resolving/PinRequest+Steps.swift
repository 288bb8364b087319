import Geometry
import LayoutTree

// The steps before the axes are resolved. Each is a pure function from request to request and sets slots as calls do.

// Pinning the missing edges.

extension PinRequest {
    /// Pins the missing edges, if `pinEdges()` was called.
    ///
    /// Returns false if there is nothing to pin.
    @export(implementation) @inline(always)
    mutating func pinEdges() -> Bool {
        guard x.flags.has(.pinsEdges) else { return true }
        let pinsX = x.pinEdges()
        let pinsY = y.pinEdges()
        return pinsX || pinsY
    }
}

extension AxisRequest {
    /// Replaces the length by the missing edges, at their positions before margins.
    ///
    /// The length is the one that is set, or a limit that is set alone. Returns whether the edges could be pinned.
    @export(implementation) @inline(__always)
    mutating func pinEdges() -> Bool {
        if hasBothEdges {
            // In a right-to-left layout, naming one edge in both ways leaves the other edge invalid.
            if self[.near].isNaN { clear(.near) } else if self[.far].isNaN { clear(.far) } else { return false }
        }
        guard let reference = referenceLength else { return false }
        let length = limited(reference)
        if has(.near) {
            set(.far, self[.near] + length)
        } else if has(.far) {
            set(.near, self[.far] - length)
        } else if has(.center) {
            set(.near, self[.center] - length / 2)
            set(.far, self[.center] + length / 2)
            clear(.center)
        } else {
            return false
        }
        clear(.length)
        return true
    }
}

// Sizing the node by its content.

extension PinRequest {
    /// Sets the lengths from the content: its measured size, or a ratio.
    ///
    /// `isDetermined` is false if the ratio does not determine them.
    @export(implementation) @inline(always)
    func sized(by content: Size?) -> (request: PinRequest, isDetermined: Bool) {
        switch sizing {
        case .none: return (self, true)
        case .fit: return (content.map { withLengths($0) } ?? self, true)
        case .aspectRatio(let ratio):
            let (size, isDetermined) = size(keeping: ratio)
            return (withLengths(size), isDetermined)
        case .aspectFit(let ratio): return withinBox(ratio, fills: false)
        case .aspectFill(let ratio): return withinBox(ratio, fills: true)
        }
    }

    /// Sets both lengths, and replaces earlier ones; an axis whose length is NaN does not change.
    @export(implementation) @inline(__always)
    func withLengths(_ size: Size) -> PinRequest {
        var request = self
        if size.width.isNumber { request.x.set(.length, size.width) }
        if size.height.isNumber { request.y.set(.length, size.height) }
        return request
    }

    /// The proposal within which the content is measured.
    ///
    /// The reference length is the one that is set or between both edges, or a limit that is set alone, or else the current length;
    /// within its limits.
    @inline(__always)
    func proposal(from current: Size) -> Size {
        var proposal = Size.unbounded
        guard let axis = sizing.referenceAxis else { return current }
        let request = self[axis]
        proposal[axis] = max(0, request.limited(request.referenceLength ?? current[axis]))
        return proposal
    }

    /// The lengths from a ratio of width to height, NaN for lengths that do not change, and whether the ratio determines them.
    ///
    /// One dimension must be known, and determines the other. If none is known, the ratio determines nothing, but a limit that is
    /// set alone becomes the length of its axis, as in PinLayout.
    @export(implementation) @inline(__always)
    func size(keeping ratio: Double) -> (size: Size, isDetermined: Bool) {
        switch (x.knownLength, y.knownLength) {
        case (let width?, nil): (Size(width: .nan, height: max(0, x.limited(width)) / ratio), true)
        case (nil, let height?): (Size(width: max(0, y.limited(height)) * ratio, height: .nan), true)
        case (nil, nil): (sizeOfLimits, false)
        case (_?, _?): (Size(width: .nan, height: .nan), false)
        }
    }

    /// The limits that are set alone; NaN for an axis without such a limit.
    @usableFromInline @inline(never)
    var sizeOfLimits: Size { Size(width: x.referenceLength ?? .nan, height: y.referenceLength ?? .nan) }
}

extension Double {
    /// Whether the value is not NaN, in two instructions; `isNaN` takes a dozen.
    @export(implementation) @inline(__always)
    var isNumber: Bool { self == self }
}

// Fitting a rectangle into a box.

extension PinRequest {
    /// The request for the largest rectangle of a ratio of width to height inside the requested box or, if it `fills`, for the
    /// smallest one around the box.
    ///
    /// An axis without a length bounds nothing, and the other axis decides. Without any length the ratio determines nothing.
    @usableFromInline @inline(never)
    func withinBox(_ ratio: Double, fills: Bool) -> (request: PinRequest, isDetermined: Bool) {
        let (width, height) = (x.boxLength(fills: fills), y.boxLength(fills: fills))
        if width == nil, height == nil { return (self, false) }
        let unbounded = fills ? 0 : Double.infinity
        let box = (width: max(0, width ?? unbounded), height: max(0, height ?? unbounded))
        let widthAtHeight = box.height * ratio
        let isAsWide = fills ? box.width >= widthAtHeight : box.width <= widthAtHeight
        var request = self
        request.x.align(isAsWide ? box.width : widthAtHeight, inBox: width)
        request.y.align(isAsWide ? box.width / ratio : box.height, inBox: height)
        return (request, true)
    }
}

extension AxisRequest {
    /// The length of the box: the known one within its limits, or else the limit that bounds the rectangle.
    fileprivate func boxLength(fills: Bool) -> Double? {
        if let knownLength { return limited(knownLength) }
        let limit = fills ? Slot.minimum : .maximum
        return has(limit) ? self[limit] : nil
    }

    /// Sets the length of a rectangle, and moves its edge or center so that it is aligned in the box, or centered without an
    /// alignment.
    ///
    /// If the length of the box is negative or NaN, the rectangle keeps it, so that it is reported.
    fileprivate mutating func align(_ length: Double, inBox box: Double?) {
        if hasBothEdges, flags.alignment == .none { flags.alignment = .center }
        if let box, !(box >= 0) { return set(.length, box) }
        if !hasBothEdges, has(.length) {
            let slack = limited(self[.length]) - limited(length)
            let share = flags.alignment == .near ? 0 : flags.alignment == .far ? 1 : 0.5
            if has(.near) {
                values[Slot.near.index] += slack * share
            } else if has(.far) {
                values[Slot.far.index] -= slack * (1 - share)
            } else if has(.center) {
                values[Slot.center.index] += slack * (share - 0.5)
            }
        }
        set(.length, length)
    }
}

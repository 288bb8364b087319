import Geometry
import LayoutTree

// The steps before resolving. Each is a pure function from request to request: what it finds is put into slots as if it had been
// asked for.

extension PinRequest {
    /// The request after all steps; nothing is measured.
    @inlinable
    @inline(__always)
    func prepared(from current: Size) -> (request: PinRequest, issues: Issues) {
        let (edged, edgeIssues) = pinningEdges(from: current)
        let (sized, sizeIssues) = edged.sizingContent(nil, from: current)
        return (sized, edgeIssues.union(sizeIssues))
    }

    /// The request with the lengths that the content decides; `content` is its measured size.
    @inlinable
    @inline(__always)
    func sizingContent(_ content: Size?, from current: Size) -> (request: PinRequest, issues: Issues) {
        switch sizing {
        case .none: (self, .none)
        case .fit: (content.map { sized($0) } ?? self, .none)
        case .aspectRatio(let ratio):
            if let size = size(keeping: ratio, from: current) {
                (sized(size), .none)
            } else {
                (self, .undeterminedRatio)
            }
        }
    }

    /// The request with the missing edges pinned, if `pinEdges()` was called.
    @inlinable
    @inline(__always)
    func pinningEdges(from current: Size) -> (request: PinRequest, issues: Issues) {
        guard x.flags & AxisRequest.pinsEdges != 0 else { return (self, .none) }
        var request = self
        let pinsX = request.x.pinEdges(from: current.width)
        let pinsY = request.y.pinEdges(from: current.height)
        return (request, pinsX || pinsY ? .none : .nothingToPin)
    }

    /// The request with the lengths of a size, whatever was set; an axis whose length is NaN stays as it is.
    @inlinable
    @inline(__always)
    func sized(_ size: Size) -> PinRequest {
        var request = self
        if size.width == size.width { request.x.set(.length, size.width) }
        if size.height == size.height { request.y.set(.length, size.height) }
        return request
    }
}

// Fitting content.

extension PinRequest {
    /// The size that the content is measured within.
    ///
    /// The reference length is the one that is set or between both edges, or else the present one, within its limits.
    func proposal(from current: Size) -> Size {
        var proposal = Size.unbounded
        guard let axis = sizing.referenceAxis else { return current }
        proposal[axis] = max(0, self[axis].resolvedLength(from: current[axis]))
        return proposal
    }

    /// The request on an axis.
    subscript(axis: Axis) -> AxisRequest { axis == .horizontal ? x : y }
}

// Keeping proportions.

extension PinRequest {
    /// The dimension that follows from the known one and the ratio of width to height, and NaN for the known one; nil if not
    /// exactly one is known.
    @inlinable
    @inline(__always)
    func size(keeping ratio: Double, from current: Size) -> Size? {
        let known = knownSize(from: current)
        if let width = known.width, known.height == nil {
            return Size(width: .nan, height: max(0, x.limited(width)) / ratio)
        }
        if let height = known.height, known.width == nil {
            return Size(width: max(0, y.limited(height)) * ratio, height: .nan)
        }
        return nil
    }

    /// The known dimensions. If none is known but an axis has a minimum or maximum, its present length counts as known.
    @inlinable
    @inline(__always)
    func knownSize(from current: Size) -> (width: Double?, height: Double?) {
        if x.knownLength != nil || y.knownLength != nil { return (x.knownLength, y.knownLength) }
        return (x.isLimited ? current.width : nil, y.isLimited ? current.height : nil)
    }
}

// Pinning the missing edges.

extension AxisRequest {
    /// Sets the missing edges where the length puts them, before margins, in place of the length. Returns whether that can be done.
    ///
    /// The length is the one that is set, or with only a minimum or maximum the present one within them.
    @inlinable
    @inline(__always)
    mutating func pinEdges(from current: Double) -> Bool {
        guard !hasBothEdges, has(.length) || isLimited else { return false }
        let length = limited(has(.length) ? self[.length] : current)
        if has(.start) {
            set(.end, self[.start] + length)
        } else if has(.end) {
            set(.start, self[.end] - length)
        } else if has(.center) {
            set(.start, self[.center] - length / 2)
            set(.end, self[.center] + length / 2)
            forget(.center)
        } else {
            return false
        }
        forget(.length)
        return true
    }
}

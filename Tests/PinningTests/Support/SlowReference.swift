import Geometry

/// The README's rules written down once more, as plainly as possible, to compare the library with.
struct SlowReference {
    /// The request on one axis; nil for a slot that is not set.
    struct AxisRules {
        var near: Double?
        var far: Double?
        var center: Double?
        var length: Double?
        var minimum: Double?
        var maximum: Double?
        var nearMargin: Double?
        var farMargin: Double?
        /// 0 at the near edge, 1/2 in the middle, 1 at the far edge.
        var alignment: Double?

        /// The limit that replaces a missing length: the minimum unless it is 0, or else the maximum.
        var limitAlone: Double? { minimum == 0 ? maximum : minimum ?? maximum }

        mutating func setNear(_ value: Double) { if near == nil && center == nil { near = value } }
        mutating func setFar(_ value: Double) { if far == nil && center == nil { far = value } }
        mutating func setCenter(_ value: Double) { if near == nil && far == nil && center == nil { center = value } }
        mutating func setLength(_ value: Double) { if length == nil && value >= 0 { length = value } }
        mutating func setMinimum(_ value: Double) { if minimum == nil && value >= 0 { minimum = value } }
        mutating func setMaximum(_ value: Double) { if maximum == nil && value >= 0 { maximum = value } }
    }

    var horizontal = AxisRules()
    var vertical = AxisRules()
    var pinsEdges = false
    var ratio: Double?
    /// The ratio of a rectangle inside the box, or around it.
    var fitRatio: Double?
    var fillRatio: Double?

    var hasRatio: Bool { ratio != nil || fitRatio != nil || fillRatio != nil }

    /// The frame before rounding.
    func frame(from current: Rect) -> Rect {
        var (h, v) = (horizontal, vertical)
        if pinsEdges {
            h = withEdges(h)
            v = withEdges(v)
        }
        if let ratio { apply(ratio, &h, &v) }
        if let fitRatio { place(fitRatio, isInside: true, &h, &v) }
        if let fillRatio { place(fillRatio, isInside: false, &h, &v) }
        let (x, width) = resolve(h, current.minX, current.width)
        let (y, height) = resolve(v, current.minY, current.height)
        return Rect(x, y, width, height)
    }

    private func clamped(_ length: Double, _ axis: AxisRules) -> Double {
        min(max(max(length, 0), axis.minimum ?? 0), axis.maximum ?? .infinity)
    }

    /// Pins the edges that are free where the size puts them.
    private func withEdges(_ axis: AxisRules) -> AxisRules {
        guard let wanted = axis.length ?? axis.limitAlone, axis.near == nil || axis.far == nil
        else { return axis }
        let length = clamped(wanted, axis)
        var pinned = axis
        if let near = axis.near {
            pinned.far = near + length
        } else if let far = axis.far {
            pinned.near = far - length
        } else if let center = axis.center {
            (pinned.near, pinned.far) = (center - length / 2, center + length / 2)
        } else {
            return axis
        }
        (pinned.length, pinned.center) = (nil, nil)
        return pinned
    }

    private func known(_ axis: AxisRules) -> Double? {
        if let length = axis.length { return clamped(length, axis) }
        guard let near = axis.near, let far = axis.far else { return nil }
        return clamped(far - near - (axis.nearMargin ?? 0) - (axis.farMargin ?? 0), axis)
    }

    private func apply(_ ratio: Double, _ h: inout AxisRules, _ v: inout AxisRules) {
        switch (known(h), known(v)) {
        case (let width?, nil): v.length = width / ratio
        case (nil, let height?): h.length = height * ratio
        case (nil, nil):
            // The ratio says nothing, but a limit that is set alone becomes the length of its axis.
            h.length = h.limitAlone
            v.length = v.limitAlone
        default: break
        }
    }

    /// Replaces a box by the largest rectangle of a ratio inside it, or the smallest one around it.
    private func place(_ ratio: Double, isInside: Bool, _ h: inout AxisRules, _ v: inout AxisRules) {
        let width = known(h) ?? (isInside ? h.maximum : h.minimum)
        let height = known(v) ?? (isInside ? v.maximum : v.minimum)
        var candidates: [Size] = []
        if let width { candidates.append(Size(width: width, height: width / ratio)) }
        if let height { candidates.append(Size(width: height * ratio, height: height)) }
        candidates.removeAll { size in
            let (w, h) = (width ?? size.width, height ?? size.height)
            return isInside
                ? size.width > w + 1e-9 || size.height > h + 1e-9 : size.width < w - 1e-9 || size.height < h - 1e-9
        }
        guard var size = candidates.first else { return }
        // A box of a negative length leaves nothing on that axis.
        if let gap = gap(h), gap < 0, h.length == nil, width == 0 { size.width = 0 }
        if let gap = gap(v), gap < 0, v.length == nil, height == 0 { size.height = 0 }
        place(size.width, &h)
        place(size.height, &v)
    }

    /// The space between two edges.
    private func gap(_ axis: AxisRules) -> Double? {
        guard let near = axis.near, let far = axis.far else { return nil }
        return far - near - (axis.nearMargin ?? 0) - (axis.farMargin ?? 0)
    }

    /// Gives a rectangle its length, and its place in the box if something pins that.
    private func place(_ wanted: Double, _ axis: inout AxisRules) {
        let length = clamped(wanted, axis)
        let share = axis.alignment ?? 0.5
        if axis.near != nil && axis.far != nil {
            axis.alignment = share
        } else if axis.near != nil || axis.far != nil || axis.center != nil, axis.length != nil {
            let (start, box) = resolve(axis, 0, 0)
            axis.near = start + (box - length) * share
            (axis.nearMargin, axis.far, axis.center) = (nil, nil, nil)
        }
        axis.length = length
    }

    /// The rows of the margin tables.
    private func resolve(_ axis: AxisRules, _ origin: Double, _ present: Double) -> (Double, Double) {
        let length = known(axis) ?? clamped(present, axis)
        let (near, far) = (axis.nearMargin ?? 0, axis.farMargin ?? 0)
        switch (axis.near, axis.far, axis.center) {
        case (let start?, let end?, _):
            let free = (end - far) - (start + near) - length
            return (start + near + free * (axis.alignment ?? 0), length)
        case (let start?, nil, _): return (start + near, length)
        case (nil, let end?, _): return (end - far - length, length)
        case (nil, nil, let center?): return (center - length / 2 + near - far, length)
        default: return (origin, length)
        }
    }
}

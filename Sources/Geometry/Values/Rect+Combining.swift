extension Rect {
    /// The smallest rectangle that contains both, even if one of them has no area.
    @export(implementation)
    public func union(_ other: Rect) -> Rect {
        Rect(
            horizontal: self[.horizontal].union(other[.horizontal]),
            vertical: self[.vertical].union(other[.vertical])
        )
    }

    /// The area that both cover, or nil if they do not touch.
    ///
    /// If they share only an edge, the result has no area.
    @export(implementation)
    public func intersection(_ other: Rect) -> Rect? {
        guard let horizontal = self[.horizontal].intersection(other[.horizontal]),
            let vertical = self[.vertical].intersection(other[.vertical])
        else { return nil }
        return Rect(horizontal: horizontal, vertical: vertical)
    }

    /// Whether the two share an area larger than zero.
    @export(implementation)
    public func intersects(_ other: Rect) -> Bool {
        guard let shared = intersection(other) else { return false }
        return !shared.isEmpty
    }

    /// Whether the point lies inside or on the left or top edge; the right and bottom edges are outside.
    @export(implementation)
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether the other rectangle lies inside; edges may coincide.
    @export(implementation)
    public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// The rectangle shrunk by the insets, positive inwards.
    ///
    /// Negative insets enlarge it. A width or a height that would become negative is 0; the origin still moves by the left and the
    /// top inset.
    @export(implementation)
    public func inset(by insets: EdgeInsets) -> Rect {
        let rect = standardized
        return Rect(origin: rect.origin.offsetBy(dx: insets.left, dy: insets.top), size: rect.size.inset(by: insets))
    }

    /// The rectangle shrunk by `dx` on the left and right and by `dy` at the top and bottom; negative values enlarge it.
    @export(implementation)
    public func insetBy(dx: Double, dy: Double) -> Rect {
        inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
    }

    /// The rectangle moved by `dx` to the right and `dy` downwards.
    @export(implementation)
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        Rect(origin: origin.offsetBy(dx: dx, dy: dy), size: size)
    }
}

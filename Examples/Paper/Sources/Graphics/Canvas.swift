import CPangoCairo
import Plumb

/// Draws on a picture or a page, in points, with y growing downwards.
///
/// Owns the Cairo context.
@safe
public final class Canvas {
    /// The Cairo context, for modules of this package that draw with other libraries on it.
    package let pointer: OpaquePointer
    private let surface: Surface

    init(_ surface: Surface) throws(GraphicsError) {
        self.surface = surface
        guard let pointer = unsafe cairo_create(surface.pointer) else {
            throw GraphicsError("there is no memory for the picture")
        }
        unsafe self.pointer = unsafe pointer
        if let error { throw error }
    }

    deinit { unsafe cairo_destroy(pointer) }

    /// The error of an earlier call, if there was one.
    public var error: GraphicsError? { unsafe GraphicsError(cairo_status(pointer)) }
}

// The state of the canvas.

extension Canvas {
    /// Keeps the transform and the clip until ``restore()``.
    public func save() { unsafe cairo_save(pointer) }

    /// Restores the state of the last ``save()``.
    public func restore() { unsafe cairo_restore(pointer) }

    /// Moves the origin.
    public func translate(by offset: Offset) { unsafe cairo_translate(pointer, offset.x, offset.y) }

    /// Enlarges all later drawing.
    public func scale(by factor: Double) { unsafe cairo_scale(pointer, factor, factor) }

    /// Applies a transform to all later drawing; one without an inverse draws nothing.
    public func concatenate(_ transform: Transform) {
        guard transform.a * transform.d - transform.b * transform.c != 0 else {
            clip(to: .zero, cornerRadius: 0)
            return
        }
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        unsafe cairo_transform(pointer, &matrix)
    }

    /// Limits drawing to a rectangle with round corners.
    public func clip(to rect: Rect, cornerRadius: Double) {
        addPath(rect, cornerRadius)
        unsafe cairo_clip(pointer)
    }

    /// Collects the following drawing until ``endGroup(alpha:)`` puts it onto the canvas as a whole.
    public func beginGroup() { unsafe cairo_push_group(pointer) }

    /// Puts the drawing since ``beginGroup()`` onto the canvas with an opacity.
    public func endGroup(alpha: Double) {
        unsafe cairo_pop_group_to_source(pointer)
        unsafe cairo_paint_with_alpha(pointer, alpha)
    }
}

// Shapes.

extension Canvas {
    /// Fills a rectangle with round corners.
    public func fill(_ rect: Rect, cornerRadius: Double = 0, with fill: Fill) {
        setSource(fill, in: rect)
        addPath(rect, cornerRadius)
        unsafe cairo_fill(pointer)
    }

    /// Draws a line of a given width inside the edges of a rectangle with round corners.
    public func stroke(_ rect: Rect, cornerRadius: Double = 0, width: Double, color: Color) {
        guard width > 0, rect.width > width, rect.height > width else { return }
        setSource(color)
        addPath(rect.insetBy(dx: width / 2, dy: width / 2), max(0, cornerRadius - width / 2))
        strokePath(width)
    }

    /// Fills the area within points that are joined by lines.
    public func fill(polygon points: [Point], with color: Color) {
        setSource(color)
        addPath(points)
        unsafe cairo_close_path(pointer)
        unsafe cairo_fill(pointer)
    }

    /// Draws lines from point to point, with round ends and corners.
    public func stroke(lines points: [Point], width: Double, color: Color) {
        setSource(color)
        addPath(points)
        unsafe cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
        unsafe cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
        strokePath(width)
    }

    /// Draws a picture that covers a rectangle with round corners; the overhang is cut off equally on both sides.
    public func draw(_ image: Image, covering rect: Rect, cornerRadius: Double = 0) {
        guard rect.width > 0, rect.height > 0 else { return }
        let (width, height) = (Double(image.pixelWidth), Double(image.pixelHeight))
        let scale = max(rect.width / width, rect.height / height)
        save()
        clip(to: rect, cornerRadius: cornerRadius)
        translate(by: Offset(x: rect.center.x - width * scale / 2, y: rect.center.y - height * scale / 2))
        self.scale(by: scale)
        unsafe cairo_set_source_surface(pointer, image.surface.pointer, 0, 0)
        // The pixels at the edge are repeated beyond it, so that an enlarged picture does not fade out there.
        unsafe cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
        unsafe cairo_paint(pointer)
        restore()
    }

    /// Sets the color of text.
    public func setSource(_ color: Color) {
        unsafe cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
    }
}

extension Canvas {
    private func setSource(_ fill: Fill, in rect: Rect) {
        switch fill {
        case .color(let color): setSource(color)
        case .gradient(let colors, let start, let end):
            let pattern = unsafe cairo_pattern_create_linear(
                rect.minX + start.x * rect.width, rect.minY + start.y * rect.height,
                rect.minX + end.x * rect.width, rect.minY + end.y * rect.height)
            for (index, color) in colors.enumerated() {
                unsafe cairo_pattern_add_color_stop_rgba(
                    pattern, Double(index) / Double(max(1, colors.count - 1)), color.red, color.green, color.blue,
                    color.alpha)
            }
            unsafe cairo_set_source(pointer, pattern)
            unsafe cairo_pattern_destroy(pattern)
        }
    }

    private func strokePath(_ width: Double) {
        unsafe cairo_set_line_width(pointer, width)
        unsafe cairo_stroke(pointer)
    }

    private func addPath(_ points: [Point]) {
        unsafe cairo_new_path(pointer)
        for point in points { unsafe cairo_line_to(pointer, point.x, point.y) }
    }

    /// Begins a path with a rectangle whose corners are round, by at most half of its shorter side.
    private func addPath(_ rect: Rect, _ cornerRadius: Double) {
        unsafe cairo_new_path(pointer)
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        guard radius > 0 else {
            unsafe cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
            return
        }
        let quarter = Double.pi / 2
        let corners = [
            (rect.maxX - radius, rect.minY + radius), (rect.maxX - radius, rect.maxY - radius),
            (rect.minX + radius, rect.maxY - radius), (rect.minX + radius, rect.minY + radius),
        ]
        for (index, (x, y)) in corners.enumerated() {
            unsafe cairo_arc(pointer, x, y, radius, Double(index - 1) * quarter, Double(index) * quarter)
        }
        unsafe cairo_close_path(pointer)
    }
}

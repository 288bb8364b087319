import Geometry

/// Maps the area of a stage to a picture: the scale and the margins around it.
struct SVGFrame {
    /// Pixels per point.
    let scale: Double
    /// The top left corner of the area, in points around the root.
    let areaOrigin: Point
    /// The top left corner of the area in the picture, in pixels.
    let origin: Point
    /// The size of the area, in pixels.
    let size: Size
    /// The width of the picture, in pixels.
    let width: Double

    static let margin = 24.0

    /// Fits an area into a picture.
    ///
    /// The longer side of the area becomes 720 to 1,200 pixels long, or shorter if that would enlarge it more than three times, but
    /// at least 240. The picture is at least 360 pixels wide, so that there is room for the legend, and at least as wide as the
    /// texts above it.
    init(_ area: Rect, hasTitle: Bool, textWidth: Double = 0) {
        let longer = max(area.width, area.height)
        let wanted = max(720, min(longer, 1_200)) / longer
        scale = longer > 0 && wanted.isFinite ? min(wanted, max(3, 240 / longer)) : 1
        areaOrigin = area.origin
        size = Size(width: area.width * scale, height: area.height * scale)
        width = max(max(size.width, textWidth) + 2 * SVGFrame.margin, 360)
        origin = Point(x: SVGFrame.margin, y: SVGFrame.margin + (hasTitle ? 46 : 18))
    }

    /// A point around the root, in pixels from the corner of the area.
    func scaled(_ point: Point) -> Point {
        Point(x: (point.x - areaOrigin.x) * scale, y: (point.y - areaOrigin.y) * scale)
    }

    /// A rectangle around the root, in pixels from the corner of the area.
    func scaled(_ rect: Rect) -> Rect {
        Rect(origin: scaled(rect.origin), size: Size(width: rect.width * scale, height: rect.height * scale))
    }
}

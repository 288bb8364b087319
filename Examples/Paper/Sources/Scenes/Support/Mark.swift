import Drawing
import Graphics
import Plumb

/// The mark of a made-up studio.
final class Mark: Box {
    private let accent: Color

    init(_ name: String, accent: Color) {
        self.accent = accent
        super.init(
            name, background: .diagonal(accent.mixed(with: .white, 0.18), accent.mixed(with: Palette.rose, 0.55)))
    }

    override func draw(on canvas: Canvas) {
        let unit = min(rect.width, rect.height) / 40
        cornerRadius = 9 * unit
        super.draw(on: canvas)
        func points(_ numbers: [(Double, Double)]) -> [Point] {
            numbers.map { Point(x: rect.midX + $0 * unit, y: rect.minY + $1 * unit) }
        }
        canvas.stroke(lines: points([(0, 7), (0, 17)]), width: 1.8 * unit, color: .white)
        canvas.fill(polygon: points([(-6, 17), (6, 17), (6, 22), (0, 33), (-6, 22)]), with: .white)
    }
}

import Drawing
import Foundation
import Graphics
import Plumb

/// A small sign made of lines, in a square.
final class Icon: Box {
    /// The kinds of signs.
    enum Sign {
        case home, search, bell, person, heart, bubble, share, back, plus, send, phone, dots
    }

    let sign: Sign
    let color: Color
    let lineWidth: Double
    /// Whether the area within the lines is filled.
    let isFilled: Bool

    init(_ sign: Sign, color: Color, lineWidth: Double = 1.6, isFilled: Bool = false) {
        self.sign = sign
        self.color = color
        self.lineWidth = lineWidth
        self.isFilled = isFilled
        super.init("\(sign)")
    }

    override func draw(on canvas: Canvas) {
        super.draw(on: canvas)
        let side = min(rect.width, rect.height)
        guard side > 0 else { return }
        canvas.save()
        canvas.translate(by: Offset(x: rect.midX - side / 2, y: rect.midY - side / 2))
        // Signs that point somewhere point the other way where reading goes from right to left.
        if layoutDirection == .rightToLeft, sign == .back || sign == .send {
            canvas.concatenate(Transform(a: -1, b: 0, c: 0, d: 1, tx: side, ty: 0))
        }
        canvas.scale(by: side / 24)
        if isFilled { for line in lines { canvas.fill(polygon: line, with: color) } }
        for line in lines { canvas.stroke(lines: line, width: lineWidth * 24 / side, color: color) }
        for (center, radius) in dots {
            canvas.fill(
                Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2),
                cornerRadius: radius, with: .color(color))
        }
        canvas.restore()
    }

    private var dots: [(Point, Double)] {
        switch sign {
        case .dots: [(Point(x: 5, y: 12), 1.7), (Point(x: 12, y: 12), 1.7), (Point(x: 19, y: 12), 1.7)]
        default: []
        }
    }

    /// The lines of the sign, in a square of 24 points.
    private var lines: [[Point]] {
        switch sign {
        case .home: [points(3, 11, 12, 3.5, 21, 11), points(5.5, 9.5, 5.5, 20.5, 18.5, 20.5, 18.5, 9.5)]
        case .search: [arc(10.5, 10.5, 6.5, 0, 360), points(15.3, 15.3, 20.5, 20.5)]
        case .bell:
            [
                points(4, 17, 20, 17, 18, 14.5, 18, 10) + arc(12, 10, 6, 0, -180) + points(6, 14.5, 4, 17),
                arc(12, 18.5, 2, 20, 160),
            ]
        case .person: [arc(12, 8, 4, 0, 360), arc(12, 21, 7.5, -180, 0)]
        case .heart: [heart]
        case .bubble: [arc(12, 11.5, 8, 140, 460) + points(11, 19.4, 4.5, 20.8, 5.9, 16.6)]
        case .share:
            [points(12, 15, 12, 3.5), points(7.5, 8, 12, 3.5, 16.5, 8), points(5, 12, 5, 20.5, 19, 20.5, 19, 12)]
        case .back: [points(15, 4.5, 7.5, 12, 15, 19.5)]
        case .plus: [points(12, 4.5, 12, 19.5), points(4.5, 12, 19.5, 12)]
        case .send: [points(4, 4.5, 21, 12, 4, 19.5, 7, 12, 4, 4.5), points(7, 12, 13, 12)]
        case .phone:
            [
                points(6, 3.5, 9.5, 3.5, 11, 8.5, 8.5, 10.5) + arc(16.5, 7.5, 8.5, 160, 110)
                    + points(15.5, 13.5, 20.5, 15, 20.5, 18.5, 18, 20.5) + arc(18, 6, 14.5, 92, 178)
                    + points(3.5, 6, 6, 3.5)
            ]
        case .dots: []
        }
    }

    private func points(_ numbers: Double...) -> [Point] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    /// A part of a circle, by angles in degrees.
    private func arc(_ x: Double, _ y: Double, _ radius: Double, _ start: Double, _ end: Double) -> [Point] {
        (0...36).map { step in
            let angle = (start + (end - start) * Double(step) / 36) * .pi / 180
            return Point(x: x + radius * cos(angle), y: y + radius * sin(angle))
        }
    }

    private var heart: [Point] {
        (0...60).map { step in
            let t = Double(step) / 60 * 2 * .pi
            let x = 16 * sin(t) * sin(t) * sin(t)
            let y = 13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)
            return Point(x: 12 + x * 0.53, y: 11 - y * 0.56)
        }
    }
}

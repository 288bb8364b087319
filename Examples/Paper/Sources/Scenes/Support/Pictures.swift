import Foundation
import Graphics
import Plumb

/// Pictures drawn by code, so that the package needs no files and no rights.
enum Pictures {
    /// Hills in the light of the morning.
    static func hills(_ size: Size) throws(GraphicsError) -> Image {
        try Image(size: size, scale: 2) { (canvas) throws(GraphicsError) in
            let all = Rect(origin: .zero, size: size)
            canvas.fill(all, with: .vertical(Color(0x3B3A78), Color(0xB65C86), Color(0xF6B36B), Color(0xFBE3B0)))
            let sun = size.height * 0.13
            let center = Point(x: size.width * 0.68, y: size.height * 0.5)
            for (radius, alpha) in [(3.4, 0.10), (2.3, 0.16), (1.5, 0.25), (1, 1)] {
                let r = sun * radius
                canvas.fill(
                    Rect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r), cornerRadius: r,
                    with: .color(Color(0xFFF1CF, alpha: alpha)))
            }
            let ridges: [(height: Double, waves: Double, shift: Double, color: Color)] = [
                (0.54, 1.1, 0.2, Color(0xA8688F)), (0.64, 1.7, 1.9, Color(0x75507F)), (0.74, 1.3, 4.1, Color(0x4A3766)),
                (0.86, 2.1, 0.9, Color(0x2A2145)),
            ]
            for ridge in ridges {
                let outline = (0...80).map { step in
                    let t = Double(step) / 80
                    let wave =
                        sin(t * ridge.waves * 6.3 + ridge.shift) + 0.45 * sin(t * ridge.waves * 15 + ridge.shift * 2)
                    return Point(x: t * size.width, y: size.height * (ridge.height - 0.06 * wave))
                }
                let corners = [Point(x: size.width, y: size.height), Point(x: 0, y: size.height)]
                canvas.fill(polygon: outline + corners, with: ridge.color)
            }
        }
    }
}

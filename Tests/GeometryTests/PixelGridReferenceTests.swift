import Foundation
import Geometry
import PlumbTestSupport
import Testing

/// PinLayout's rounding, with the C library: single precision up to 2²² pixels, double precision above.
private func reference(
    _ value: Double, _ scale: Double, _ single: (Float) -> Float, _ double: (Double) -> Double
) -> Double {
    let pixels = value * scale
    guard scale > 0, scale.isFinite, pixels.isFinite else { return value }
    return pixels.magnitude < 0x1p22 ? Double(single(Float(pixels))) / scale : double(pixels) / scale
}

/// The nearest whole number, halves upwards.
private func upwards<Number: BinaryFloatingPoint>(_ value: Number) -> Number {
    let whole = value.rounded(.down)
    return value - whole >= 0.5 ? whole + 1 : whole
}

@Suite("The pixel grid against the C library")
struct PixelGridReferenceTests {
    static let scales: [Double] = [1, 2, 3, 1.5, 2.75, 0.5, 0, 1e6, 1e-6]

    @Test("gives the same for random values", arguments: scales)
    func random(_ scale: Double) {
        var random = SplitMix64(seed: 91)
        for _ in 0..<amount(30_000) {
            let reach = random.pick([1.0, 10, 1_000, 4e6, 1e9])
            check(random.number(-reach...reach), scale)
        }
    }

    @Test("gives the same for any bit pattern", arguments: scales)
    func bitPatterns(_ scale: Double) {
        var random = SplitMix64(seed: 92)
        for _ in 0..<amount(15_000) {
            let value = Double(bitPattern: random.next())
            // Beyond 2⁵² pixels there is nothing to round, and the value is left as it is.
            guard value.isFinite, (value * scale).magnitude < 0x1p52 else { continue }
            check(value, scale)
        }
    }

    @Test("gives the same on ties, beside them, and with the noise of a computation", arguments: scales)
    func ties(_ scale: Double) {
        for half in sample(of: Array(-400...400), inDebug: 80) {
            let tie = Double(half) / 2 / (scale == 0 ? 1 : scale)
            for value in [tie, tie.nextUp, tie.nextDown, tie * (1 + 1e-15), tie * (1 - 1e-15), tie + 1e-6, tie - 1e-6] {
                check(value, scale)
            }
        }
    }

    @Test("gives the same around 2²² pixels, where the precision changes", arguments: scales)
    func change(_ scale: Double) {
        for quarter in -40...40 {
            for sign in [1.0, -1] {
                check(sign * (0x1p22 + Double(quarter) / 4) / (scale == 0 ? 1 : scale), scale)
            }
        }
        check((0x1p22).nextDown, 1)
        check(-(0x1p22).nextDown, 1)
    }

    @Test(
        "gives the same up to the last halves that a double has", arguments: [0x1p30, 0x1p50, 0x1p51, 0x1p52, 0x1p53])
    func large(_ magnitude: Double) {
        for half in -40...40 {
            for sign in [1.0, -1] { check(sign * (magnitude + Double(half) / 2), 1) }
        }
    }

    private func check(_ value: Double, _ scale: Double) {
        let grid = PixelGrid(scale: scale)
        let expected = [
            reference(value, scale, roundf, round), reference(value, scale, ceilf, ceil),
            reference(value, scale, floorf, floor), reference(value, scale, upwards, upwards),
        ]
        let actual = [grid.rounded(value), grid.ceiled(value), grid.floored(value), grid.roundedUpwards(value)]
        for point in [Point(x: value, y: value), Point(x: value, y: 0x1p40), Point(x: -0.75, y: value)] {
            let rounded = grid.rounded(point)
            let expected = Point(
                x: reference(point.x, scale, roundf, round), y: reference(point.y, scale, roundf, round)
            )
            if isSame(rounded.x, expected.x) && isSame(rounded.y, expected.y) { continue }
            Issue.record("\(point) at scale \(scale): \(rounded), the C library says \(expected)")
        }
        for (actual, expected) in zip(actual, expected) where !isSame(actual, expected) {
            Issue.record("\(value) at scale \(scale): \(actual), the C library says \(expected)")
        }
    }
}

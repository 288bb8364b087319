import Foundation
import Geometry
import PlumbTestSupport
import Testing

@Suite("Percent")
struct PercentTests {
    @Test("is written with literals and variables of every kind of number")
    func literals() {
        let whole = 25
        let short: Int8 = -25
        let unsigned: UInt64 = 25
        let single: Float = 12.5
        let double = 12.5
        let graphics: CGFloat = 12.5
        #expect(25% == Percent(25))
        #expect(-25% == Percent(-25))
        #expect(12.5% == Percent(12.5))
        #expect(whole% == Percent(25))
        #expect(short% == Percent(-25))
        #expect(unsigned% == Percent(25))
        #expect(single% == Percent(12.5))
        #expect(double% == Percent(12.5))
        #expect(graphics% == Percent(12.5))
    }

    @Test(
        "is a share of a length",
        arguments: [
            (Percent(25), 400.0, 100.0), (Percent(0), 400, 0), (Percent(100), 33.3, 33.3), (Percent(-10), 50, -5),
            (Percent(250), 10, 25), (Percent(33), 0, 0),
        ]
    )
    func share(_ percent: Percent, _ length: Double, _ expected: Double) {
        #expect(isClose(percent.of(length), expected, within: 1e-15))
    }

    @Test("takes a sign in front")
    func sign() {
        let share = 10.0
        #expect(-share% == Percent(-10))
        #expect(-(10%) == Percent(-10))
        #expect((-share)% == Percent(-10))
    }
}

import Foundation
import Geometry
import PlumbTestSupport
import Testing

@Suite("Coding")
struct CodingTests {
    @Test("gives every value back")
    func roundTrips() throws {
        var random = SplitMix64(seed: 51)
        for _ in 0..<50 {
            let rect = random.rect()
            try check(rect)
            try check(rect.origin)
            try check(rect.size)
            try check(rect[.horizontal])
            try check(Percent(random.number(-200...200)))
            try check(random.transform())
            try check(EdgeInsets(top: rect.minX, left: rect.minY, bottom: rect.maxX, right: rect.maxY))
            try check(
                DirectionalEdgeInsets(top: rect.minX, leading: rect.minY, bottom: rect.maxX, trailing: rect.maxY)
            )
        }
    }

    @Test("gives every case back")
    func cases() throws {
        for axis in Axis.allCases { try check(axis) }
        for direction in LayoutDirection.allCases { try check(direction) }
        for rule in RoundingRule.allCases {
            try check(rule)
            try check(PixelGrid(scale: 2, rule: rule))
        }
    }

    @Test("names the components")
    func keys() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(Rect(x: 1, y: 2, width: 3, height: 4)), as: UTF8.self)
        #expect(text == #"{"origin":{"x":1,"y":2},"size":{"height":4,"width":3}}"#)
    }

    private func check<Value: Codable & Equatable>(_ value: Value) throws {
        let data = try JSONEncoder().encode([value])
        #expect(try JSONDecoder().decode([Value].self, from: data) == [value])
    }
}

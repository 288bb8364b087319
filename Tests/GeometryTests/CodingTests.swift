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

    @Test("writes an object with the names of the components")
    func forms() throws {
        try check(Point(x: 1, y: 2), #"{"x":1,"y":2}"#)
        try check(Size(width: 1, height: 2), #"{"height":2,"width":1}"#)
        try check(Offset(x: 1, y: 2), #"{"x":1,"y":2}"#)
        try check(Rect(x: 1, y: 2, width: 3, height: 4), #"{"origin":{"x":1,"y":2},"size":{"height":4,"width":3}}"#)
        try check(AxisSpan(origin: 1, length: 2), #"{"length":2,"origin":1}"#)
        try check(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), #"{"bottom":3,"left":2,"right":4,"top":1}"#)
        try check(
            DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            #"{"bottom":3,"leading":2,"top":1,"trailing":4}"#)
        try check(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), #"{"a":1,"b":2,"c":3,"d":4,"tx":5,"ty":6}"#)
        try check(Percent(5), #"{"value":5}"#)
        try check(PixelGrid(scale: 2, rule: .edges), #"{"rule":{"edges":{}},"scale":2}"#)
        try check(Axis.vertical, #"{"vertical":{}}"#)
        try check(LayoutDirection.rightToLeft, #"{"rightToLeft":{}}"#)
        try check(RoundingRule.unrounded, #"{"unrounded":{}}"#)
    }

    @Test("reads nothing else", arguments: ["{}", #"{"diagonal":{}}"#, #"{"vertical":{},"horizontal":{}}"#, "1"])
    func malformed(_ text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Axis.self, from: Data(text.utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Point.self, from: Data(text.utf8)) }
    }

    private func check<Value: Codable & Equatable>(_ value: Value, _ text: String) throws {
        #expect(try sortedJSON(value) == text)
        #expect(try JSONDecoder().decode(Value.self, from: Data(text.utf8)) == value)
    }

    private func check<Value: Codable & Equatable>(_ value: Value) throws {
        let data = try JSONEncoder().encode([value])
        #expect(try JSONDecoder().decode([Value].self, from: data) == [value])
    }
}

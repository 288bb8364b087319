import Foundation
import LayoutRendering
import Testing

@Suite struct JSONWriterTests {
    private func value(_ json: JSONWriter) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(json.bytes))
    }

    @Test(arguments: ["", "a", "\"\\/", "\n\t\r\u{0}\u{1F}\u{7F}\u{85}", "é 中 🙂", "\u{2028}"])
    func stringsComeBack(text: String) throws {
        var json = JSONWriter()
        json.object { json in json.string(text, as: "text") }
        #expect(try value(json) as? [String: String] == ["text": text])
        #expect(!json.text.contains { $0.isNewline })
    }

    @Test(arguments: [0, -0.0, 1, -17, 0.1, 1e9, 1e9 + 1, -2.5e-7, 123456.789, 1e300, .leastNonzeroMagnitude])
    func numbersComeBack(number: Double) throws {
        var json = JSONWriter()
        json.array { json in
            json.number(number)
            json.number(.nan)
            json.integer(Int.min)
        }
        let parts = json.text.dropFirst().dropLast().split(separator: ",")
        #expect(Double(parts[0]) == number)
        #expect(parts[1] == "null")
        #expect(parts[2] == "\(Int.min)")
    }

    @Test func linesAndNoLines() {
        var json = JSONWriter()
        json.object(onLines: true) { json in
            json.array("empty", onLines: true) { _ in }
            json.array("rows", onLines: true) { json in
                json.numbers([1, 2.5])
                json.object { json in
                    json.bool(true, as: "a")
                    json.null(as: "b")
                }
            }
            json.object("none") { _ in }
        }
        #expect(
            json.text == """
                {
                  "empty": [],
                  "rows": [
                    [1,2.5],
                    {"a":true,"b":null}
                  ],
                  "none": {}
                }
                """)
    }
}

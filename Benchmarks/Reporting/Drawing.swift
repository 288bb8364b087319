/// A part of an SVG picture, in points from its own top left corner.
struct Drawing {
    let width: Double
    let height: Double
    private(set) var elements = ""

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    enum TextAnchor: String {
        case start
        case middle
        case end
    }

    mutating func text(
        _ text: String, x: Double, y: Double, anchor: TextAnchor = .start, style: String = "label"
    ) {
        elements +=
            "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor.rawValue)\">"
            + "\(escaped(text))</text>\n"
    }

    mutating func line(x1: Double, y1: Double, x2: Double, y2: Double, style: String) {
        elements +=
            "<line class=\"\(style)\" x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" "
            + "y2=\"\(number(y2))\"/>\n"
    }

    mutating func rect(x: Double, y: Double, width: Double, height: Double, style: String) {
        elements +=
            "<rect class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" "
            + "height=\"\(number(height))\"/>\n"
    }

    mutating func curve(_ points: [(x: Double, y: Double)], style: String) {
        let list = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
        elements += "<polyline class=\"curve \(style)\" points=\"\(list)\"/>\n"
        for point in points {
            elements += "<circle class=\"\(style)\" cx=\"\(number(point.x))\" cy=\"\(number(point.y))\" r=\"3\"/>\n"
        }
    }

    private func number(_ value: Double) -> String { Figures.fixed(value, 1) }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

extension Drawing {
    /// Several drawings below each other, as a document.
    static func document(_ drawings: [Drawing]) -> String {
        let width = drawings.map { $0.width }.max() ?? 0
        var y = 0.0
        var parts = ""
        for drawing in drawings {
            parts += "<g transform=\"translate(0 \(Figures.fixed(y, 1)))\">\n\(drawing.elements)</g>\n"
            y += drawing.height
        }
        let (w, h) = (Figures.fixed(width, 0), Figures.fixed(y, 0))
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"benchmarks\" width=\"\(w)\" height=\"\(h)\" "
            + "viewBox=\"0 0 \(w) \(h)\">\n\(style)<rect class=\"ground\" width=\"\(w)\" height=\"\(h)\"/>\n"
            + "\(parts)</svg>\n"
    }

    /// The colors, for light and for dark surroundings; `c0` to `c6` are contenders.
    private static let style = """
        <style>
        .benchmarks text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#14233a}
        .benchmarks text.title{font-size:15px;font-weight:600}
        .benchmarks text.note{fill:#42546f;font-size:11px}
        .benchmarks .ground{fill:#f4f6f9}
        .benchmarks .grid{stroke:#c9d3e3;stroke-width:1}
        .benchmarks .one{stroke:#b4480a;stroke-width:1.5}
        .benchmarks polyline.curve{fill:none!important;stroke-width:2}
        .benchmarks .c0{fill:#2f6fd0;stroke:#2f6fd0}.benchmarks .c1{fill:#b4480a;stroke:#b4480a}
        .benchmarks .c2{fill:#1d8a5f;stroke:#1d8a5f}.benchmarks .c3{fill:#8a4fc0;stroke:#8a4fc0}
        .benchmarks .c4{fill:#b0307a;stroke:#b0307a}.benchmarks .c5{fill:#0f8296;stroke:#0f8296}
        .benchmarks .c6{fill:#7a6a1e;stroke:#7a6a1e}.benchmarks .mark{stroke:#14233a;stroke-width:2}
        @media (prefers-color-scheme:dark){
        .benchmarks text{fill:#e9eff9}
        .benchmarks text.note{fill:#b9c7dd}
        .benchmarks .ground{fill:#0e131a}
        .benchmarks .grid{stroke:#2b3a50}
        .benchmarks .one{stroke:#f5a35c}
        .benchmarks .c0{fill:#7fb0ff;stroke:#7fb0ff}.benchmarks .c1{fill:#f5a35c;stroke:#f5a35c}
        .benchmarks .c2{fill:#5fd0a0;stroke:#5fd0a0}.benchmarks .c3{fill:#c49af0;stroke:#c49af0}
        .benchmarks .c4{fill:#f08ac4;stroke:#f08ac4}.benchmarks .c5{fill:#5cc8da;stroke:#5cc8da}
        .benchmarks .c6{fill:#d6c25f;stroke:#d6c25f}.benchmarks .mark{stroke:#e9eff9}
        }
        </style>

        """
}

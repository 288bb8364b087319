import Drawing
import Graphics
import PangoText
import Plumb
import Testing

/// Aligned texts meet in the drawn pixels.
@Suite struct PixelTests {
    private let engine: TextEngine
    private let scale = 8.0

    init() throws {
        try #require(isPrepared)
        engine = try TextEngine()
    }

    private func label(_ text: String, _ size: Double, _ family: String = "DejaVu Sans") -> Label {
        Label(text, TextBlock(text, font: Font(family, size: size), color: .black, in: engine))
    }

    private func root(_ children: Label...) -> Box {
        let root = Box("root", background: .color(.white))
        root.layoutContext = LayoutContext(displayScale: scale)
        root.frame = Rect(x: 0, y: 0, width: 400, height: 200)
        root.addChildren(children)
        return root
    }

    /// The first and the last row of pixels, counted from the top of the picture, that are at least half black within a node.
    private func inkRows(_ node: LayoutNode, in root: Box) throws -> ClosedRange<Int> {
        let image = try Page(root).image(scale: scale)
        let pixels = image.pixels
        let (left, right) = (Int(node.frame.minX * scale), Int(node.frame.maxX * scale))
        let rows = (0..<image.pixelHeight).filter { y in
            (left..<min(right, image.pixelWidth)).contains { x in pixels[y * image.pixelWidth + x] & 0xFF < 128 }
        }
        return try #require(rows.first)...(#require(rows.last))
    }

    @Test(arguments: [(12.0, 31.0), (9.5, 14), (17.3, 40), (8, 72)])
    func firstBaselinesMeet(_ small: Double, _ large: Double) throws {
        let (a, b) = (label("HEH", small), label("EHE", large, "DejaVu Serif"))
        let root = root(a, b)
        b.pin.top(20).left(10).sizeToFit(.content)
        a.pin.after(of: b, aligned: .firstBaseline).marginLeft(10).sizeToFit(.content)
        let (first, second) = (try inkRows(a, in: root), try inkRows(b, in: root))
        #expect(first.upperBound == second.upperBound)
        #expect(Double(first.upperBound + 1) == (b.frame.minY + (b.fontMetrics?.ascender ?? 0)) * scale)
    }

    @Test(arguments: [(12.0, 31.0), (9.5, 14), (17.3, 40), (8, 72)])
    func capitalsMeet(_ small: Double, _ large: Double) throws {
        let (a, b) = (label("HEH", small), label("EHE", large, "DejaVu Serif"))
        let root = root(a, b)
        b.pin.top(20).left(10).sizeToFit(.content)
        a.pin.after(of: b).marginLeft(10).sizeToFit(.content)
        a.anchor.capLeft.align(to: b.anchor.capRight, offset: Offset(x: 10))
        let (first, second) = (try inkRows(a, in: root), try inkRows(b, in: root))
        // The inset of the capitals is on whole pixels, rounded down.
        #expect((first.lowerBound - second.lowerBound).magnitude <= 1)
    }

    @Test func lastBaselinesOfSeveralLinesMeet() throws {
        let (a, b) = (label("HE\nEH\nHH", 13), label("EHE\nHHH", 22))
        let root = root(a, b)
        b.pin.top(20).left(10).sizeToFit(.content)
        a.pin.after(of: b, aligned: .lastBaseline).marginLeft(10).sizeToFit(.content)
        #expect(try inkRows(a, in: root).upperBound == inkRows(b, in: root).upperBound)
    }

    @Test func linesAreAsFarApartAsTheMetricsSay() throws {
        let (a, b) = (label("H", 20), label("H\nH\nH\nH", 20))
        let root = root(a, b)
        a.pin.top(10).left(10).sizeToFit(.content)
        b.pin.top(10).left(100).sizeToFit(.content)
        let (one, four) = (try inkRows(a, in: root), try inkRows(b, in: root))
        #expect(one.lowerBound == four.lowerBound)
        #expect(Double(four.upperBound - one.upperBound) == 3 * (a.fontMetrics?.lineHeight ?? 0) * scale)
    }

    @Test func aPaddingMovesTheBaseline() throws {
        let (a, b) = (
            label("H", 20),
            Label("padded", TextBlock("H", font: Font("DejaVu Sans", size: 12), in: engine), padding: EdgeInsets(9))
        )
        let root = root(a, b)
        a.pin.top(10).left(10).sizeToFit(.content)
        b.pin.after(of: a, aligned: .firstBaseline).marginLeft(10).sizeToFit(.content)
        #expect(try inkRows(a, in: root).upperBound == inkRows(b, in: root).upperBound)
    }

    @Test func alignmentFollowsTheDirection() throws {
        for (alignment, direction, isAtRight) in [
            (TextAlignment.start, LayoutDirection.leftToRight, false), (.start, .rightToLeft, true),
            (.end, .leftToRight, true),
            (.end, .rightToLeft, false),
        ] {
            for text in ["Latin", "עברית", "12:30"] {
                let block = TextBlock(text, font: Font("DejaVu Sans", size: 15), alignment: alignment, in: engine)
                let ink = block.inkBounds(in: Rect(x: 0, y: 0, width: 300, height: 20), direction: direction)
                #expect((ink.midX > 150) == isAtRight)
            }
        }
    }

    /// A run has its color wherever the ends of lines are.
    @Test(arguments: [["H\n", "H"], ["H", "\nH"], ["H", "\n", "H"], ["H\nH"]])
    func runsHaveTheirColors(_ parts: [String]) throws {
        let font = Font("DejaVu Sans", size: 40)
        let runs = parts.indices.map { index in
            let isLast = index > 0 && index == parts.count - 1
            return TextRun(parts[index], font: font, color: isLast ? Color(0x0000FF) : Color(0xFF0000))
        }
        let text = TextBlock(runs, in: engine)
        let size = text.sizeThatFits(.zero)
        let page = Page(size: size) { canvas in
            canvas.fill(Rect(origin: .zero, size: size), with: .color(.white))
            text.draw(in: Rect(origin: .zero, size: size), on: canvas)
        }
        let pixels = try page.image(scale: 1).pixels
        func colors(_ rows: Range<Int>) -> Set<UInt32> {
            let width = Int(size.width.rounded(.up))
            return Set(pixels[rows.lowerBound * width..<rows.upperBound * width]).intersection([
                0xFFFF_0000, 0xFF00_00FF,
            ])
        }
        let middle = Int(size.height) / 2
        #expect(colors(0..<middle) == [0xFFFF_0000])
        #expect(colors(middle..<Int(size.height)) == [parts.count == 1 ? 0xFFFF_0000 : 0xFF00_00FF])
    }

    @Test func backgroundsBordersAndCornersAreDrawn() throws {
        let root = Box("root", background: .color(.white))
        root.frame = Rect(x: 0, y: 0, width: 40, height: 40)
        let box = Box(
            "box", background: .color(Color(0xFF0000)), border: Border(Color(0x0000FF), width: 2), cornerRadius: 8)
        box.frame = Rect(x: 10, y: 10, width: 20, height: 20)
        root.addChild(box)
        let image = try Page(root).image(scale: 1)
        func pixel(_ x: Int, _ y: Int) -> UInt32 { image.pixels[y * 40 + x] & 0xFFFFFF }
        #expect(pixel(20, 20) == 0xFF0000)
        #expect(pixel(20, 10) == 0x0000FF)
        #expect(pixel(10, 10) == 0xFFFFFF)
        #expect(pixel(5, 5) == 0xFFFFFF)
    }

    @Test func hiddenTurnedFadedAndScrolledNodesAreDrawnAsTheyAre() throws {
        let root = Box("root", background: .color(.white))
        root.frame = Rect(x: 5, y: 5, width: 100, height: 40)
        let (hidden, turned, faded, scrolled, inner) = (Box(), Box(), Box(), Box(), Box())
        for box in [hidden, turned, faded, inner] { box.background = .color(.black) }
        hidden.frame = Rect(x: 0, y: 0, width: 10, height: 10)
        hidden.isHidden = true
        turned.frame = Rect(x: 20, y: 0, width: 20, height: 10)
        turned.transform = Transform(rotationDegrees: 90)
        faded.frame = Rect(x: 50, y: 0, width: 10, height: 10)
        faded.alpha = 0.5
        scrolled.frame = Rect(x: 70, y: 0, width: 10, height: 10)
        scrolled.boundsOrigin = Point(x: 0, y: 15)
        inner.frame = Rect(x: 0, y: 20, width: 10, height: 10)
        scrolled.addChild(inner)
        root.addChildren(hidden, turned, faded, scrolled)
        let image = try Page(root).image(scale: 1)
        func gray(_ x: Int, _ y: Int) -> UInt32 { image.pixels[y * 100 + x] & 0xFF }
        #expect(gray(5, 5) == 255)
        #expect(gray(30, 13) == 0 && gray(22, 5) == 255)
        #expect((120...135).contains(gray(55, 5)))
        #expect(gray(75, 2) == 255 && gray(75, 7) == 0 && gray(75, 12) == 255)
    }
}

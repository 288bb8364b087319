import Foundation
import Geometry
import LayoutRendering
import LayoutTree
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct SVGTests {
    @Test func drawsTheFramesAndLabels() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 720, height: 300))
        root.addChild(LayoutNode("a & b", frame: Rect(x: 20, y: 40, width: 300, height: 100)))
        let svg = root.snapshot().svg(title: "Two <nodes>")
        let body = svg.components(separatedBy: "</style>\n").last
        #expect(
            body == """
                <rect class="bg" width="768" height="394" rx="8"/>
                <text class="name" font-size="16" x="24" y="36">Two &lt;nodes&gt;</text>
                <svg x="20" y="66" width="728" height="308" viewBox="-4 -4 728 308">
                <rect x="0" y="0" width="720" height="300" class="n d0"><title>root (0, 0, 720, 300)</title></rect>
                <rect x="20" y="40" width="300" height="100" class="n d1"><title>a &amp; b (20, 40, 300, 100)</title></rect>
                </svg>
                <path class="gap" d="M24 160L44 160M24 157.5L24 162.5M44 157.5L44 162.5"/>
                <text class="gap" font-size="7.5" x="29.2" y="158">20</text>
                <path class="gap" d="M194 70L194 110M191.5 70L196.5 70M191.5 110L196.5 110"/>
                <text class="gap" font-size="7.5" x="197" y="92.69">40</text>
                <path class="gap" d="M344 160L744 160M344 157.5L344 162.5M744 157.5L744 162.5"/>
                <text class="gap" font-size="7.5" x="536.8" y="158">400</text>
                <path class="gap" d="M194 210L194 370M191.5 210L196.5 210M191.5 370L196.5 370"/>
                <text class="gap" font-size="7.5" x="197" y="292.69">160</text>
                <text class="name halo" font-size="11" x="24" y="62.45">root<tspan class="size" font-size="10" \
                dx="5.5">720×300</tspan></text>
                <text class="name halo" font-size="11" text-anchor="middle" x="194" y="163.85">a &amp; b<tspan class="size" font-size="10" \
                dx="5.5">300×100</tspan></text>
                </svg>

                """
        )
        #expect(
            svg.hasPrefix(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plumb\" role=\"img\" viewBox=\"0 0 768 394\""))
        #expect(svg.contains("<title>Two &lt;nodes&gt;</title>\n<desc>A layout of 2 nodes in 720×300 points.</desc>\n"))
        #expect(svg.contains("@media (prefers-color-scheme:dark)"))
    }

    /// The distances of a picture, in the order of its nodes.
    private func gaps(_ root: LayoutNode) -> [String] {
        root.snapshot().svg().components(separatedBy: "<text class=\"gap\"").dropFirst().map { part in
            String(part.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
        }
    }

    @Test func drawsDistancesBetweenNodesAndFromTheirContainer() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let row = root.addChild(LayoutNode("row", frame: Rect(x: 16, y: 20, width: 368, height: 100)))
        row.addChild(LayoutNode("a", frame: Rect(x: 8, y: 8, width: 100, height: 84)))
        row.addChild(LayoutNode("b", frame: Rect(x: 120.5, y: 8, width: 239.5, height: 84)))
        #expect(gaps(root) == ["16", "20", "16", "180", "8", "8", "12.5", "8", "8"])
    }

    @Test func leavesOutDistancesWhoseNumbersAreTooLong() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 4e109))
        root.addChild(LayoutNode("a", frame: Rect(x: 20, y: 20, width: 80, height: 20)))
        #expect(gaps(root).isEmpty)
    }

    @Test func drawsDistancesOnceAndOnlyWhereTheyMeanSomething() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 400, height: 300))
        for row in 0..<5 {
            root.addChild(LayoutNode("\(row)", frame: Rect(x: 20, y: 60 * Double(row), width: 360, height: 60)))
        }
        #expect(gaps(root) == ["20", "20"])
        root.children[2].transform = Transform(rotationDegrees: 30)
        #expect(gaps(root) == ["20", "20"])
        root.boundsOrigin = Point(x: 0, y: 5)
        #expect(gaps(root).isEmpty)
        let narrow = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 1_000, height: 300))
        narrow.addChild(LayoutNode("a", frame: Rect(x: 2.25, y: 2, width: 996, height: 296)))
        #expect(gaps(narrow).isEmpty)
    }

    @Test func textAboveThePictureStaysInIt() throws {
        let name = String(repeating: "W", count: 40)
        let svg = LayoutNode(name, frame: Rect(x: 0, y: 0, width: 10, height: 300)).snapshot().svg(title: name)
        let start = try #require(svg.range(of: "width=\"")).upperBound
        let width = try #require(Double(svg[start...].prefix { $0 != "\"" }))
        #expect(width > 40 * 16)
        #expect(
            LayoutNode("a", frame: Rect(x: 0, y: 0, width: 10, height: 300)).snapshot().svg().contains("width=\"360\""))
    }

    @Test func everySceneIsXMLWithAllNamesInIt() throws {
        for (scene, snapshot) in Scenes.all {
            let texts = try parsedTexts(snapshot.svg(title: scene))
            #expect(texts.contains(scene))
            for node in snapshot.nodes where scene != "list" {
                #expect(texts.contains { $0.hasPrefix(node.name) }, "\(node.name) in \(scene)")
            }
        }
    }

    @Test func namesHiddenNodesInTheLegendOnly() {
        let svg = Scenes.cards().svg()
        #expect(svg.contains(">Hidden</text>"))
        #expect(svg.contains(">ribbon<tspan class=\"size\" dx=\"5\">60×30</tspan>"))
        #expect(!svg.contains("<title>ribbon"))
    }

    @Test func drawsGuidesDashedWithTheirNames() {
        let svg = Scenes.cards().svg()
        #expect(svg.contains("class=\"g\"><title>margins (10, 10, 340, 240)</title>"))
        #expect(svg.contains(">safe area</text>"))
    }

    @Test func drawsTurnedNodesAsPolygonsThroughTheirParents() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 720, height: 400))
        let turned = root.addChild(LayoutNode("turned", frame: Rect(x: 100, y: 100, width: 200, height: 100)))
        turned.transform = Transform(a: 0.5, b: 0.5, c: -0.5, d: 0.5, tx: 0, ty: 0)
        turned.boundsOrigin = Point(x: 10, y: 0)
        turned.addChild(LayoutNode("inside", frame: Rect(x: 10, y: 0, width: 100, height: 100)))
        let svg = root.snapshot().svg()
        #expect(svg.contains("<polygon points=\"175,75 275,175 225,225 125,125\" class=\"n d1\">"))
        #expect(svg.contains("<polygon points=\"175,75 225,125 175,175 125,125\" class=\"n d2\">"))
    }

    @Test func numbersNodesThatAreTooSmallForTheirNames() {
        let svg = Scenes.phone().svg()
        #expect(svg.contains(">badge<tspan class=\"size\" dx=\"5\">20×20</tspan>"))
        #expect(svg.contains(">dot<tspan class=\"size\" dx=\"5\">8×8</tspan>"))
    }

    @Test(arguments: [
        "]]>", "<a href=\"x\">&amp;'</a>", "\u{0}\u{B}\u{1B}\u{FFFE}\u{FFFF}", "日本語 🙂", "--", "a\nb", "\u{85}",
    ])
    func anyNameIsXML(_ name: String) throws {
        let root = LayoutNode(name, frame: Rect(x: 0, y: 0, width: 200, height: 100))
        root.addGuide(name, frame: Rect(x: 10, y: 10, width: 100, height: 50))
        root.addChild(LayoutNode(name, frame: Rect(x: 10, y: 10, width: 1, height: 1)))
        root.addChild(LayoutNode(name)).isHidden = true
        _ = try parsedTexts(root.snapshot().svg(title: name))
    }

    @Test func sizesBehindNamesFromRightToLeftKeepTheirDirection() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 300, height: 100))
        root.addChild(LayoutNode("שלום", frame: Rect(x: 10, y: 10, width: 200, height: 40)))
        let svg = root.snapshot().svg()
        #expect(svg.contains("שלום\u{200E}<tspan") && !svg.contains("root\u{200E}"))
    }

    @Test func emptySnapshotIsAPicture() throws {
        #expect(try parsedTexts(Trees.empty.svg()).contains("No nodes"))
    }

    @Test("turned nodes and guides in a scrolled node are drawn as far as they are seen through it")
    func clipped() throws {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 300, height: 200))
        let scroller = LayoutNode("scroller", frame: Rect(x: 50, y: 50, width: 100, height: 100))
        scroller.boundsOrigin = Point(x: 10, y: 0)
        root.addChild(scroller)
        let turned = LayoutNode("turned", frame: Rect(x: 80, y: 20, width: 80, height: 40))
        turned.transform = Transform(rotationDegrees: 30)
        let gone = LayoutNode("gone", frame: Rect(x: 160, y: 100, width: 40, height: 40))
        for node in [turned, gone] { scroller.addChild(node) }
        scroller.addGuide("seen", frame: Rect(x: 60, y: 10, width: 120, height: 20))
        gone.addGuide("unseen", frame: Rect(x: 0, y: 0, width: 20, height: 20))
        let svg = root.snapshot().svg()
        // The visible part ends at 150 points; one pixel of the drawing is a point times the scale of the picture.
        let guide = try #require(attributes(of: "rect", where: "class", is: "g", in: svg))
        let shape = try #require(attributes(of: "rect", where: "class", is: "n d1", in: svg))
        let right = shape["x"]! + shape["width"]!
        #expect((guide["x"]! + guide["width"]! - right).magnitude < 0.01)
        #expect(!svg.contains("unseen"))
        let polygon = try #require(svg.components(separatedBy: "<polygon points=\"").dropFirst().first)
        let points = polygon.prefix { $0 != "\"" }.split(separator: " ")
        let depths = points.compactMap { $0.split(separator: ",").first.flatMap { Double($0) } }.map { right - $0 }
        #expect(depths.allSatisfy { $0 >= -0.01 } && depths.filter { $0 < 0.01 }.count == 2)
    }

    /// The numbers of the first element that has an attribute.
    private func attributes(
        of element: String, where name: String, is value: String, in svg: String
    ) -> [String: Double]? {
        let part = svg.components(separatedBy: "<\(element) ").first { $0.contains("\(name)=\"\(value)\"") }
        guard let part else { return nil }
        var numbers: [String: Double] = [:]
        for piece in part.prefix(while: { $0 != ">" }).split(separator: " ") {
            let parts = piece.split(separator: "=")
            if parts.count == 2 { numbers[String(parts[0])] = Double(parts[1].filter { $0 != "\"" }) }
        }
        return numbers
    }

    @Test("the label of a turned node is in the picture")
    func turnedLabel() throws {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let turned = LayoutNode("turned", frame: Rect(x: 110, y: 20, width: 60, height: 40))
        turned.transform = Transform(rotationDegrees: 45)
        root.addChild(turned)
        let svg = root.snapshot().svg()
        let width = try #require(attributes(of: "rect", where: "class", is: "bg", in: svg))["width"]!
        let labels = svg.components(separatedBy: "<text class=\"name").dropFirst()
        let label = try #require(labels.first { $0.contains("turned") })
        let x = label.components(separatedBy: " x=\"").dropFirst().first?.prefix { $0 != "\"" }
        #expect(try #require(x.flatMap { Double($0) }) < width)
    }

    @Test("a node that cannot be seen is named also where coordinates differ in the last bits")
    func lostNode() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: -54.6, width: 100, height: 100))
        let scroller = LayoutNode("a", frame: Rect(x: 10, y: 87.5, width: 50, height: 29.6))
        scroller.boundsOrigin = Point(x: 1, y: 0)
        root.addChild(scroller)
        scroller.addChild(LayoutNode("lost", frame: Rect(x: -50, y: 0, width: 10, height: 10)))
        #expect(root.snapshot().svg().contains("lost"))
    }
}

/// The texts of all elements of a document; fails where it is not well-formed.
func parsedTexts(_ svg: String) throws -> [String] {
    final class Collector: NSObject, XMLParserDelegate {
        var texts: [String] = []

        func parser(
            _: XMLParser, didStartElement _: String, namespaceURI _: String?, qualifiedName _: String?,
            attributes _: [String: String]
        ) {
            texts.append("")
        }

        func parser(_: XMLParser, foundCharacters string: String) {
            if string != "\n", !texts.isEmpty { texts[texts.count - 1] += string }
        }
    }
    let collector = Collector()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = collector
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return collector.texts
}

import Drawing
import Graphics
import PangoText
import PaperScenes
import Plumb
import Testing

@Suite struct SceneTests {
    static let names = PaperScene.all.map { $0.name }

    init() throws {
        try #require(isPrepared)
    }

    private func labels(_ root: LayoutNode) -> [Label] {
        var (labels, pending) = ([Label](), [root])
        while let node = pending.popLast() {
            guard node.isVisible else { continue }
            if let label = node as? Label { labels.append(label) }
            pending += node.children
        }
        return labels
    }

    /// No letter reaches out of the frame of its label by more than the overhang of a letter, in any scene.
    @Test(arguments: names, [0.75, 1, 1.6])
    func noLetterIsOutsideItsFrame(_ name: String, _ factor: Double) throws {
        let engine = try TextEngine { Issue.record("\($0)") }
        let scene = try #require(PaperScene.named(name))
        let size = Size(width: scene.size.width * factor, height: scene.size.height * factor)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let result = try scene.perform(SceneOptions(size: size, direction: direction), in: engine)
            for label in result.pages.flatMap({ labels($0) }) {
                let ink = label.inkBounds
                // Letters such as f and j hang over by some hundredths of their size.
                let slack = label.text.fontMetrics.lineHeight * 0.05
                let isInside =
                    ink.minX >= -slack && ink.minY >= 0 && ink.maxX <= label.frame.width + slack
                    && ink.maxY <= label.frame.height
                #expect(isInside, "\(name) \(direction) \(size): \(label.text.string) covers \(ink) in \(label.frame)")
            }
        }
    }

    /// As they are made, scenes fit: nothing is left out, nothing warns, and no label sticks out of its page.
    @Test(arguments: names)
    func scenesFit(_ name: String) throws {
        let engine = try TextEngine { Issue.record("\($0)") }
        let scene = try #require(PaperScene.named(name))
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let result = try scene.perform(SceneOptions(direction: direction), in: engine)
            #expect(result.warnings.isEmpty)
            for page in result.pages {
                for label in labels(page) {
                    let isClipped = (label.parent?.parent as? Box)?.clipsChildren == true
                    let frame = try #require(page.convert(label.bounds, from: label))
                    #expect(isClipped || page.bounds.contains(frame), "\(label)")
                }
            }
        }
    }

    @Test(arguments: names)
    func scenesAreDrawnInAllFormats(_ name: String) throws {
        let engine = try TextEngine()
        let result = try #require(PaperScene.named(name)).perform(in: engine)
        let pages = result.pages.map { Page($0) }
        #expect(try Page.pdf(pages, title: result.title).starts(with: Array("%PDF".utf8)))
        for page in pages {
            let png = try page.png(scale: 1)
            let image = try Image(png: png)
            #expect(Double(image.pixelWidth) == page.size.width.rounded(.up))
            #expect(Double(image.pixelHeight) == page.size.height.rounded(.up))
            #expect(String(decoding: try page.svg(), as: UTF8.self).contains("<svg"))
        }
    }

    /// The same scene is the same picture, to the byte.
    @Test(arguments: names)
    func scenesAreTheSameEachTime(_ name: String) throws {
        let scene = try #require(PaperScene.named(name))
        func picture() throws -> [UInt8] {
            let result = try scene.perform(in: TextEngine())
            return try result.pages.flatMap { try Page($0).png(scale: 1) }
        }
        #expect(try picture() == picture())
    }

    @Test func picturesOfImpossibleSizesAreRefused() throws {
        let root = Box("root")
        for size in [Size(width: 0, height: 10), Size(width: 1e6, height: 10), Size(width: 30_000, height: 30_000)] {
            root.frame.size = size
            #expect(throws: GraphicsError.self) { try Page(root).png(scale: 1) }
        }
        for size in [Size(width: 0, height: 10), Size(width: .nan, height: 10), Size(width: 10, height: .infinity)] {
            let page = Page(size: size) { _ in }
            #expect(throws: GraphicsError.self) { try page.png(scale: 1) }
            #expect(throws: GraphicsError.self) { try page.svg() }
            #expect(throws: GraphicsError.self) { try Page.pdf([page], title: "") }
            #expect(throws: GraphicsError.self) { try Page.pdf([Page(size: PaperScene.a4) { _ in }, page], title: "") }
        }
        #expect(throws: GraphicsError("it is not a PNG picture")) { try Image(png: Array("GIF89a".utf8)) }
        #expect(throws: GraphicsError("it is a damaged PNG picture")) {
            try Image(png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])
        }
        #expect(throws: GraphicsError.self) { try Page.pdf([], title: "") }
    }
}

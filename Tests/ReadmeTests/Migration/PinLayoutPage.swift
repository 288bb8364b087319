import Plumb
import Testing

/// Runs the code of the page for users of PinLayout.
@Suite("Coming from PinLayout")
struct PinLayoutPage {
    @Test("Settings")
    func settings() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let view = root.addChild(LayoutNode("view"))
        // README: pinlayout settings
        root.layoutContext.wantedWarnings = []  // Pin.logWarnings = false
        root.layoutContext.layoutDirection = .rightToLeft  // Pin.layoutDirection(.rtl)
        root.layoutContext.displayScale = 3  // the scale of the screen
        // README: end
        view.pin.start(10).top().size(20)
        #expect(view.frame == Rect(x: 290, y: 0, width: 20, height: 20))
    }

    @Test("A chain in a variable", arguments: [true, false])
    func variable(isWide: Bool) {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let photo = root.addChild(LayoutNode("photo", frame: Rect(x: 10, y: 0, width: 0, height: 0)))
        // README: pinlayout variable
        var chain = photo.pin.top(10).size(40)
        if isWide { chain = chain.left(10) }
        chain.marginTop(6)
        print(photo.frame)  // (10, 16, 40, 40)
        // README: end
    }

    @Test("The additions to PinLayout's chains")
    func additions() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let (header, banner, title, icon) = (
            LayoutNode("header"), LayoutNode("banner"), LayoutNode("title"), LayoutNode("icon")
        )
        root.addChildren(header, banner, title, icon)
        root.layoutContext.warningHandler = { Issue.record("\($0)") }
        title.fontMetrics = FontMetrics(ascender: 16, descender: -4, capHeight: 12, lineHeight: 20)
        banner.isHidden = true
        // README: pinlayout additions
        header.pin.top().horizontally().height(44)
        title.pin.below(of: [header, banner], hidden: .skip).start(16)
            .width(of: header, multiplier: 0.5, offset: -8).height(20)
        icon.pin.after(of: title, aligned: .firstBaseline).size(16)

        print(title.frame)  // (16, 44, 152, 20)
        print(icon.frame)  // (168, 44, 16, 16)
        // README: end
    }
}

import Geometry
import LayoutScript
import LayoutTree

// What views show.

extension PastedLayout {
    /// The frame with which a view begins, and the attribute that tells its content.
    func frameAndContent(of view: View) -> String {
        let returned = view.returnedFrame.map(numbers)
        let frame = view.value == nil ? returned ?? view.frame.map(numbers) : view.writtenFrame ?? returned
        if let size = view.fixedSize {
            return (frame ?? "0 0 0 0") + " measure=fixed(\(plain(size.width)), \(plain(size.height)))"
        }
        let text = view.title ?? "\"\(view.name)\""
        if view.contentInsets != .zero, view.type.hasSuffix("Button") {
            let title = TextRoom.measurer(of: text.bytes.dropFirst().dropLast().text, view.fontSize).sizeThatFits(
                .unbounded)
            let width = title.width + view.contentInsets.left + view.contentInsets.right
            let height = title.height + view.contentInsets.top + view.contentInsets.bottom
            return (frame ?? "0 0 0 0") + " measure=fixed(\(plain(width)), \(plain(height)))"
        }
        // What `Buttons.solid(title: "Send")` makes is told by the name of the property.
        let type = isViewType(view.type) ? view.type : view.name.capitalized
        let (size, content) = ViewNames.sizeAndContent(of: type, showing: text, view.fontSize, view.maximumLines)
        // An image view that is made with an image has its size.
        let hasImage = view.hasImage && view.type.hasSuffix("ImageView")
        return (frame ?? (hasImage ? "0 0 100 100" : "0 0 " + size)) + content
    }

    /// Finds the sizes that types of views say that they have: always the same, or by the text that they show.
    func findFixedSizes(in setup: PastedSetup) {
        var sizes = WordTable<Size?>()
        for view in views {
            guard let member = setup.sizeMember(of: view.type) else { continue }
            if member.body?.contains(where: { code.text($0) == "super" }) == true {
                let text = view.title.map { $0.bytes.dropFirst().dropLast().text } ?? view.name
                view.fixedSize = setup.fixedSize(by: member, TextRoom.measurer(of: text, view.fontSize))
            } else {
                let size = sizes[view.type] ?? setup.fixedSize(by: member, nil)
                sizes[view.type] = .some(size)
                view.fixedSize = size
            }
        }
    }

    private func numbers(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { plain($0) }.joined(separator: " ")
    }
}

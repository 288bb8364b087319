import Geometry
import LayoutScript
import LayoutTree

// The contents of views.

extension PastedLayout {
    /// The initial frame of a view, and the attribute for its content.
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
        // The name of the property tells the type of `Buttons.solid(title: "Send")`.
        let type = isViewType(view.type) ? view.type : view.name.capitalized
        let (size, content) = ViewNames.sizeAndContent(of: type, showing: text, view.fontSize, view.maximumLines)
        // An image view is made in the size of its image.
        let hasImage = view.hasImage && view.type.hasSuffix("ImageView")
        return (frame ?? (hasImage ? "0 0 100 100" : "0 0 " + size)) + content
    }

    /// Finds the sizes that types of views declare: constant ones, or ones that depend on their text.
    func findFixedSizes(in setup: PastedSetup) {
        var sizes = WordTable<Size?>()
        for view in views {
            guard let member = setup.sizeMember(of: view.type) else { continue }
            if member.body?.contains(where: { code.isWord($0, "super") }) == true {
                let text = view.title.map { $0.bytes.dropFirst().dropLast().text } ?? view.name
                view.fixedSize = setup.fixedSize(by: member, TextRoom.measurer(of: text, view.fontSize))
            } else {
                let size = sizes[view.type] ?? setup.fixedSize(by: member, nil)
                sizes[view.type] = .some(size)
                view.fixedSize = size
            }
            view.hasUnknownSize = view.fixedSize == nil
        }
    }

    private func numbers(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { plain($0) }.joined(separator: " ")
    }
}

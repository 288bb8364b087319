import Geometry

/// A named rectangle of a node, with edges and anchors like a node's.
///
/// ```swift
/// let column = root.addGuide("column", frame: Rect(x: 20, y: 0, width: 60, height: 100))
/// badge.pin.left(to: column.edge.left).top(4).size(16)
/// print(badge.frame)  // (20, 4, 16, 16)
/// ```
///
/// A guide is a handle: it keeps its node alive and reads its rectangle when it is used, so it follows changes of the node.
public struct LayoutGuide {
    /// The owner of the guide; the guide's rectangle is in its own space.
    public let owner: LayoutNode
    package let area: Area

    /// The source of a guide's rectangle.
    package enum Area: Equatable {
        case named(String)
        case safeArea
        case layoutMargins
        case readableMargins
        case keyboardArea
    }

    /// The guide of a node for an area.
    ///
    /// A named guide need not be added.
    package init(owner: LayoutNode, area: Area) {
        self.owner = owner
        self.area = area
    }

    /// The name under which the guide was added, or the name of its area.
    public var name: String {
        switch area {
        case .named(let name): name
        case .safeArea: "safeArea"
        case .layoutMargins: "layoutMargins"
        case .readableMargins: "readableMargins"
        case .keyboardArea: "keyboardArea"
        }
    }

    /// The rectangle in the owner's own space, in points.
    ///
    /// Setting it moves a guide that was added by name. The guides of insets and of the keyboard follow their owner and ignore it.
    /// A rectangle that is not finite is ignored, with a warning. After its removal a guide is empty.
    public var frame: Rect {
        get {
            switch area {
            case .named(let name): owner.details?.guides.first { $0.name == name }?.frame ?? .zero
            case .safeArea: owner.bounds.inset(by: owner.safeAreaInsets)
            case .layoutMargins: owner.bounds.inset(by: owner.layoutMargins)
            case .readableMargins: owner.bounds.inset(by: owner.readableMargins)
            case .keyboardArea: owner.keyboardArea
            }
        }
        nonmutating set {
            guard newValue.isFinite else { return owner.skip("\(name).frame", newValue) }
            guard case .named(let name) = area, let details = owner.details,
                let index = details.guides.firstIndex(where: { $0.name == name })
            else { return }
            details.guides[index].frame = newValue
        }
    }
}

extension LayoutNode {
    /// The guides that were added, in order.
    public final var guides: [LayoutGuide] {
        (details?.guides ?? []).map { LayoutGuide(owner: self, area: .named($0.name)) }
    }

    /// Adds a guide with a name, or moves the guide that already has the name.
    ///
    /// The rectangle is in this node's own space, in points; zero by default. A rectangle that is not finite is ignored, with a
    /// warning: a new guide is then empty.
    @discardableResult
    public final func addGuide(_ name: String, frame: Rect = .zero) -> LayoutGuide {
        let guide = LayoutGuide(owner: self, area: .named(name))
        if self.guide(name) == nil { attributes.guides.append((name, .zero)) }
        guide.frame = frame
        return guide
    }

    /// The guide with a name, or nil.
    public final func guide(_ name: String) -> LayoutGuide? {
        guard let details, details.guides.contains(where: { $0.name == name }) else { return nil }
        return LayoutGuide(owner: self, area: .named(name))
    }

    /// Removes the guide with a name, if there is one.
    ///
    /// Its rectangle reads as zero afterwards. Constraints on it stay in force until they are switched off.
    public final func removeGuide(_ name: String) {
        details?.guides.removeAll { $0.name == name }
    }

    /// The bounds without the safe area insets, as a guide.
    public final var safeAreaGuide: LayoutGuide { LayoutGuide(owner: self, area: .safeArea) }
    /// The bounds without the layout margins, as a guide.
    public final var layoutMarginsGuide: LayoutGuide { LayoutGuide(owner: self, area: .layoutMargins) }
    /// The bounds without the readable margins, as a guide.
    public final var readableMarginsGuide: LayoutGuide { LayoutGuide(owner: self, area: .readableMargins) }
    /// The area that the keyboard covers, as a guide.
    public final var keyboardGuide: LayoutGuide { LayoutGuide(owner: self, area: .keyboardArea) }
}

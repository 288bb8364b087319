import Geometry

extension LayoutNode {
    /// The rare attributes, created when the first of them is set.
    final var attributes: NodeDetails {
        if let details, !details.isShared { return details }
        let created = details?.unshared() ?? NodeDetails()
        details = created
        return created
    }

    /// Whether the node is hidden.
    ///
    /// Defaults to false.
    ///
    /// A hidden node keeps its frame and its children, and is laid out like the others. Only calls that skip hidden nodes (`hidden:
    /// .skip`, `otherwise:`, `visible(_:)`) ignore it. A change requests layout of the parent, and of its ancestors as
    /// ``setNeedsMeasure()`` does.
    @export(implementation) public final var isHidden: Bool {
        get { flags.contains(.isHidden) }
        set {
            guard newValue != flags.contains(.isHidden) else { return }
            if newValue { flags.insert(.isHidden) } else { flags.remove(.isHidden) }
            requestLayoutOfParents()
        }
    }

    /// The opacity from 0 to 1, 1 by default; 0 or below makes the node invisible.
    ///
    /// It is not clamped. A change between visible and invisible requests layout as a change of ``isHidden`` does; other changes do
    /// not.
    ///
    /// A value that is not finite is ignored, with a warning.
    public final var alpha: Double {
        get { details?.alpha ?? 1 }
        set {
            guard newValue.isFinite else { return skip("alpha", newValue) }
            let changesVisibility = (newValue > 0) != (alpha > 0)
            attributes.alpha = newValue
            if changesVisibility { requestLayoutOfParents() }
        }
    }

    /// Whether the node is neither hidden nor transparent.
    public final var isVisible: Bool { !isHidden && alpha > 0 }

    /// The fixed point of the node's transform, as fractions of the width and the height; the middle, (0.5, 0.5), by default.
    ///
    /// Changing it does not move the untransformed frame. A value that is not finite is ignored, with a warning.
    public final var anchorPoint: Point {
        get { details?.anchorPoint ?? Point(x: 0.5, y: 0.5) }
        set {
            guard newValue.isFinite else { return skip("anchorPoint", newValue.x, newValue.y) }
            attributes.anchorPoint = newValue
        }
    }

    /// A transform about the anchor point, applied after layout.
    ///
    /// It moves ``frame`` but not ``untransformedFrame``. A transform with a coefficient that is not finite is ignored,
    /// with a warning.
    public final var transform: Transform {
        get { details?.transform ?? .identity }
        set {
            guard newValue.isFinite else {
                return skip("transform", newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty)
            }
            attributes.transform = newValue
        }
    }

    /// The size of the image that the node shows, in points, for `aspectRatio()`, `aspectFit()` and `aspectFill()`; nil by
    /// default.
    ///
    /// Only the ratio of width to height matters. A new size requests layout as ``setNeedsMeasure()`` does.
    public final var imageSize: Size? {
        get { details?.imageSize }
        set {
            guard newValue != imageSize else { return }
            attributes.imageSize = newValue
            setNeedsMeasure()
        }
    }

    /// The metrics of the node's font, in points, for alignment on baselines.
    ///
    /// Metrics that are not finite are ignored, with a warning. New metrics request layout as ``setNeedsMeasure()`` does.
    public final var fontMetrics: FontMetrics? {
        get { details?.fontMetrics }
        set {
            if let new = newValue, !new.isFinite {
                return skip("fontMetrics", new.ascender, new.descender, new.capHeight, new.lineHeight)
            }
            guard newValue != fontMetrics else { return }
            attributes.fontMetrics = newValue
            setNeedsMeasure()
        }
    }

    /// Content hugging: the priority with which the node resists growing beyond its content.
    ///
    /// Defaults to 250.
    ///
    /// Priorities that are not finite are ignored, with a warning. Setting them requests layout of the parent.
    public final var hugging: AxisPriorities {
        get { details?.hugging ?? .defaultHugging }
        set {
            guard newValue.isFinite else {
                return skip("hugging", newValue.horizontal.rawValue, newValue.vertical.rawValue)
            }
            attributes.hugging = newValue
            requestLayoutOfParents()
        }
    }

    /// Compression resistance: the priority with which the node resists shrinking below its content.
    ///
    /// Defaults to 750.
    ///
    /// Priorities that are not finite are ignored, with a warning. Setting them requests layout of the parent.
    public final var compressionResistance: AxisPriorities {
        get { details?.compressionResistance ?? .defaultCompressionResistance }
        set {
            guard newValue.isFinite else {
                return skip("compressionResistance", newValue.horizontal.rawValue, newValue.vertical.rawValue)
            }
            attributes.compressionResistance = newValue
            requestLayoutOfParents()
        }
    }

    /// The insets of the area that bars and notches leave free, in points, positive inwards; zero by default.
    ///
    /// Insets that are not finite are ignored, with a warning. Setting them requests layout of the node.
    public final var safeAreaInsets: EdgeInsets {
        get { details?.safeAreaInsets ?? .zero }
        set {
            guard newValue.isFinite else { return skip("safeAreaInsets", newValue) }
            attributes.safeAreaInsets = newValue
            childLayoutDidChange()
        }
    }

    /// The insets of the area for content, in points, positive inwards; zero by default.
    ///
    /// Unlike in UIKit, the safe area is not added to them.
    ///
    /// Insets that are not finite are ignored, with a warning. Setting them requests layout of the node.
    public final var layoutMargins: EdgeInsets {
        get { details?.layoutMargins ?? .zero }
        set {
            guard newValue.isFinite else { return skip("layoutMargins", newValue) }
            attributes.layoutMargins = newValue
            childLayoutDidChange()
        }
    }

    /// The insets of the area in which lines stay short enough to read, in points, positive inwards; zero by default.
    ///
    /// Insets that are not finite are ignored, with a warning. Setting them requests layout of the node.
    public final var readableMargins: EdgeInsets {
        get { details?.readableMargins ?? .zero }
        set {
            guard newValue.isFinite else { return skip("readableMargins", newValue) }
            attributes.readableMargins = newValue
            childLayoutDidChange()
        }
    }

    /// The insets of an area of the node: ``safeAreaInsets``, ``layoutMargins`` or ``readableMargins``.
    public final func insets(of area: LayoutArea) -> EdgeInsets {
        switch area {
        case .safeArea: safeAreaInsets
        case .layoutMargins: layoutMargins
        case .readableMargins: readableMargins
        }
    }

    /// The part of the node that the keyboard covers, in points, in the node's own space; empty by default.
    ///
    /// A rectangle that is not finite is ignored, with a warning. Setting it requests layout of the node.
    public final var keyboardArea: Rect {
        get { details?.keyboardArea ?? .zero }
        set {
            guard newValue.isFinite else { return skip("keyboardArea", newValue) }
            attributes.keyboardArea = newValue
            childLayoutDidChange()
        }
    }

    /// Lays out the children, for nodes that are not subclassed; see ``layoutChildren()``.
    ///
    /// Setting it requests layout of the node. The closure receives the node as its argument, so that it need not capture it.
    public final var onLayout: ((LayoutNode) -> Void)? {
        get { details?.layout }
        set {
            attributes.layout = newValue
            childLayoutDidChange()
        }
    }

    /// Whether the node is included when its parent is measured by its children: by `wrapContent`, `autoSizeThatFits` and
    /// ``Layoutable/childrenExtent(hidden:_:)``.
    ///
    /// Defaults to true. Set it to false for decorations of the parent, such as a background or a badge. A change requests layout
    /// as a change of ``isHidden`` does.
    @export(implementation) public final var isIncludedInAutoSizing: Bool {
        get { !flags.contains(.isLeftOutOfAutoSizing) }
        set {
            guard newValue == flags.contains(.isLeftOutOfAutoSizing) else { return }
            if newValue { flags.remove(.isLeftOutOfAutoSizing) } else { flags.insert(.isLeftOutOfAutoSizing) }
            requestLayoutOfParents()
        }
    }

    /// True: nodes store ``autoSizing``.
    @export(implementation) public static var storesAutoSizing: Bool { true }

    /// Collects the frames of the children while the node is measured by laying it out; nil at all other times.
    public final var autoSizing: AutoSizing? {
        get { details?.autoSizing }
        set {
            attributes.autoSizing = newValue
            setFlag(.isAutoSizing, to: newValue != nil)
            if newValue != nil { flags.insert(.wasMeasured) }
        }
    }
}

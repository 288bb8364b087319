import LayoutScript

// Words of UIKit, and those that scripts have for them.

extension SystemWords {
    static let types = WordTable([
        ("CGFloat", "Double"), ("Float", "Double"), ("UILayoutPriority", "Double"), ("CGRect", "Rect"),
        ("CGSize", "Size"), ("CGPoint", "Point"), ("NSRect", "Rect"), ("NSSize", "Size"), ("NSPoint", "Point"),
        ("UIEdgeInsets", "EdgeInsets"), ("NSEdgeInsets", "EdgeInsets"), ("PEdgeInsets", "EdgeInsets"),
        ("NSDirectionalEdgeInsets", "DirectionalEdgeInsets"), ("CGAffineTransform", "Transform"),
        ("AffineTransform", "Transform"),
    ])

    /// Members of views and of their parts.
    ///
    /// Views of the code can have properties of other ones of these names; see `bareWords`.
    static let members = WordTable([
        ("superview", "parent"), ("subviews", "children"), ("addSubview", "addChild"), ("addSublayer", "addChild"),
        ("addArrangedSubview", "addChild"), ("semanticContentAttribute", "ownLayoutDirection"),
        ("forceRightToLeft", "rightToLeft"), ("forceLeftToRight", "leftToRight"),
        ("effectiveUserInterfaceLayoutDirection", "layoutDirection"), ("layoutmargins", "layoutMargins"),
        ("safeAreaLayoutGuide", "safeAreaGuide"), ("readableContentGuide", "readableMarginsGuide"),
        ("layoutFrame", "frame"),
    ])

    /// Members of a view that methods use without an owner, if the code declares nothing else of that name.
    static let bareWords = WordTable(
        anchors.words.map { ($0, anchors[$0] ?? "") } + [
            ("superview", "parent"), ("subviews", "children"), ("view", "self"), ("contentView", "self"),
            ("layer", "self"), ("window", "root"), ("fx", ""),
            ("intrinsicContentSize", "self.sizeThatFits(.unbounded)"),
        ])

    static let anchors = WordTable([
        ("leadingAnchor", "edge.start"), ("trailingAnchor", "edge.end"), ("leftAnchor", "edge.left"),
        ("rightAnchor", "edge.right"), ("topAnchor", "edge.top"), ("bottomAnchor", "edge.bottom"),
        ("centerXAnchor", "edge.hCenter"), ("centerYAnchor", "edge.vCenter"),
        ("firstBaselineAnchor", "edge.firstBaseline"), ("lastBaselineAnchor", "edge.lastBaseline"),
        ("widthAnchor", "dimension.width"), ("heightAnchor", "dimension.height"),
    ])

    /// The screen and its traits.
    static let screen = WordTable([
        ("UIScreen.main.bounds", "root.bounds"), ("UIScreen.main.scale", "root.displayScale"),
        ("traitCollection.displayScale", "root.displayScale"),
        ("UIDevice.current.userInterfaceIdiom", "(\(isLarge) ? .pad : .phone)"),
        ("traitCollection.userInterfaceIdiom", "(\(isLarge) ? .pad : .phone)"),
        ("traitCollection.horizontalSizeClass", "(\(isLarge) ? .regular : .compact)"),
        // A phone that is held on its side.
        (
            "traitCollection.verticalSizeClass",
            "(root.frame.width >= 480 && root.frame.height < 480 ? .compact : .regular)"
        ),
    ])
    /// A phone is less than 600 points wide, held either way.
    private static let isLarge = "min(root.frame.width, root.frame.height) >= 600"

    /// The labels of functions that make a value of four, three or two numbers.
    static let makers = WordTable([
        ("CGRectMake", "Rect x y width height"), ("NSMakeRect", "Rect x y width height"),
        ("CGSizeMake", "Size width height"), ("CGPointMake", "Point x y"),
        ("UIEdgeInsetsMake", "EdgeInsets top left bottom right"),
    ])

    /// The styles of texts with the sizes that their fonts have on phones.
    static let textStyles = WordTable([
        ("largeTitle", 34.0), ("title1", 28), ("title2", 22), ("title3", 20), ("headline", 17), ("body", 17),
        ("callout", 16), ("subheadline", 15), ("footnote", 13), ("caption1", 12), ("caption2", 11),
    ])
}

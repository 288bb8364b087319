extension Scene {
    /// All scenes, in the order in which they teach the DSL.
    public static let all: [Scene] = [
        .intro, .introRightToLeft, .adaptive, .adjustToContainer,
        .edges, .anchors, .relative, .between, .guides, .baselines, .alignment,
        .stackInset, .stackCorner, .stackCenter, .stackCenterLabel, .stackCenterLabels, .stackCell, .stackCard,
        .stackRow, .stackSplit, .stackMinMax, .stackBetween, .stackBetweenAbsolute, .stackShadow,
        .fillLimits, .flowTags, .flowGallery, .gridForm, .gridCalculator,
        .distribution, .spacing, .card,
        .margins, .pinEdges, .justifyAlign, .minMax, .aspectRatio, .aspectFit,
        .form, .table, .collection,
        .constraintForm, .constraintRing,
        .safeArea, .readableMargins, .keyboard,
        .wrapContent, .autoSizing, .transforms, .animation,
        .warnings, .foreignView,
    ]

    /// The scene of that name, or nil.
    public static func named(_ name: String) -> Scene? {
        all.first { $0.name == name }
    }
}

import LayoutScript

// Words of UIKit with the words of scripts that replace them: pairs with bars between them.

extension SystemWords {
    /// Types and functions.
    static let types = table(
        """
        CGFloat Double|Float Double|UILayoutPriority Double|CGRect Rect|CGSize Size|CGPoint Point|NSRect Rect|NSSize Size|\
        NSPoint Point|UIEdgeInsets EdgeInsets|NSEdgeInsets EdgeInsets|PEdgeInsets EdgeInsets|\
        NSDirectionalEdgeInsets DirectionalEdgeInsets|CGAffineTransform Transform|AffineTransform Transform|\
        fabs abs|fmax max|fmin min
        """)

    /// Labels of FixFlex.
    static let labels = table(
        """
        startAnchor from|endAnchor to|useAbsolutePositioning absolute|tieBreak nodeTie|huggingPriority hugging|\
        compressionResistancePriority compressionResistance|dimension of
        """)

    /// Members of views and of their parts.
    ///
    /// Views of the code can have properties of other ones of these names; see `bareWords`.
    static let members = table(
        """
        superview parent|subviews children|addSubview addChild|addSublayer addChild|addArrangedSubview addChild|\
        semanticContentAttribute ownLayoutDirection|forceRightToLeft rightToLeft|forceLeftToRight leftToRight|\
        effectiveUserInterfaceLayoutDirection layoutDirection|layoutmargins layoutMargins|\
        safeAreaLayoutGuide safeAreaGuide|readableContentGuide readableMarginsGuide|layoutFrame frame|
        """ + anchors)

    /// Members of a view that methods use without an owner, if the code declares nothing else of that name.
    static let bareWords = table(
        """
        superview parent|subviews children|view self|contentView self|layer self|window root|fx self|\
        intrinsicContentSize self.sizeThatFits(.unbounded)|
        """ + anchors)

    private static let anchors = """
        leadingAnchor edge.start|trailingAnchor edge.end|leftAnchor edge.left|rightAnchor edge.right|topAnchor edge.top|\
        bottomAnchor edge.bottom|centerXAnchor edge.hCenter|centerYAnchor edge.vCenter|\
        firstBaselineAnchor edge.firstBaseline|lastBaselineAnchor edge.lastBaseline|widthAnchor dimension.width|\
        heightAnchor dimension.height
        """

    /// The screen and its traits.
    ///
    /// A phone is less than 600 points wide, held either way.
    static let screen = table(
        """
        UIScreen.main.bounds root.bounds|UIScreen.main.scale root.displayScale|\
        traitCollection.displayScale root.displayScale|\
        UIDevice.current.userInterfaceIdiom (min(root.frame.width, root.frame.height) >= 600 ? .pad : .phone)|\
        traitCollection.userInterfaceIdiom (min(root.frame.width, root.frame.height) >= 600 ? .pad : .phone)|\
        traitCollection.horizontalSizeClass (min(root.frame.width, root.frame.height) >= 600 ? .regular : .compact)|\
        traitCollection.verticalSizeClass (root.frame.width >= 480 && root.frame.height < 480 ? .compact : .regular)
        """)

    /// The types and the labels of functions that make a value of numbers.
    static let makers = table(
        """
        CGRectMake Rect x y width height|CGSizeMake Size width height|\
        CGPointMake Point x y|UIEdgeInsetsMake EdgeInsets top left bottom right
        """)

    /// The styles of texts with the sizes that their fonts have on phones.
    static let textStyles = table(
        """
        largeTitle 34|title1 28|title2 22|title3 20|headline 17|body 17|callout 16|subheadline 15|footnote 13|\
        caption1 12|caption2 11
        """)

    /// A table of words, each with what stands behind it; the elements of a literal would take more room than their texts.
    private static func table(_ text: String) -> WordTable<String> {
        var table = WordTable<String>()
        for pair in text.words(separatedBy: "|") {
            let word = pair.words[0]
            table[word] = pair.dropping(word.utf8.count + 1)
        }
        return table
    }
}

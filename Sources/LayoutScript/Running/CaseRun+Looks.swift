// What frames do not depend on.

extension CaseRun {
    /// Whether an assignment sets what frames do not depend on, as `title.font` or `layer.cornerRadius`.
    func changesLooks(_ target: Expression) -> Bool {
        switch target.form {
        case .name(let name, nil): return names[name] == nil && Self.looks.contains(name)
        case .postfix(let base, let suffixes):
            // A part of a structure may be called so.
            if case .name(let name, nil) = base.form, case .list(let list)? = names[name], suffixes.count == 1,
                list.elements.contains(where: { $0.name == suffixes[0].name })
            {
                return false
            }
            if let last = suffixes.last, Self.looks.contains(last.name) { return true }
            // These have parts that are set, too.
            return mentions(target) { Self.looksWithParts.contains($0) } || hasNoEffect(target)
        default: return false
        }
    }

    /// Members that frames do not depend on, and neither on what is set of them, as `layer.cornerRadius`.
    private static let looksWithParts = """
        layer contentInset contentSize contentOffset contentEdgeInsets imageEdgeInsets titleEdgeInsets \
        scrollIndicatorInsets textContainer textContainerInset
        """.words
    private static let looks =
        looksWithParts
            + """
            accessibilityFrame accessibilityIdentifier accessibilityLabel adjustsFontForContentSizeCategory \
            adjustsFontSizeToFitWidth attributedText autoresizingMask backgroundColor backgroundView borderColor \
            borderWidth clipsToBounds colors contentHorizontalAlignment contentInsetAdjustmentBehavior \
            contentMode contentVerticalAlignment cornerRadius dataSource decelerationRate delegate endPoint \
            fillColor fillRule font image isEnabled isOn isOpaque isScrollEnabled isSecureTextEntry isSelected \
            isUserInteractionEnabled itemSize lineBreakMode lineWidth locations mask masksToBounds \
            minimumInteritemSpacing minimumLineSpacing minimumScaleFactor numberOfLines path placeholder \
            preferredMaxLayoutWidth sectionInset shadowColor shadowOffset shadowOpacity shadowPath shadowRadius \
            startPoint strokeColor tag text textAlignment textColor tintColor title \
            translatesAutoresizingMaskIntoConstraints usesEvenOddFillRule
            """.words
}

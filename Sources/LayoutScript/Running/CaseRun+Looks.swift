// What frames do not depend on.

extension CaseRun {
    /// Whether an assignment sets what frames do not depend on, as `title.font` or `layer.cornerRadius`.
    package func changesLooks(_ target: Expression) -> Bool {
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
        scrollIndicatorInsets separatorInset textContainer textContainerInset
        """.words
    private static let looks =
        looksWithParts
            + """
            accessibilityFrame accessibilityIdentifier accessibilityLabel accessoryType \
            adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsMultipleSelection allowsSelection \
            alwaysBounceHorizontal alwaysBounceVertical attributedPlaceholder attributedText autocapitalizationType \
            autocorrectionType autoresizingMask backgroundColor backgroundView barTintColor bounces borderColor \
            borderStyle borderWidth clearButtonMode clipsToBounds colors contentHorizontalAlignment \
            contentInsetAdjustmentBehavior contentMode contentVerticalAlignment cornerRadius currentPage \
            dataSource decelerationRate delegate endPoint estimatedRowHeight fillColor fillRule font image \
            inputAccessoryView inputView isEditable isEnabled isOn isOpaque isPagingEnabled isScrollEnabled \
            isSecureTextEntry isSelected isTranslucent isUserInteractionEnabled itemSize keyboardDismissMode \
            keyboardType leftViewMode lineBreakMode lineWidth locations mask masksToBounds \
            minimumInteritemSpacing minimumLineSpacing minimumScaleFactor numberOfLines numberOfPages path \
            placeholder preferredMaxLayoutWidth preservesSuperviewLayoutMargins refreshControl returnKeyType \
            rightViewMode rowHeight sectionHeaderHeight sectionInset selectedBackgroundView selectionStyle \
            separatorColor separatorStyle shadowColor shadowOffset shadowOpacity shadowPath shadowRadius \
            showsHorizontalScrollIndicator showsVerticalScrollIndicator startPoint strokeColor tableFooterView \
            tableHeaderView tag text textAlignment textColor tintColor title \
            translatesAutoresizingMaskIntoConstraints usesEvenOddFillRule
            """.words
}

import LayoutScript

/// Names of UIKit on which no frame depends.
enum AppCalls {
    /// Whether an assignment sets a property on which no frame depends, as `title.font` or `layer.cornerRadius`.
    static func isLook(_ target: Expression) -> Bool {
        switch target.form {
        case .name(let name, nil): return looks.contains(name)
        case .postfix(_, let suffixes):
            if let last = suffixes.last, looks.contains(last.name) { return true }
            // Also parts of such a property.
            return mentions(target) { looksWithParts.contains($0) } || hasNoEffect(target)
        default: return false
        }
    }

    /// Whether an expression is a call that changes no frame, on any receiver.
    static func hasNoEffect(_ expression: Expression) -> Bool {
        if case .name(let name, .some) = expression.form { return name.isOne(of: withoutEffect) }
        if mentions(expression, { $0.isOne(of: "rx NotificationCenter navigationController CATransaction") }) {
            return true
        }
        guard let last = expression.suffixes.last, last.call != nil else { return false }
        return last.name.isOne(of: withoutEffect)
    }

    /// Whether an expression makes something to draw.
    static func isDrawing(_ expression: Expression) -> Bool {
        switch expression.form {
        case .name(let type, .some): type.isOne(of: drawings + " #selector")
        case .postfix(let base, _): isDrawing(base)
        default: false
        }
    }

    /// Whether the base or a member of an expression has a name that satisfies a condition.
    private static func mentions(_ expression: Expression, _ isMeant: (String) -> Bool) -> Bool {
        guard case .postfix(let base, let suffixes) = expression.form else { return false }
        if case .name(let name, nil) = base.form, isMeant(name) { return true }
        return suffixes.contains { isMeant($0.name) }
    }

    /// Functions and methods that change no frame, with any arguments.
    static let withoutEffect = """
        print debugPrint NSLog assert #selector addTarget addGestureRecognizer bringSubviewToFront sendSubviewToBack \
        invalidateIntrinsicContentSize setNeedsDisplay setNeedsUpdateConstraints setTitle setTitleColor setImage \
        setContentOffset insertSublayer removeFromSuperlayer reloadData
        """
    /// Types of objects to draw.
    ///
    /// Scripts do nothing with such objects.
    static let drawings = "UIBezierPath CGMutablePath UIImage NSMutableParagraphStyle CABasicAnimation"
    /// Properties on which no frame depends, and neither on their parts, as `layer.cornerRadius`.
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

#if !canImport(UIKit)
import Plumb

/// A cell of a table.
///
/// Its content view fills it before the subviews are laid out.
open class UITableViewCell: UIView {
    /// The view that the cell's content belongs in.
    public final let contentView = UIView("contentView")

    /// The arrangement of a cell, which means nothing here.
    public enum CellStyle: Hashable, Sendable {
        /// Any of UIKit's arrangements.
        case `default`, value1, value2, subtitle
    }

    /// Creates a cell.
    ///
    /// Neither argument means anything here.
    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a cell with a frame in the space of the parent-to-be, in points.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Archives do not exist here: returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes the content view fill the cell.
    open override func layoutSubviews() {
        contentView.frame = bounds
    }
}

/// A cell of a collection.
///
/// Its content view fills it before the subviews are laid out.
open class UICollectionViewCell: UIView {
    /// The view that the cell's content belongs in.
    public final let contentView = UIView("contentView")

    /// Creates a cell with a frame in the space of the parent-to-be, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Archives do not exist here: returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes the content view fill the cell.
    open override func layoutSubviews() {
        contentView.frame = bounds
    }
}
#endif

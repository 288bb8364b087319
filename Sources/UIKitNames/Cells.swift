#if !canImport(UIKit)
import Plumb

/// A cell of a table.
///
/// Its content view fills it before the subviews are laid out.
open class UITableViewCell: UIView {
    /// The view that holds the cell's content.
    public final let contentView = UIView("contentView")

    /// The style of a cell; it has no effect.
    public enum CellStyle: Hashable, Sendable {
        /// One of UIKit's styles.
        case `default`, value1, value2, subtitle
    }

    /// Creates a cell.
    ///
    /// Both arguments are ignored.
    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a cell with a frame in the space of its future parent, in points.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Returns nil, as there are no archives.
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
    /// The view that holds the cell's content.
    public final let contentView = UIView("contentView")

    /// Creates a cell with a frame in the space of its future parent, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Returns nil, as there are no archives.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes the content view fill the cell.
    open override func layoutSubviews() {
        contentView.frame = bounds
    }
}
#endif

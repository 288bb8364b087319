#if !canImport(UIKit)
import Plumb

// UIKit's conversions, which always return a value. A nil view means the space of the root, as it means the space of the window in
// UIKit. Each method exists for an optional view and for one that is not optional, since the compiler would otherwise prefer the
// method of `Layoutable`.

extension Layoutable where Self: UIView {
    /// Converts a point from the view's own space to the space of another view, transforms included.
    ///
    /// Returns it unchanged if the two views are in different trees.
    ///
    /// - Complexity: O(*d*) for the depth *d* of both views.
    public func convert(_ point: CGPoint, to view: UIView) -> CGPoint {
        convert(point, to: view, .transformed) ?? point
    }

    /// Converts a point to the space of another view, or of the root.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        convert(point, to: view ?? rootNode, .transformed) ?? point
    }

    /// Converts a point from the space of another view to the view's own, transforms included.
    ///
    /// Returns it unchanged if the two views are in different trees.
    public func convert(_ point: CGPoint, from view: UIView) -> CGPoint {
        convert(point, from: view, .transformed) ?? point
    }

    /// Converts a point from the space of another view, or of the root.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        convert(point, from: view ?? rootNode, .transformed) ?? point
    }

    /// Converts a rectangle from the view's own space to the space of another view, and returns the bounding box.
    ///
    /// Returns it unchanged if the two views are in different trees.
    public func convert(_ rect: CGRect, to view: UIView) -> CGRect { convert(rect, to: view, .transformed) ?? rect }

    /// Converts a rectangle to the space of another view, or of the root.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        convert(rect, to: view ?? rootNode, .transformed) ?? rect
    }

    /// Converts a rectangle from the space of another view to the view's own space, and returns the bounding box.
    ///
    /// Returns it unchanged if the two views are in different trees.
    public func convert(_ rect: CGRect, from view: UIView) -> CGRect { convert(rect, from: view, .transformed) ?? rect }

    /// Converts a rectangle from the space of another view, or of the root.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        convert(rect, from: view ?? rootNode, .transformed) ?? rect
    }
}
#endif

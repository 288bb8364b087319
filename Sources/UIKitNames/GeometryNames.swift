#if !canImport(UIKit)
import Plumb

// A file that also imports Foundation finds `CGRect` and its like twice. Say which one in the app's own module, once:
// `typealias CGRect = UIKitNames.CGRect`.

/// A length or coordinate, in points.
public typealias CGFloat = Double
/// A point, in points.
public typealias CGPoint = Point
/// A distance on both axes, in points.
public typealias CGVector = Offset
/// A size, in points.
public typealias CGSize = Size
/// A rectangle, in points.
public typealias CGRect = Rect
/// A transform of the plane.
public typealias CGAffineTransform = Transform
/// Distances from the edges inwards, in points.
public typealias UIEdgeInsets = EdgeInsets
/// Distances from the edges inwards, by PinLayout's name.
public typealias PEdgeInsets = EdgeInsets
/// Distances from the edges inwards, by the reading direction.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// A reading direction.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// How much the size of a node's content matters.
public typealias UILayoutPriority = LayoutPriority
#endif

#if !canImport(UIKit)
import Plumb

// A file that also imports Foundation finds `CGRect` and similar types twice. Choose one of them in the app's own module, once:
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
/// Distances inwards from the edges, in points.
public typealias UIEdgeInsets = EdgeInsets
/// Distances inwards from the edges, under PinLayout's name.
public typealias PEdgeInsets = EdgeInsets
/// Distances inwards from the edges, by the reading direction.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// A reading direction.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// The priority with which a node keeps the size of its content.
public typealias UILayoutPriority = LayoutPriority
#endif

import Geometry
import LayoutTree

// The areas of the node, so that `card.pin.all(pin.safeArea)` reads as in UIKit. Reading one writes no frame.

extension PinBuilder {
    /// The insets of the area that bars and notches leave free, in points.
    @export(implementation) public var safeArea: EdgeInsets { chain.node.insets(of: .safeArea) }

    /// The insets of the area in which lines stay short enough to read, in points.
    @export(implementation) public var readableMargins: EdgeInsets { chain.node.insets(of: .readableMargins) }

    /// The insets of the area for content, in points.
    @export(implementation) public var layoutMargins: EdgeInsets { chain.node.insets(of: .layoutMargins) }

    /// The part of the node that the keyboard covers, in points in the node's own space.
    @export(implementation) public var keyboardArea: Rect { chain.node.keyboardArea }
}

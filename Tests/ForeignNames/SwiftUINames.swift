// swift-format-ignore-file

// Stand-ins for the names of SwiftUI that a file may see beside Plumb's: enough of each of them to be used.

public enum Axis { case horizontal, vertical }

public enum Edge { case top, leading, bottom, trailing }

public enum HorizontalEdge { case leading, trailing }

public enum VerticalEdge { case top, bottom }

public enum LayoutDirection { case leftToRight, rightToLeft }

public struct Anchor<Value> {
    public var value: Value
}

public struct EdgeInsets {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

public struct HorizontalAlignment: Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
    public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Sendable {
    public static let top = VerticalAlignment()
    public static let center = VerticalAlignment()
    public static let bottom = VerticalAlignment()
}

public struct Alignment: Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public static let center = Alignment(horizontal: .center, vertical: .center)
}

public struct ProjectionTransform {}

public struct HStack {}

public struct VStack {}

public struct Grid {}

public struct Spacer {}

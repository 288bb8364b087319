/// A color with red, green and blue from 0 to 1, in sRGB, and an opacity.
public struct Color: Hashable, Sendable {
    /// The red part, from 0 to 1.
    public var red: Double
    /// The green part, from 0 to 1.
    public var green: Double
    /// The blue part, from 0 to 1.
    public var blue: Double
    /// The opacity, from 0 to 1.
    public var alpha: Double

    /// Creates a color from parts between 0 and 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a color from a number such as `0x1F6FEB`; bits above these 24 are ignored.
    public init(_ hex: UInt32, alpha: Double = 1) {
        func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    /// Creates a color from text such as `#1F6FEB`, or returns nil.
    public init?(hex text: String) {
        guard text.hasPrefix("#"), text.utf8.count == 7, let number = UInt32(text.dropFirst(), radix: 16) else {
            return nil
        }
        self.init(number)
    }

    /// The same color with another opacity.
    public func opacity(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

    /// The color between this one and another; 0 is this one, 1 the other.
    public func mixed(with other: Color, _ fraction: Double) -> Color {
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        return Color(
            red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
            alpha: between(alpha, other.alpha))
    }

    /// Black.
    public static let black = Color(0x000000)
    /// White.
    public static let white = Color(0xFFFFFF)
    /// Nothing.
    public static let clear = Color(0x000000, alpha: 0)
}

/// The filling of an area.
public enum Fill: Hashable, Sendable {
    /// One color.
    case color(Color)
    /// Colors at equal distances along a line between two points of the area, given as fractions of its width and height.
    case gradient([Color], from: UnitPoint, to: UnitPoint)

    /// A point of an area, as fractions of its width and height from the top left.
    public struct UnitPoint: Hashable, Sendable {
        /// The fraction of the width.
        public var x: Double
        /// The fraction of the height.
        public var y: Double

        /// Creates a point.
        public init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// Colors from the top down.
    public static func vertical(_ colors: Color...) -> Fill {
        .gradient(colors, from: UnitPoint(0, 0), to: UnitPoint(0, 1))
    }

    /// Colors from the top left corner to the bottom right one.
    public static func diagonal(_ colors: Color...) -> Fill {
        .gradient(colors, from: UnitPoint(0, 0), to: UnitPoint(1, 1))
    }
}

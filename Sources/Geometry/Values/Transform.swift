/// An affine transform of the plane: translation, scale, rotation, shear, and their combinations.
///
/// ```swift
/// let larger = Transform(scaleX: 2, y: 2)
/// let moved = larger.concatenating(Transform(translationX: 10, y: 0))
/// print(moved.apply(to: Point(x: 3, y: 4)))  // (16, 8)
/// ```
///
/// It maps a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty): the row-vector convention of PDF and Core Graphics.
@frozen
public struct Transform: Hashable, Sendable {
    /// The factor of the old x in the new x.
    public var a: Double
    /// The factor of the old x in the new y.
    public var b: Double
    /// The factor of the old y in the new x.
    public var c: Double
    /// The factor of the old y in the new y.
    public var d: Double
    /// The translation to the right, in points.
    public var tx: Double
    /// The translation downwards, in points.
    public var ty: Double

    /// Creates a transform from its six coefficients.
    @export(implementation)
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform that changes no point.
    @export(implementation) public static var identity: Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Creates a translation, in points.
    @export(implementation)
    public init(translationX tx: Double, y ty: Double) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scale about the origin.
    ///
    /// Negative factors mirror.
    @export(implementation)
    public init(scaleX sx: Double, y sy: Double) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin, in radians, clockwise where `y` grows downwards.
    ///
    /// Quarter turns given as multiples of `.pi / 2` are exact.
    public init(rotationAngle radians: Double) {
        let (sine, cosine) = sineAndCosine(radians)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin, in degrees, clockwise where `y` grows downwards.
    ///
    /// Quarter turns are exact.
    public init(rotationDegrees degrees: Double) {
        self.init(rotationAngle: degrees / 180 * .pi)
    }
}

extension Transform {
    /// Whether this transform is ``identity``.
    @export(implementation) public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

    /// Whether all six coefficients are finite numbers.
    @export(implementation) public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// The factor by which areas grow; negative if the transform mirrors, 0 if it flattens the plane.
    @export(implementation) public var determinant: Double { a * d - b * c }

    /// The transform that applies this one first and then `next`.
    @export(implementation)
    public func concatenating(_ next: Transform) -> Transform {
        Transform(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty
        )
    }

    /// The transform that undoes this one, or nil if this one flattens the plane or a coefficient is not finite.
    @export(implementation)
    public func inverted() -> Transform? {
        if a == 1, b == 0, c == 0, d == 1, tx.isFinite, ty.isFinite {
            return Transform(translationX: -tx, y: -ty)
        }
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let inverse = Transform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
        return inverse.isFinite ? inverse : nil
    }

    /// The same transform for a space whose `y` grows in the opposite direction.
    @export(implementation) public var verticallyFlipped: Transform {
        Transform(a: a, b: -b, c: -c, d: d, tx: tx, ty: -ty)
    }
}

extension Transform {
    /// Applies the transform to a point.
    @export(implementation)
    public func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The dimensions of the bounding box of a transformed rectangle of the given size.
    @export(implementation)
    public func boundingSize(of size: Size) -> Size {
        Size(
            width: a.magnitude * size.width + c.magnitude * size.height,
            height: b.magnitude * size.width + d.magnitude * size.height
        )
    }

    /// The bounding box of the transformed rectangle; a translation alone keeps the sign of its size.
    @export(implementation)
    public func apply(to rect: Rect) -> Rect {
        if a == 1, b == 0, c == 0, d == 1 { return rect.offsetBy(dx: tx, dy: ty) }
        let center = apply(to: rect.center)
        let size = boundingSize(of: rect.standardized.size)
        return Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// The size of the rectangle whose transformed bounding box has exactly the size `boundingSize`, or nil if there is none (at 45
    /// degrees all bounding boxes are squares, and some proportions are out of reach at other angles).
    ///
    /// It solves `|a|·w + |c|·h = width`, `|b|·w + |d|·h = height`, the inverse of ``boundingSize(of:)``.
    @export(implementation)
    public func size(filling boundingSize: Size) -> Size? {
        let (a, b, c, d) = (a.magnitude, b.magnitude, c.magnitude, d.magnitude)
        let determinant = a * d - b * c
        guard determinant.magnitude > 1e-9 * (a * d + b * c) else {
            // All bounding boxes have one shape; a square fills each of them.
            let side = boundingSize.width / (a + c)
            let isReached = (side * (b + d) - boundingSize.height).magnitude <= 1e-9 * boundingSize.height
            return isReached && side.isFinite ? Size(width: side, height: side) : nil
        }
        let size = Size(
            width: (d * boundingSize.width - c * boundingSize.height) / determinant,
            height: (a * boundingSize.height - b * boundingSize.width) / determinant
        )
        return size.isFinite && size.width >= 0 && size.height >= 0 ? size : nil
    }
}

extension Transform: CustomStringConvertible {
    /// The six coefficients as `[a b c d tx ty]`.
    public var description: String {
        "[\(plain(a)) \(plain(b)) \(plain(c)) \(plain(d)) \(plain(tx)) \(plain(ty))]"
    }
}

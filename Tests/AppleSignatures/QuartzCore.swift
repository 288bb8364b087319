// swift-format-ignore-file

@_exported import CoreGraphics

open class CALayer {
    public init() {}
    open var superlayer: CALayer? { nil }
    open var sublayers: [CALayer]?
    open var name: String?
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var anchorPoint = CGPoint.zero
    open var isHidden = false
    open var opacity: Float = 1
    open var contentsScale: CGFloat = 1
    open func affineTransform() -> CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
}

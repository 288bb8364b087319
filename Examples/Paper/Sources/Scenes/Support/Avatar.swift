import Drawing
import Graphics
import PangoText
import Plumb

/// The initials of somebody in a circle.
final class Avatar: Box {
    private let initials: Label

    init(_ stage: Stage, _ initials: String, _ color: Color, fontSize: Double = 15) {
        self.initials = stage.label("initials", initials, .sans(fontSize, .bold), .white)
        super.init("avatar", background: .diagonal(color.mixed(with: .white, 0.22), color.mixed(with: .black, 0.08)))
        cornerRadius = .infinity
        addChild(self.initials)
    }

    override func layoutChildren() { initials.pinCapitals(toCenterOf: self) }
}

import Aligning
import ConstraintLayout
import Geometry
import LayoutTree
import Pinning
import Stacking
import Testing

@testable import LayoutScript

/// Tables repeat facts that the compiler knows, and agree with it.
@Suite("Tables of scripts")
struct TableTests {
    @Test("methods of chains are in the order of their cases")
    func methods() {
        for name in ChainMethod.names { #expect(ChainMethod(name).map { "\($0)" } == name) }
    }

    @Test("words of kinds are the cases of enumerations")
    func words() {
        #expect(ArgumentKind.horizontal.words == HorizontalAlignment.names)
        #expect(ArgumentKind.vertical.words == VerticalAlignment.names)
        #expect(ArgumentKind.side.words == SideAlignment.names)
        #expect(ArgumentKind.fit.words == FitType.names)
        #expect(ArgumentKind.wrap.words == WrapType.names)
        #expect(ArgumentKind.hidden.words == HiddenNodes.names)
        #expect(ArgumentKind.cross.words == CrossAlignment.names)
        #expect(ArgumentKind.line.words == LineAlignment.names)
        #expect(ArgumentKind.axis.words == Axis.allCases.map { "\($0)" })
        #expect(ArgumentKind.xAxis.words == HorizontalAnchor.names)
        #expect(ArgumentKind.yAxis.words == VerticalAnchor.names)
        #expect(ArgumentKind.dimensionName.words == SizeAnchor.names)
        #expect(ArgumentKind.times.words == AnchorRounding.names)
        #expect(ArgumentKind.rounding.words == RoundingRule.allCases.map { "\($0)" })
        let relations: [ConstraintRelation?] = "lessThanOrEqual equal greaterThanOrEqual".words.map {
            ArgumentKind.relation.choice($0)
        }
        #expect(relations == [.lessThanOrEqual, .equal, .greaterThanOrEqual])
    }
}

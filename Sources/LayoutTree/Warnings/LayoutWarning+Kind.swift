import Geometry

extension LayoutWarning {
    /// The problem, with its details.
    ///
    /// New kinds may be added, so a `switch` outside of the package needs `@unknown default`.
    @nonexhaustive
    public enum Kind: Hashable, Sendable {
        /// The call contradicts earlier ones, such as an edge against a center. ``LayoutWarning/intents`` lists them.
        case conflict
        /// An earlier call set the same number to another value, which is kept.
        case alreadySet(to: Double)
        /// Both edges and a size are set without an alignment, so the named edge was ignored.
        case overConstrained(gaveWay: String)
        /// The content decides the length on an axis, so the named edge or length was ignored.
        case replacedByContent(Axis, ignored: String)
        /// The node has no parent, so a position relative to the parent is meaningless.
        case notInTree
        /// The named reference has no parent.
        case referenceNotInTree(String)
        /// The named reference is in another tree, or a transform between it and the node flattens the plane.
        case noCommonAncestor(String)
        /// The value is not a finite number, is negative where only zero or more is allowed, or is too large to compute with.
        case invalidValue(Double)
        /// The two named references overlap.
        case noSpaceBetween(String, String)
        /// The node was used as its own reference.
        case referenceIsSelf
        /// Both references are the named node.
        case sameReferences(String)
        /// The list of references is empty, or all of them are hidden.
        case nothingVisible
        /// Justification and alignment need both edges of the axis.
        case missingEdges
        /// Justification and alignment have no effect if a center is set.
        case centerIsSet
        /// `pinEdges()` found no axis with an edge or center and a size.
        case nothingToPin
        /// The aspect ratio is not a finite number above zero.
        case invalidAspectRatio(Double)
        /// `aspectRatio()` needs an image, and the node has none.
        case noImage
        /// An aspect ratio needs exactly one known dimension; the associated value is the number that are known.
        case undeterminedAspectRatio(knownDimensions: Int)
        /// The named call already sizes the node to its content.
        case sizedTwice(by: String)
        /// The node cannot be measured: its ``Layoutable/isMeasurable`` is false, or it has neither content nor a size.
        case notMeasurable
        /// The content was measured at a length of 0 on an axis, which sets no limit for a text, or a stack aligns it at such a
        /// length.
        case measuredAtZero(Axis)
        /// `sizeThatFits(_:)` of the node returned a length on an axis that is negative or not finite; it was ignored.
        case invalidMeasurement(Axis, Double)
        /// The node's class does not store `autoSizing`, so a measurement by layout collected nothing.
        case autoSizingIsNotStored
        /// The computed length is below zero and became 0.
        case negativeLength(Double)
        /// The computed frame is not finite; the node kept its current span on that axis.
        case nonFiniteFrame
        /// No rectangle fills the frame under the node's transform; the bounding box of the nearest one is centered on it.
        case unreachableFrame
        /// Layout kept requesting layout; it was stopped after the given number of rounds.
        case unsettledLayout(rounds: Int)

        /// The stack, flow or grid has no items.
        case emptyStack
        /// A number of the item (items are counted from 0) is negative, not finite or too large. It is replaced by the nearest
        /// valid number: 0, the largest length, or infinity, which means no limit, for a maximum that is NaN.
        case invalidItem(Int, ItemNumber, Double, used: Double)
        /// The weight of the item is not above zero, so the item gets only its minimum.
        case invalidWeight(item: Int, weight: Double)
        /// The minimum of the item is above its maximum; the minimum wins.
        case minimumOverMaximum(item: Int)
        /// The item matches itself, directly or in a circle, or would have a negative size, or it is in a flow; its size is 0.
        case impossibleMatch(item: Int)
        /// The named node is not a child of the node that owns the stack, and is skipped.
        case notAChild(String)
        /// The named node occurs more than once in the stack; only the first occurrence is used.
        case repeatedNode(String)
        /// The named node keeps its frame from another stack, which is the given distance away from its frame in this stack.
        case placedElsewhere(String, by: Double)
        /// The items are longer than the stack by the given distance, and none of them can shrink.
        case lackOfSpace(by: Double)
        /// The content of the named node got a length of 0, since other items of the stack, flow or grid took all of the room.
        case squeezed(String)
        /// The items are shorter than the stack by the given distance, and none of them can grow.
        case unusedSpace(by: Double)
        /// The lines of a flow or the tracks of a grid exceed the room on an axis by the given distance, and none of them can
        /// shrink.
        case overflow(Axis, by: Double)
        /// Stacks refer to each other in a circle; this one uses the current frames.
        case circularStacks
        /// The length of the node should follow its stacks, but none of them runs from one end of the node to the other, and none on the
        /// other axis aligns its nodes.
        case nothingToFit
        /// Nodes below each other have no common baseline; their starts are aligned.
        case noCommonBaseline

        /// A constraint contradicts the listed required ones, and is left out until it can hold.
        case unsatisfiable(clashingWith: [String])
        /// A node without a parent was constrained to the named node and became its child.
        case becameChild(of: String)
        /// The priority is not a number from 1 to 1000. The nearest valid one is used, or 1000 for NaN.
        case invalidPriority(Double)
        /// The system spacing needs two edges or centers, which this constraint lacks; it is used as a number of points.
        case spacingWithoutEdges
        /// A constraint was switched on that is already on.
        case alreadyActive
        /// A constraint was switched off that is already off.
        case notActive
    }

    /// A set of warning kinds, to choose the ones that a tree delivers.
    public struct Categories: OptionSet, Hashable, Sendable {
        /// One bit for each category.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Warnings of the kind ``Kind/conflict``.
        public static let conflict = Categories(rawValue: 1 << 0)
        /// Warnings of the kind ``Kind/alreadySet(to:)``.
        public static let alreadySet = Categories(rawValue: 1 << 1)
        /// Warnings of the kinds ``Kind/overConstrained(gaveWay:)`` and ``Kind/replacedByContent(_:ignored:)``.
        public static let overConstrained = Categories(rawValue: 1 << 2)
        /// Warnings of the kind ``Kind/notInTree``.
        public static let notInTree = Categories(rawValue: 1 << 3)
        /// Warnings of the kinds ``Kind/referenceNotInTree(_:)`` and ``Kind/noCommonAncestor(_:)``.
        public static let unreachableReference = Categories(rawValue: 1 << 4)
        /// Warnings of the kinds ``Kind/invalidValue(_:)`` and ``Kind/invalidMeasurement(_:_:)``.
        public static let invalidValue = Categories(rawValue: 1 << 5)
        /// Warnings of the kind ``Kind/noSpaceBetween(_:_:)``.
        public static let noSpaceBetween = Categories(rawValue: 1 << 6)
        /// Warnings of the kinds ``Kind/referenceIsSelf`` and ``Kind/sameReferences(_:)``.
        public static let sameReferences = Categories(rawValue: 1 << 7)
        /// Warnings of the kind ``Kind/nothingVisible``.
        public static let nothingVisible = Categories(rawValue: 1 << 8)
        /// Warnings of the kinds ``Kind/missingEdges`` and ``Kind/centerIsSet``.
        public static let alignment = Categories(rawValue: 1 << 9)
        /// Warnings of the kind ``Kind/nothingToPin``.
        public static let nothingToPin = Categories(rawValue: 1 << 10)
        /// Warnings of the kinds ``Kind/invalidAspectRatio(_:)`` and ``Kind/undeterminedAspectRatio(knownDimensions:)``.
        public static let aspectRatio = Categories(rawValue: 1 << 11)
        /// Warnings of the kind ``Kind/noImage``.
        public static let noImage = Categories(rawValue: 1 << 12)
        /// Warnings of the kind ``Kind/sizedTwice(by:)``.
        public static let sizedTwice = Categories(rawValue: 1 << 13)
        /// Warnings of the kinds ``Kind/notMeasurable``, ``Kind/measuredAtZero(_:)`` and ``Kind/autoSizingIsNotStored``.
        public static let notMeasurable = Categories(rawValue: 1 << 14)
        /// Warnings of the kind ``Kind/negativeLength(_:)``.
        public static let negativeLength = Categories(rawValue: 1 << 15)
        /// Warnings of the kinds ``Kind/nonFiniteFrame`` and ``Kind/unreachableFrame``.
        public static let unreachableFrame = Categories(rawValue: 1 << 16)
        /// Warnings of the kind ``Kind/unsettledLayout(rounds:)``.
        public static let unsettledLayout = Categories(rawValue: 1 << 17)
        /// Warnings of the kinds ``Kind/emptyStack``, ``Kind/invalidItem(_:_:_:used:)``, ``Kind/invalidWeight(item:weight:)``,
        /// ``Kind/minimumOverMaximum(item:)``, ``Kind/impossibleMatch(item:)``, ``Kind/circularStacks``, ``Kind/nothingToFit``
        /// and ``Kind/noCommonBaseline``.
        public static let stackItems = Categories(rawValue: 1 << 18)
        /// Warnings of the kinds ``Kind/notAChild(_:)``, ``Kind/repeatedNode(_:)`` and ``Kind/placedElsewhere(_:by:)``.
        public static let stackNodes = Categories(rawValue: 1 << 19)
        /// Warnings of the kinds ``Kind/lackOfSpace(by:)``, ``Kind/squeezed(_:)``, ``Kind/unusedSpace(by:)`` and
        /// ``Kind/overflow(_:by:)``.
        public static let stackLength = Categories(rawValue: 1 << 20)
        /// Warnings of the kind ``Kind/unsatisfiable(clashingWith:)``.
        public static let unsatisfiable = Categories(rawValue: 1 << 21)
        /// Warnings of the kind ``Kind/becameChild(of:)``.
        public static let becameChild = Categories(rawValue: 1 << 22)
        /// Warnings of the kinds ``Kind/invalidPriority(_:)``, ``Kind/spacingWithoutEdges``, ``Kind/alreadyActive`` and
        /// ``Kind/notActive``.
        public static let constraintUse = Categories(rawValue: 1 << 23)

        /// Every kind of warning.
        public static let all = Categories(rawValue: .max)
    }
}

extension LayoutWarning.Kind {
    /// The category that switches this kind on and off.
    public var category: LayoutWarning.Categories {
        switch self {
        case .conflict: .conflict
        case .alreadySet: .alreadySet
        case .overConstrained, .replacedByContent: .overConstrained
        case .notInTree: .notInTree
        case .referenceNotInTree, .noCommonAncestor: .unreachableReference
        case .invalidValue, .invalidMeasurement: .invalidValue
        case .noSpaceBetween: .noSpaceBetween
        case .referenceIsSelf, .sameReferences: .sameReferences
        case .nothingVisible: .nothingVisible
        case .missingEdges, .centerIsSet: .alignment
        case .nothingToPin: .nothingToPin
        case .invalidAspectRatio, .undeterminedAspectRatio: .aspectRatio
        case .noImage: .noImage
        case .sizedTwice: .sizedTwice
        case .notMeasurable, .measuredAtZero, .autoSizingIsNotStored: .notMeasurable
        case .negativeLength: .negativeLength
        case .nonFiniteFrame, .unreachableFrame: .unreachableFrame
        case .unsettledLayout: .unsettledLayout
        case .emptyStack, .invalidItem, .invalidWeight, .minimumOverMaximum, .impossibleMatch: .stackItems
        case .circularStacks, .nothingToFit, .noCommonBaseline: .stackItems
        case .notAChild, .repeatedNode, .placedElsewhere: .stackNodes
        case .lackOfSpace, .squeezed, .unusedSpace, .overflow: .stackLength
        case .unsatisfiable: .unsatisfiable
        case .becameChild: .becameChild
        case .invalidPriority, .spacingWithoutEdges, .alreadyActive, .notActive: .constraintUse
        }
    }
}

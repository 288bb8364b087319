import Geometry
import LayoutTree

/// A view class that adopts `Layoutable` rightly, but for one fault.
final class FaultyView: Layoutable {
    /// The mistake of the class.
    enum Fault: CaseIterable {
        case sameNode, parentOfLoneNode, parentOfRoot, noParent, otherParent, lostChild, wrappedChildren, reversed,
            otherBase
        case changingDirection, changingGrid, invisible, visibleWhenHidden, hiddenSiblings, infiniteInsets,
            infiniteKeyboard
        case windowFrames, sharedFrames, autoresizing, swappedOrigin, wholeNumbers, clippedFrames
        case deafBox, scalingMap, wrongTransform, flatMap, unstableMap, badRestorer
        case unmeasuredContent, unbounded, negative, changingSize, otherContent, movedByMeasuring
        case infiniteMinimum, changingMinimum, largeMinimum, lowBaseline, swappedBaselines, oneBaseline
        case unsaidContentBox, negativePadding
        case imageOfNothing, positiveDescender, smallAscender
        case unsaidStore, stickyStore, unsnapped, unwantedWarnings, lostWarnings, doubledWarnings
    }

    let fault: Fault?
    private weak var container: FaultyView?
    private var contents: [FaultyView] = []
    private var frame = Rect.zero
    private var collector: AutoSizing?
    private var count = 0.0
    var isHidden = false
    var receive: (LayoutWarning) -> Void = { _ in }

    init(_ fault: Fault?) {
        self.fault = fault
    }

    func add(_ child: FaultyView) {
        child.container = self
        child.receive = receive
        contents.append(child)
    }

    /// A number that is another one each time.
    private func next() -> Double {
        count += 1
        return count
    }

    var layoutBase: FaultyView { fault == .otherBase ? FaultyView(nil) : self }

    var parentNode: FaultyView? {
        switch fault {
        case .parentOfLoneNode where contents.isEmpty && container == nil: stray
        case .parentOfRoot where !contents.isEmpty && container == nil: stray
        case .noParent: nil
        case .otherParent where container != nil: stray
        default: container
        }
    }

    /// A node that is not in the tree.
    private lazy var stray = FaultyView(nil)

    var childNodes: [FaultyView] {
        switch fault {
        case .lostChild: Array(contents.dropLast())
        case .wrappedChildren: contents.map { _ in FaultyView(nil) }
        case .reversed: contents.reversed()
        default: contents
        }
    }

    var untransformedFrame: Rect {
        get {
            switch fault {
            case .windowFrames:
                let origin = container?.untransformedFrame.origin ?? .zero
                return frame.offsetBy(dx: origin.x, dy: origin.y)
            case .swappedOrigin:
                return Rect(x: frame.origin.y, y: frame.origin.x, width: frame.width, height: frame.height)
            default: return frame
            }
        }
        set {
            var new = newValue
            switch fault {
            case .windowFrames:
                let origin = container?.untransformedFrame.origin ?? .zero
                new = new.offsetBy(dx: -origin.x, dy: -origin.y)
            case .sharedFrames:
                for sibling in container?.contents ?? [] where sibling !== self { sibling.frame.origin = new.origin }
            case .autoresizing where new.size != frame.size:
                for child in contents { child.frame.size = new.size }
            case .wholeNumbers: new = PixelGrid(scale: 1).aligned(new)
            case .clippedFrames:
                new.origin = Point(x: max(0, new.origin.x), y: max(0, new.origin.y))
            case .unsnapped where new.size == Size(width: 30, height: 30): new.origin.x += 0.5
            default: break
            }
            frame = new
        }
    }

    var transformedFrame: Rect {
        get { frame }
        set { if fault != .deafBox { frame = newValue } }
    }

    func mapToParent(_ kind: FrameKind) -> Transform {
        let origin = untransformedFrame.origin
        let map = Transform(translationX: origin.x, y: origin.y)
        return switch fault {
        case .scalingMap: Transform(scaleX: 2, y: 2).concatenating(map)
        case .wrongTransform where kind == .transformed: Transform(rotationAngle: 1).concatenating(map)
        case .flatMap: Transform(scaleX: 0, y: 0).concatenating(map)
        case .unstableMap: map.concatenating(Transform(translationX: next(), y: 0))
        default: map
        }
    }

    var pixelGrid: PixelGrid { PixelGrid(scale: fault == .changingGrid ? next() : 1) }

    var layoutDirection: LayoutDirection {
        switch fault {
        case .changingDirection: next().truncatingRemainder(dividingBy: 2) == 0 ? .leftToRight : .rightToLeft
        default: .leftToRight
        }
    }

    var isVisible: Bool {
        switch fault {
        case .invisible: false
        case .visibleWhenHidden: true
        case .hiddenSiblings: container?.contents.contains { $0.isHidden } != true
        default: !isHidden
        }
    }

    func insets(of area: LayoutArea) -> EdgeInsets {
        EdgeInsets(fault == .infiniteInsets && area == .safeArea ? .infinity : 0)
    }

    var keyboardArea: Rect { Rect(x: 0, y: 0, width: 0, height: fault == .infiniteKeyboard ? .nan : 0) }

    var isMeasurable: Bool { fault != .unmeasuredContent }

    func sizeThatFits(_ proposal: Size) -> Size {
        switch fault {
        case .unbounded: return proposal
        case .negative: return Size(width: min(proposal.width, 100) - 50, height: 10)
        case .changingSize: return Size(width: next(), height: 10)
        case .movedByMeasuring: frame.size = Size(width: 1, height: 1)
        default: break
        }
        return Size(width: 20, height: 10)
    }

    func contentSize(within proposal: Size) -> Size? {
        switch fault {
        case .otherContent: Size(width: 1, height: 1)
        case .unmeasuredContent: Size(width: 1, height: 1)
        default: sizeThatFits(proposal)
        }
    }

    func minimumSize(within proposal: Size) -> Size {
        switch fault {
        case .infiniteMinimum: Size(width: .infinity, height: 0)
        case .changingMinimum: Size(width: next(), height: 0)
        case .largeMinimum: Size(width: 40, height: 10)
        default: Size(width: 5, height: 10)
        }
    }

    func firstBaseline(in size: Size) -> Double? {
        switch fault {
        case .lowBaseline: 900
        case .swappedBaselines: 9
        case .oneBaseline: nil
        default: 4
        }
    }

    func lastBaseline(in size: Size) -> Double? { fault == .swappedBaselines ? 1 : 8 }

    var contentBoxInsets: EdgeInsets {
        switch fault {
        case .unsaidContentBox: EdgeInsets(3)
        case .negativePadding: EdgeInsets(-3)
        default: .zero
        }
    }

    var imageSize: Size? { fault == .imageOfNothing ? Size(width: -1, height: 1) : nil }

    var fontMetrics: FontMetrics? {
        switch fault {
        case .positiveDescender: FontMetrics(ascender: 15, descender: 5, capHeight: 11, lineHeight: 20)
        case .smallAscender: FontMetrics(ascender: 10, descender: -5, capHeight: 11, lineHeight: 20)
        default: nil
        }
    }

    var autoSizing: AutoSizing? {
        get { fault == .unsaidStore || fault == .stickyStore ? collector : nil }
        set {
            if fault == .stickyStore, newValue == nil { return }
            collector = newValue
        }
    }

    func frameRestorer() -> () -> Void {
        let saved = frame
        let children = fault == .badRestorer ? [] : contents.map { $0.frameRestorer() }
        return { [self] in
            frame = saved
            for restore in children { restore() }
        }
    }

    var deliveredWarnings: LayoutWarning.Categories { fault == .unwantedWarnings ? [] : .all }

    func report(_ warning: LayoutWarning) {
        if fault == .lostWarnings { return }
        receive(warning)
        if fault == .doubledWarnings { receive(warning) }
    }
}

/// A view class that says that it stores `autoSizing`, and does or not.
final class StoringView: Layoutable {
    private(set) weak var parentNode: StoringView?
    private(set) var childNodes: [StoringView] = []
    var untransformedFrame = Rect.zero
    let isVisible = true
    private let storage: Storage
    private var collector: AutoSizing?

    /// How the class keeps a collector.
    enum Storage { case right, none, forChildren, unrestored }

    init(_ storage: Storage) {
        self.storage = storage
    }

    static let storesAutoSizing = true

    var autoSizing: AutoSizing? {
        get {
            switch storage {
            case .none: nil
            case .forChildren where collector != nil: hasWritten ? AutoSizing() : collector
            default: collector
            }
        }
        set { collector = newValue }
    }

    /// Whether a collector was stored and asked for before.
    private var hasWritten: Bool {
        defer { reads += 1 }
        return reads > 1
    }

    private var reads = 0

    func frameRestorer() -> () -> Void {
        let saved = untransformedFrame
        let children = childNodes.map { $0.frameRestorer() }
        return { [self] in
            if storage == .unrestored { return }
            untransformedFrame = saved
            for restore in children { restore() }
        }
    }

    func insets(of area: LayoutArea) -> EdgeInsets { .zero }

    func add(_ child: StoringView) {
        child.parentNode = self
        childNodes.append(child)
    }
}

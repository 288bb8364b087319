import Plumb

/// Views of one kind, and their layout by hand.
protocol Subject: SendableMetatype {
    associatedtype Kind: ViewKind

    func layOutByHand()
    /// The views whose frames must be equal.
    var views: [Kind.View] { get }
}

/// The same, with chains as well.
protocol ChainSubject: Subject {
    func pin()
}

extension Subject {
    fileprivate var numbers: [Double] { views.flatMap { $0.frame.numbers } }
}

/// One way to lay out a subject.
///
/// A type rather than a closure, so that each contender is one closure with its layout compiled into it.
private protocol Way {
    associatedtype Laid: Subject
    static func layOut(_ subject: Laid)
}

private enum ByHand<Laid: Subject>: Way {
    static func layOut(_ subject: Laid) { subject.layOutByHand() }
}

private enum ByChains<Laid: ChainSubject>: Way {
    static func layOut(_ subject: Laid) { subject.pin() }
}

/// Makes a subject for the check of its frames or for the measurement.
typealias Make<Made> = @Sendable (FrameCheck.Variant) -> Made

extension Workload {
    /// A layout by hand on views of each kind, and by chains on nodes and on views of a class of one's own.
    ///
    /// Each contender has views of its own. With a number of copies, these are made afresh before each measured call.
    init<F: Subject, E: Subject, I: ChainSubject, O: ChainSubject>(
        _ name: String, _ summary: String, views: Int, freshCopies: Int? = nil,
        on floor: @escaping Make<F>, _ expert: @escaping Make<E>, _ idiomatic: @escaping Make<I>,
        _ ownClass: @escaping Make<O>
    ) {
        self.init(name, summary, views: views, kind: .chains) { variant in
            func contender<W: Way>(_ name: String, _ way: W.Type, _ make: @escaping Make<W.Laid>) -> Contender {
                guard let freshCopies else { return Contender(name, way, on: make(variant)) }
                return Contender(name, way, freshCopies: freshCopies) { make(variant) }
            }
            return Setup(
                nil,
                [
                    contender(F.Kind.name, ByHand<F>.self, floor),
                    contender(E.Kind.name, ByHand<E>.self, expert),
                    contender(I.Kind.name, ByHand<I>.self, idiomatic),
                    contender("pin", ByChains<I>.self, idiomatic),
                    contender(O.Kind.name, ByHand<O>.self, ownClass),
                    contender("\(O.Kind.name)-pin", ByChains<O>.self, ownClass),
                ]
            )
        }
    }
}

extension Contender {
    fileprivate init<W: Way>(_ name: String, _ way: W.Type, on subject: W.Laid) {
        self.init(name, result: { subject.numbers }, layOut: { W.layOut(subject) })
    }

    fileprivate init<W: Way>(_ name: String, _ way: W.Type, freshCopies: Int, _ make: @escaping () -> W.Laid) {
        let fresh = Kept<[W.Laid]>()
        self.init(
            name, layouts: freshCopies,
            prepare: { fresh.value = (0..<freshCopies).map { _ in make() } },
            result: { fresh.value?.flatMap { $0.numbers } },
            layOut: { for subject in fresh.value ?? [] { W.layOut(subject) } }
        )
    }
}

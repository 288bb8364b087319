/// How much a constraint matters beside the others.
///
/// ```swift
/// try solver.add((width == 100) | .weak)  // loses against 400
/// try solver.add((x == 20) | Strength(priority: 999))
/// solver.updateVariables()
/// print(solver.value(of: width))  // 300.0
/// ```
///
/// A strength is a priority from 1 to 1000 and, within that priority, a weight. Priority 1000 is ``required``: such a
/// constraint holds, or it cannot be added. Below that a constraint holds as well as it can:
///
/// - A higher priority wins over all the lower ones together, however many they are and however much they are
///   violated. The solver does not turn priorities into large factors. It keeps one error sum for each priority in use
///   and compares them one after the other, so the order is exact and nothing can overflow. 250.5 is as good a
///   priority as 250, and all priorities between 1 and 1000 can be in use at once.
/// - Within one priority the weights decide: the sum of weight × distance from being satisfied becomes as small as the
///   higher priorities allow. One large violation costs as much as many small ones with the same sum.
/// - If that leaves a choice, lower priorities decide; if they leave it open, too, the constraint that was added last gives way
///   first, unless ``Constraint/tag`` says otherwise.
///
/// The lexicographic order over error sums is the one of Badros, Borning and Stuckey, *The Cassowary linear arithmetic
/// constraint solving algorithm* (ACM TOCHI 8(4), 2001), with as many levels as there are priorities instead of three.
@frozen
public struct Strength: Hashable, Sendable, BitwiseCopyable {
    /// The priority: 1 (least) to 1000 (required).
    public var priority: Double

    /// The cost of a unit of violation within the priority: 0.001 to 1000, usually 1.
    ///
    /// Required ones ignore it.
    public var weight: Double

    /// Makes a strength from its two numbers; whether they are in range is checked when it is used.
    ///
    /// A number out of range, or not a number, is answered with ``SolverError/badStrength(_:)`` by the call that
    /// brings the strength into a solver.
    @export(implementation)
    public init(priority: Double, weight: Double = 1) {
        self.priority = priority
        self.weight = weight
    }

    /// Must hold: priority 1000.
    public static let required = Strength(priority: 1000)

    /// Priority 750.
    public static let strong = Strength(priority: 750)

    /// Priority 500.
    public static let medium = Strength(priority: 500)

    /// Priority 250.
    public static let weak = Strength(priority: 250)

    /// The strength with a priority of 1 (least) to 1000 (required), and weight 1.
    @export(implementation)
    public static func priority(_ priority: Double) -> Strength {
        Strength(priority: priority)
    }

    /// The same priority with another weight, from 0.001 to 1000.
    @export(implementation)
    public func weighted(by weight: Double) -> Strength {
        Strength(priority: priority, weight: weight)
    }

    /// Whether the constraint has to hold.
    @export(implementation)
    public var isRequired: Bool { priority == 1000 }

    /// Whether priority and weight are in range.
    @export(implementation)
    public var isValid: Bool {
        // Written so that a NaN fails both.
        priority >= 1 && priority <= 1000 && weight >= 0.001 && weight <= 1000
    }
}

extension Strength: CustomStringConvertible {
    /// The name where there is one, else the priority; with the weight when it is not 1.
    public var description: String {
        let name =
            switch priority {
            case 1000: "required"
            case 750: "strong"
            case 500: "medium"
            case 250: "weak"
            default: "priority \(priority)"
            }
        return weight == 1 ? name : "\(name) × \(weight)"
    }
}

#if !hasFeature(Embedded)
extension Strength: Codable {}
#endif

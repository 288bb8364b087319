/// The importance of a constraint beside the others.
///
/// ```swift
/// try solver.add((width == 100) | .weak)  // loses against 400
/// try solver.add((x == 20) | Strength(priority: 999))
/// solver.updateVariables()
/// print(solver.value(of: width))  // 300.0
/// ```
///
/// A strength is a priority from 1 to 1000 and, within that priority, a weight. Priority 1000 is ``required``: such a constraint
/// holds, or it cannot be added. A constraint of a lower priority holds as well as it can:
///
/// - A higher priority wins over all lower ones together, whatever their number and their violations. The solver does not turn
///   priorities into large factors. It keeps one error sum for each priority in use and compares them one by one, so the order is
///   exact and nothing can overflow. A priority may have a fraction, such as 250.5, and all priorities from 1 to 1000 can be in
///   use at once.
/// - Within one priority the weights decide: the sum of weight × distance from being satisfied becomes as small as the
///   higher priorities allow. One large violation costs as much as many small ones with the same sum.
/// - If several solutions remain, lower priorities decide; after all priorities, the constraint that was added last gives way
///   first, unless ``Constraint/tag`` says otherwise.
///
/// The lexicographic order of error sums comes from Badros, Borning and Stuckey, *The Cassowary linear arithmetic constraint
/// solving algorithm* (ACM TOCHI 8(4), 2001), with as many levels as there are priorities instead of three.
@frozen
public struct Strength: Hashable, Sendable, BitwiseCopyable {
    /// The priority: 1 (least) to 1000 (required).
    public var priority: Double

    /// The cost of a unit of violation within the priority: 0.001 to 1000, usually 1.
    ///
    /// Required constraints ignore it.
    public var weight: Double

    /// Creates a strength from its two numbers; the solver checks their range.
    ///
    /// The call that passes the strength to a solver throws ``SolverError/badStrength(_:)`` for a number that is out of range or
    /// NaN.
    @export(implementation)
    public init(priority: Double, weight: Double = 1) {
        self.priority = priority
        self.weight = weight
    }

    /// Priority 1000: the constraint must hold.
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

    /// Whether the constraint must hold.
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
    /// The name, if there is one, or else the priority; with the weight if it is not 1.
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

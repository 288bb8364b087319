import Cassowary
import Foundation

// Reads systems of constraints from standard input, a JSON object a line, and prints the answer to each as one.

/// A system: so many variables, and constraints in the order in which they are added.
struct Question: Decodable {
    let variables: Int
    let constraints: [Line]
    /// The stages after the constraints were added; each of them is solved.
    var stages: [Stage]?

    /// A sum of coefficients times variables plus a constant, and its comparison with zero.
    struct Line: Decodable {
        let terms: [Term]
        let constant: Double
        let relation: String
        /// 1000 is required.
        let priority: Double
    }

    /// Constraints that are removed, by their index, and variables that are pulled to values.
    struct Stage: Decodable {
        let removals: [Int]
        let edits: [Edit]
    }

    struct Edit: Decodable {
        let variable: Int
        let priority: Double
        let value: Double
    }

    struct Term: Decodable {
        let variable: Int
        let coefficient: Double
    }
}

/// The accepted constraints, and the values afterwards.
struct Answer: Encodable {
    var accepted: [Bool] = []
    var values: [Double] = []
    /// The values after each stage.
    var stages: [[Double]] = []
}

func solve(_ question: Question) throws -> Answer {
    let solver = Solver()
    let variables = (0..<question.variables).map { solver.makeVariable("v\($0)") }
    var answer = Answer()
    var constraints: [Constraint] = []
    for (index, line) in question.constraints.enumerated() {
        var expression = LinearExpression(line.constant)
        for term in line.terms { expression = expression + term.coefficient * variables[term.variable] }
        let relation: Relation =
            switch line.relation {
            case "<=": .lessThanOrEqual
            case ">=": .greaterThanOrEqual
            default: .equal
            }
        // The tag distinguishes constraints that are written alike.
        let strength = Strength.priority(line.priority)
        let constraint = Constraint(expression, relation, strength: strength, tag: index)
        constraints.append(constraint)
        do {
            try solver.add(constraint)
            answer.accepted.append(true)
        } catch {
            guard case .unsatisfiable = error else { throw error }
            answer.accepted.append(false)
        }
    }
    solver.updateVariables()
    answer.values = variables.map { solver.value(of: $0) }
    for stage in question.stages ?? [] {
        for index in stage.removals { try solver.remove(constraints[index]) }
        for edit in stage.edits {
            let variable = variables[edit.variable]
            if !solver.isEditVariable(variable) {
                try solver.addEditVariable(variable, strength: .priority(edit.priority))
            }
            try solver.suggest(edit.value, for: variable)
        }
        solver.updateVariables()
        try solver.solve()
        answer.stages.append(variables.map { solver.value(of: $0) })
    }
    return answer
}

let decoder = JSONDecoder()
let encoder = JSONEncoder()
while let line = readLine() {
    let answer = try solve(decoder.decode(Question.self, from: Data(line.utf8)))
    print(String(decoding: try encoder.encode(answer), as: UTF8.self))
}

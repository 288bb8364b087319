import Foundation

// Lays out the same trees as the Python scripts do with the other libraries, and prints times and frames as JSON.

struct Answer: Encodable {
    let tree: String
    let manner: String
    let nanoseconds: Double
    let frames: [Double]
}

let trials = [lines(), boxes(), [feed()], form()].flatMap { $0 }
let answers = trials.map { trial in
    let nanoseconds = trial.median()
    return Answer(tree: trial.tree, manner: trial.manner, nanoseconds: nanoseconds, frames: trial.frames())
}
let encoder = JSONEncoder()
print(String(decoding: try encoder.encode(answers), as: UTF8.self))

import Foundation

/// Reads the output of `swift package describe --type json` from standard input.
///
/// `package-graph modules` prints the library modules in Sources, each after its dependencies, one per line: name, folder,
/// dependencies. `package-graph check TABLE` compares the package with the table of allowed dependencies and prints the violations;
/// the exit status is 1 if there are any.
@main
enum PackageGraph {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let input = FileHandle.standardInput.readDataToEndOfFile()
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let package = try decoder.decode(Package.self, from: input)
        switch (arguments.first, arguments.count) {
        case ("modules", 1):
            for target in package.modulesInOrder {
                print(target.name, target.path, target.dependencies.joined(separator: ","), separator: "\t")
            }
        case ("check", 2):
            let table = try Table(String(contentsOfFile: arguments.last ?? "", encoding: .utf8))
            let problems = try package.problems(with: table)
            for problem in problems { print("error: \(problem)") }
            if !problems.isEmpty { exit(1) }
            print("\(package.modules.count) modules, \(package.targets.count) targets: as the table says.")
        default:
            print("usage: package-graph modules|check TABLE < description.json")
            exit(2)
        }
    }
}

struct Package: Decodable {
    var dependencies: [Dependency]
    var targets: [Target]

    struct Dependency: Decodable {}

    struct Target: Decodable {
        var name: String
        var type: String
        var path: String
        var sources: [String]
        var targetDependencies: [String]?
        var productDependencies: [String]?

        var dependencies: [String] { targetDependencies ?? [] }
        var isModule: Bool { type == "library" && path.hasPrefix("Sources/") }
    }

    var modules: [Target] { targets.filter { $0.isModule } }

    /// The modules, each after its dependencies.
    var modulesInOrder: [Target] {
        var ordered: [Target] = []
        var rest = modules.sorted { $0.name < $1.name }
        while !rest.isEmpty {
            let ready = rest.filter { target in !rest.contains { target.dependencies.contains($0.name) } }
            guard !ready.isEmpty else { fatalError("The modules depend on one another in a circle.") }
            ordered += ready
            rest.removeAll { target in ready.contains { $0.name == target.name } }
        }
        return ordered
    }
}

/// The allowed dependencies.
struct Table {
    var direct: [String: Set<String>] = [:]
    var platform: [String: Set<String>] = [:]

    init(_ text: String) throws {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") && line.contains(":") {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let lists = parts[1].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            direct[name] = Set(lists[0].split(separator: " ").map(String.init))
            platform[name] = Set((lists.count > 1 ? lists[1] : "").split(separator: " ").map(String.init))
        }
    }

    /// The modules that a module may depend on, directly or not.
    func allowed(for name: String) -> Set<String> {
        var allowed: Set<String> = []
        var pending = Array(direct[name] ?? [])
        while let next = pending.popLast() {
            if allowed.insert(next).inserted { pending += direct[next] ?? [] }
        }
        return allowed
    }
}

extension Package {
    /// The dependencies that a target declares, directly or not.
    func dependencies(of name: String) -> Set<String> {
        var found: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            for name in targets.first(where: { $0.name == next })?.dependencies ?? []
            where found.insert(name).inserted {
                pending.append(name)
            }
        }
        return found
    }

    func problems(with table: Table) throws -> [String] {
        var problems: [String] = []
        if !dependencies.isEmpty { problems.append("The package depends on another package.") }
        for target in targets where !(target.productDependencies ?? []).isEmpty {
            problems.append("\(target.name) depends on a product of another package.")
        }
        let names = Set(targets.map { $0.name })
        for module in modules {
            guard table.direct[module.name] != nil else {
                problems.append("\(module.name) has no line in the table.")
                continue
            }
            let allowed = table.allowed(for: module.name)
            for name in module.dependencies where !allowed.contains(name) {
                problems.append("\(module.name) must not depend on \(name).")
            }
            for source in module.sources {
                let path = "\(module.path)/\(source)"
                let text = try String(contentsOfFile: path, encoding: .utf8)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                if lines.count > 501 { problems.append("\(path) is longer than 500 lines.") }
                for (index, line) in lines.enumerated() {
                    if let name = imported(by: line) {
                        let isDeclared = dependencies(of: module.name).contains(name)
                        if !isDeclared && !(table.platform[module.name] ?? []).contains(name) {
                            problems.append("\(path):\(index + 1): \(module.name) must not import \(name).")
                        }
                    }
                    if let name = declaredType(in: line), names.contains(name) {
                        problems.append("\(path):\(index + 1): the type \(name) has the name of a module.")
                    }
                }
            }
        }
        return problems
    }

    /// The imported module, if the line is an import.
    private func imported(by line: Substring) -> String? {
        var words = line.split(separator: " ")
        while let first = words.first, first.hasPrefix("@") || ["public", "package", "internal"].contains(first) {
            words.removeFirst()
        }
        guard words.first == "import", words.count > 1 else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
        return name.split(separator: ".").first.map(String.init)
    }

    /// The declared type, if the line declares one.
    private func declaredType(in line: Substring) -> String? {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" || $0 == "/") }
        guard let first = words.first, !first.hasPrefix("/") else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype"]
        let others: Set<Substring> = [
            "public", "open", "package", "internal", "fileprivate", "private", "final", "indirect",
        ]
        for (index, word) in words.enumerated() {
            if kinds.contains(word) { return index + 1 < words.count ? String(words[index + 1]) : nil }
            if !others.contains(word) && !word.hasPrefix("@") { return nil }
        }
        return nil
    }
}

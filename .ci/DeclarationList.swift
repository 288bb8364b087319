import Foundation

/// Writes a list of public declarations from the compiler's symbol graphs: one per line, sorted, by module and type.
///
/// `declaration-list FOLDER MODULE…` reads the graphs `MODULE.symbols.json` and `MODULE@OTHER.symbols.json` in the folder. Names
/// that begin with an underscore are omitted, and so are the declarations that the compiler synthesizes for a conformance.
@main
enum DeclarationList {
    static func main() throws {
        guard CommandLine.arguments.count > 2 else {
            print("usage: declaration-list FOLDER MODULE…")
            exit(2)
        }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let modules = try CommandLine.arguments.dropFirst(2).map { name in
            let graphs = files.filter { $0 == "\(name).symbols.json" || $0.hasPrefix("\(name)@") }
            return Module(
                name: name,
                graphs: try graphs.map {
                    try JSONDecoder().decode(Graph.self, from: Data(contentsOf: folder.appendingPathComponent($0)))
                })
        }
        let relations = Relations(modules.flatMap(\.graphs).flatMap(\.relationships))
        print("# The public declarations of all modules. `.ci/steps/api --update` writes this file.")
        let symbols = modules.flatMap(\.graphs).flatMap(\.symbols).filter { $0.isType }
        let constraints = Dictionary(
            symbols.map { ($0.pathComponents, Set($0.swiftGenerics?.constraints ?? [])) },
            uniquingKeysWith: { $0.union($1) })
        for module in modules { module.write(relations, constraints) }
    }
}

/// The part of a symbol graph that is read.
struct Graph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]
}

struct Symbol: Decodable {
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var accessLevel: String
    var swiftExtension: Extension?
    var swiftGenerics: Extension?
    var availability: [Availability]?
    var location: Location?

    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable {
        var kind: String
        var spelling: String
    }
    struct Extension: Decodable { var constraints: [Constraint]? }
    struct Location: Decodable { var uri: String }

    struct Availability: Decodable {
        var isUnconditionallyDeprecated: Bool?
        var isUnconditionallyUnavailable: Bool?
    }

    var isType: Bool {
        ["swift.struct", "swift.class", "swift.enum", "swift.protocol"].contains(kind.identifier)
    }

    /// Whether the declaration is public and written in a source file.
    var isListed: Bool {
        location != nil && !pathComponents.contains { $0.hasPrefix("_") }
            && ["public", "open"].contains(accessLevel)
    }

    /// The declaration on one line; a type has the names of the types around it.
    var text: String {
        let pieces = declarationFragments.map { piece in
            isType && piece.kind == "identifier" ? pathComponents.joined(separator: ".") : piece.spelling
        }
        var text = pieces.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // This attribute affects compilation and is not part of the signature.
        let attribute = "@export(implementation) "
        if text.hasPrefix(attribute) { text.removeFirst(attribute.count) }
        if accessLevel == "open" { text = "open \(text)" }
        if availability?.contains(where: { $0.isUnconditionallyUnavailable == true }) == true {
            text = "@available(unavailable) \(text)"
        } else if availability?.contains(where: { $0.isUnconditionallyDeprecated == true }) == true {
            text = "@available(deprecated) \(text)"
        }
        return text
    }
}

struct Constraint: Decodable, Hashable {
    var kind: String
    var lhs: String
    var rhs: String

    /// The constraints as a clause, without the ones that the type already has.
    static func text(_ constraints: [Constraint]?, besides own: Set<Constraint>) -> String {
        let constraints = (constraints ?? []).filter { !own.contains($0) }
        guard !constraints.isEmpty else { return "" }
        let parts = constraints.map { $0.kind == "sameType" ? "\($0.lhs) == \($0.rhs)" : "\($0.lhs): \($0.rhs)" }
        return " where " + parts.sorted().joined(separator: ", ")
    }
}

struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
    var swiftConstraints: [Constraint]?
}

/// The conformances and superclasses of types, in all modules.
struct Relations {
    private var conformances: [String: [Relationship]] = [:]
    private var superclasses: [String: Relationship] = [:]

    init(_ relationships: [Relationship]) {
        for relationship in relationships {
            switch relationship.kind {
            case "conformsTo": conformances[relationship.source, default: []].append(relationship)
            case "inheritsFrom": superclasses[relationship.source] = relationship
            default: break
            }
        }
    }

    /// The superclass and conformances of a type, without the conformances of its superclass.
    func text(of type: String, names: [String: String], besides own: Set<Constraint>) -> String {
        func name(_ relationship: Relationship) -> String {
            let fallback = relationship.targetFallback.map { String($0.split(separator: ".").last ?? "") }
            return names[relationship.target] ?? fallback ?? relationship.target
        }
        var inherited: Set<String> = []
        var next = superclasses[type]
        while let link = next {
            inherited.formUnion((conformances[link.target] ?? []).map(\.target))
            next = superclasses[link.target]
        }
        // The conformances of every type that does not suppress them.
        let implied: Set<String> = ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]
        let protocols = (conformances[type] ?? []).filter { !inherited.contains($0.target) }
            .filter { !implied.contains(name($0)) && !name($0).hasPrefix("_") }
            .map { name($0) + Constraint.text($0.swiftConstraints, besides: own) }
        let all = (superclasses[type].map { [name($0)] } ?? []) + Set(protocols).sorted()
        return all.isEmpty ? "" : ": " + all.joined(separator: ", ")
    }
}

struct Module {
    var name: String
    var graphs: [Graph]

    /// Prints the declarations: first the ones of the module itself, then each type with its members.
    ///
    /// `constraints` has the constraints of generic types in all modules.
    func write(_ relations: Relations, _ constraints: [[String]: Set<Constraint>]) {
        let symbols = graphs.flatMap(\.symbols).filter(\.isListed)
        let names = Dictionary(
            symbols.filter(\.isType).map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
            uniquingKeysWith: { first, _ in first })
        var sections: [String: Set<String>] = [:]
        for symbol in symbols where symbol.isType {
            let path = symbol.pathComponents.joined(separator: ".")
            let text =
                symbol.text
                + relations.text(
                    of: symbol.identifier.precise, names: names, besides: constraints[symbol.pathComponents] ?? [])
            sections[path, default: []].insert("  " + text)
        }
        for symbol in symbols where !symbol.isType {
            let path = symbol.pathComponents.dropLast().joined(separator: ".")
            let own = constraints[Array(symbol.pathComponents.dropLast())] ?? []
            let condition = Constraint.text(symbol.swiftExtension?.constraints, besides: own)
            sections[path, default: []].insert((path.isEmpty ? "  " : "    ") + symbol.text + condition)
        }
        if sections.isEmpty { return }
        print("\n\(name)")
        for (path, lines) in sections.sorted(by: { $0.key < $1.key }) {
            let types = lines.filter { !$0.hasPrefix("    ") }
            if types.isEmpty { print("  extension \(path)") }
            for line in types.sorted() + lines.subtracting(types).sorted() { print(line) }
        }
    }
}

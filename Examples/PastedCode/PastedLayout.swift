import Geometry
import LayoutScript

extension PastedCode {
    /// A script with the layout of the types; nil if no method lays out views.
    ///
    /// `nodes` are the names of the nodes that the script has already, its root first.
    func script(besides nodes: [String]) -> Conversion? {
        let code = joined
        var scripts: [(name: String, text: String)] = []
        var notes: [String] = []
        for type in code.types.dropFirst() {
            let layout = PastedLayout(type, code, nodes: scripts.isEmpty ? nodes : [])
            guard let script = layout.script else { continue }
            scripts.append((type.name, script))
            notes += layout.notes
        }
        // Of `extension UIView` other types call the methods.
        let own = scripts.filter { script in
            !"UI NS CA".words.contains { script.name.hasPrefix($0) && script.name.dropping(2).beginsInUpperCase }
        }
        if !own.isEmpty { scripts = own }
        if scripts.count < 2 { return scripts.first.map { Conversion(script: $0.text, notes: notes) } }
        let text = scripts.map { "case \"\($0.name)\"\n\($0.text)" }.joined(separator: "\n")
        return Conversion(script: text, notes: notes)
    }
}

/// The layout of a pasted type: its views as nodes, its constants, and the methods that lay the views out.
///
/// Views become nodes without a size, in the parents to which the code adds them. Labels measure the texts that the code sets.
/// Methods that chains need are kept.
final class PastedLayout {
    typealias Member = PastedType.Member

    let type: PastedType
    let code: PastedCode
    /// The names of the nodes that the script already has.
    let nodes: [String]
    /// The methods that lay out views, and the methods that they call.
    var methods: [Member] = []
    /// Whether frames are set once, when views are prepared, and nothing lays out again.
    var preparesViews = false
    /// Whether the nodes have the frames that the code gives them, and the script no methods.
    var isPrepared = false
    /// The methods that change no layout.
    ///
    /// The script has them without statements.
    var emptied = WordSet()
    /// Lines that prepare a view, such as `line.pin.height(1)` in `init` or in a method that it calls.
    var chains: [Edit] = []
    /// Lines that define lists of views, as `let stars = [star1, star2]`, then lines that prepare a view in its declaration.
    var lines: [String] = []
    /// The lines of lists by their names.
    var lists = WordTable<String>()
    /// The words of the methods and lines, and paths such as `Style.margin`.
    var words = WordSet()
    /// The paths by their first words.
    private(set) lazy var pathsInUse = {
        var paths = WordTable<[String]>()
        for path in words.words.filter({ $0.bytes.contains(UInt8(ascii: ".")) }).inAlphabet() {
            let first = path.words(separatedBy: ".")[0]
            paths[first] = (paths[first] ?? []) + [path]
        }
        return paths
    }()
    /// The number of elements that the methods need of each list: ten for `keys[9]`.
    private(set) lazy var countsInUse = {
        var counts = WordTable<Int>()
        for index in methods.flatMap({ $0.tokens }) where code.kind(index + 1) == .leftBracket {
            guard code.kind(index + 2) == .number, code.kind(index + 3) == .rightBracket,
                let last = Double(code.source.text(code.tokens[index + 2].span))
            else { continue }
            counts[code.text(index)] = max(counts[code.text(index)] ?? 0, Int(max(0, min(1000, last))) + 1)
        }
        return counts
    }()
    /// The number of elements of a list that only the app knows: as many as the largest index needs, at least three.
    private(set) lazy var unknownCount = {
        let lists = type.members.filter { code.elementOfEmptyList($0) != nil }
        return min(Self.mostElements, max(3, lists.compactMap { countsInUse[$0.name] }.max() ?? 0))
    }()
    static let mostElements = 100
    /// The properties that are views.
    private(set) lazy var viewProperties = WordSet(
        type.members.filter { !$0.isMethod && isViewType($0.type) }.map { $0.name })
    /// The size of a screen, and of the view itself unless the code gives another one.
    static let screen = ViewNames.screen
    /// The size of the view itself.
    var rootSize = screen
    /// All views that the code makes, each named by its index here, and the views that become nodes.
    var made: [View] = []
    var views: [View] = []
    /// Notes for the reader of the script.
    var notes: [String] = []
    /// The names of the views that fill the view itself.
    var fillsRoot = WordSet()
    /// The names of nodes and of lists.
    var names = WordSet()

    init(_ type: PastedType, _ code: PastedCode, nodes: [String]) {
        (self.type, self.code, self.nodes) = (type, code, nodes)
        findMethods()
        guard hasLayout else { return }
        for range in methods.map(kept) + chains.map({ $0.tokens }) { words.formUnion(code.words(range).words) }
        findViews()
        if isPrepared {
            (methods, chains, lines, words) = ([], [], [], WordSet())
        } else {
            for view in views { findFrame(of: view) }
        }
    }

    /// Whether the type lays out views.
    var hasLayout: Bool { !methods.isEmpty || !chains.isEmpty || isPrepared }

    /// The script; nil if nothing lays out views.
    var script: String? {
        guard hasLayout else { return nil }
        let known = WordSet(nodes + names.words + methods.map { $0.name })
        let constants = code.constants(of: type, for: words, besides: known, lists)
        let placed = WordSet(constants)
        // Constraints are solved before methods lay out.
        let hasConstraints = methods.contains(where: constrains)
        func comesFirst(_ method: Member) -> Bool {
            constrains(method) || method.name == "init"
                || hasConstraints && method.name.isOne(of: "viewDidLoad loadView awakeFromNib")
        }
        let constraining = methods.filter(comesFirst)
        let solve =
            chains.contains { $0.tokens.contains(where: code.isConstraint) } || hasConstraints ? ["solve"] : []
        let entries = entries()
        func calls(_ methods: [Member]) -> [String] {
            let called = entries.filter { entry in methods.contains { $0 === entry } }
            return called.isEmpty
                ? []
                : [""] + called.map { $0.name == "init" ? "prepare()" : $0.method?.callByParameters ?? $0.name + "()" }
        }
        let others = methods.filter { !comesFirst($0) }
        let lines =
            nodeLines + structures + constants + lines.filter { !placed.contains($0) } + chains.map { $0.text }
            + texts(of: constraining) + calls(constraining) + solve + texts(of: others) + calls(others)
        return lines.joined(separator: "\n") + "\n"
    }

    private func texts(of methods: [Member]) -> [String] {
        methods.flatMap { method in
            let edits = method.name == "init" ? [headInPlace(of: method)] : []
            let text = code.text(of: kept(of: method), with: edits) + (emptied.contains(method.name) ? " }" : "")
            return ["", Rewriting.rewritten(text, tuples: WordSet(lists.words))]
        }
    }

    /// The head of a method that replaces the head of an initializer, `init(…)` or `init?(…)`.
    private func headInPlace(of initializer: Member) -> Edit {
        let name = initializer.tokens.first { code.isWord($0, "init") } ?? initializer.place
        let parameters = code.kind(name + 1) == .question ? name + 2 : name + 1
        return Edit(tokens: initializer.place..<code.end(of: parameters), text: "func prepare()")
    }

    /// Functions that return tuples, in place of the structures that the methods make.
    private var structures: [String] {
        var made = WordSet()
        for index in methods.flatMap({ kept(of: $0) }) where code.kind(index + 1) == .leftParenthesis {
            made.insert(code.text(index))
        }
        return made.words.inAlphabet().compactMap { name in
            guard let type = code.type(name, in: type), type.cases.isEmpty, !isViewType(name), !type.isOfSystem,
                !type.members.contains(where: { $0.isMethod && $0.name == "init" })
            else { return nil }
            let properties = type.members.filter { !$0.isMethod && $0.body == nil && !code.isStatic($0) }
            if properties.isEmpty { return nil }
            let parameters = properties.map { property in
                let value = property.value.map { " = " + code.text(of: $0) }
                let isOptional = property.typeTokens.last.map { code.kind($0) } == .question
                return "\(property.name): \(property.type)" + (value ?? (isOptional ? " = nil" : ""))
            }
            let parts = properties.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
            return "func \(name)(\(parameters.joined(separator: ", "))) { (\(parts)) }"
        }
    }

    /// The tokens of a method; of an emptied one, up to its brace.
    private func kept(of method: Member) -> Range<Int> {
        emptied.contains(method.name) ? method.head : method.tokens
    }

    // MARK: Nodes

    /// Whether a type is a view by its name or by the name of a superclass.
    func isViewType(_ name: String) -> Bool {
        let type = code.type(name, in: type)
        if type?.isValue == true { return false }
        let superclasses = type.map { code.superclasses(of: $0) } ?? []
        return ViewNames.namesView(name) || superclasses.contains { ViewNames.namesView($0) }
    }

    func isView(_ member: Member) -> Bool {
        isViewType(member.type) || words.contains("\(member.name).pin")
    }
}

import Geometry
import LayoutScript
import LayoutTree

// The views of a pasted type, as nodes of a script.

extension PastedLayout {
    /// A view that the code makes; with a name it becomes a node.
    final class View {
        let node = LayoutNode()
        /// The name of its property; one of a list has a number behind that of the list.
        var name = ""
        /// The name of its type; empty where a function of the app makes it, and its property has none.
        var type: String
        /// What makes it, if it is not in a list.
        var value: Range<Int>?
        /// Its place in the tree of the setup, from back to front.
        var order = 0
        /// The text in quotes that it shows, the size of its font, and the most lines that it takes.
        var title: String?
        var fontSize: Double?
        var maximumLines: Int?
        var hasImage = false
        /// What a button has around its title.
        var contentInsets = EdgeInsets.zero
        var tag: Double?
        /// Whether it can be seen when the view around it is laid out for the first time.
        var isHidden = false
        var alpha = 1.0
        /// The frame that it is made with, as it is told in numbers, as it is, and as a method of the type returns it.
        var writtenFrame: String?
        var frame: Rect?
        var returnedFrame: Rect?
        /// The size of its content, if its type says so.
        var fixedSize: Size?

        init(_ type: String) { self.type = type }
    }

    /// The view of a node that the code has made; nil for the view itself.
    func view(of node: LayoutNode) -> View? {
        let number = Int(node.nodeName) ?? -1
        return made.indices.contains(number) ? made[number] : nil
    }

    /// Finds the views and lists of views that the methods use, by running what makes and prepares them.
    func findViews() {
        let setup = PastedSetup(self)
        let contents = contentViews.map { addContentView($0, to: setup) }
        setup.prepareViews()
        for view in contents {
            view.frame = Rect(origin: .zero, size: ownSize)
            fillsRoot.insert(view.name)
        }
        let used = type.members.filter { member in
            let isList = usesAll && code.elementOfEmptyList(member).map(isViewType) == true
            return !member.isMethod && (isList || words.contains(member.name))
        }
        // What a list that is filled stands for does not change the other properties.
        let values = used.map { setup.run.names[$0.name] ?? .null }
        addViews(to: setup, listedIn: values)
        var isRunAgain = false
        for (member, value) in zip(used, values) {
            if setup.nilAtFirst.contains(member.name) {
                addLine(member.name, .null)
                continue
            }
            let element = code.elementOfEmptyList(member)
            // The methods fill it.
            if element != nil, words.contains(member.name + ".append") { continue }
            if let element, isViewType(element), !value.holdsNodes {
                let list = fill(member, element, setup)
                add(member, setup.labelled(list, member))
                isRunAgain = true
                continue
            }
            switch value {
            case .list(let list) where list.elements.isEmpty: break
            case .list(let list): add(member, setup.labelled(filled(list, member, setup), member))
            case .number, .bool, .symbol:
                // What `init` gives it.
                let changed = setup.changed[member.name]
                let value = changed ?? value
                if changed != nil || member.value == nil && member.body == nil { addLine(member.name, value) }
                if case .symbol(let word) = value {
                    addProperties(of: member, ofCase: word, setup)
                    // A constant of a structure is the call that makes it.
                    member.value = member.value ?? code.members[member.type + "." + word]?.value
                }
            // Nobody listens to what a view tells by a closure.
            case .null where member.typeTokens.contains { code.kind($0) == .minus }: addLine(member.name, .null)
            default: break
            }
        }
        for name in setup.changed.words.inAlphabet() where !words.contains(name) {
            if let value = setup.changed[name] { addLine(name, value, isUsed: false) }
        }
        for path in words.words.inAlphabet() {
            if path.hasSuffix(".allCases"), let cases = setup.property(path) { addLine(path, cases) }
            if path.hasSuffix(".lineHeight"), let height = setup.lineHeight(of: path) { addLine(path, .number(height)) }
        }
        if isRunAgain { setup.runAgain() }
        setup.end()
        if preparesViews { addViewsWithoutNames() }
        if usesAll {
            // What only holds others has no node.
            let leaves = { (views: ArraySlice<View>) in
                views.filter { $0.node.parent != nil && $0.node.children.isEmpty }
            }
            let first = leaves(made.prefix(setup.countAtFirst))
            addByType(first.contains { $0.name.isEmpty } ? first : leaves(made[...]))
        }
        addSettings(of: setup.run.root)
        findOrder(in: setup)
        findFixedSizes(in: setup)
    }

    /// Whether the methods go over all views.
    private var usesAll: Bool { words.contains("subviews") }

    /// Adds the views that the methods use, or all of them.
    private func addViews(to setup: PastedSetup, listedIn values: [Value]) {
        // Some are reached through a list alone, as in `for row in rows`.
        var listed = WordSet()
        for case .list(let list) in values { listed.formUnion(list.nodes.map { $0.nodeName }) }
        let wrapped = nodesWithContent(in: setup)
        for member in type.members
        where !member.isMethod && !choosesView(member) && !setup.nilAtFirst.contains(member.name) {
            let node = setup.run.names[member.name].node
            let isListed = node.map { listed.contains($0.nodeName) } ?? false
            let isContent = node?.parent.map { parent in wrapped.contains { $0 === parent } } ?? false
            guard usesAll || isListed || isContent || words.contains(member.name) else { continue }
            var view = node.flatMap(view)
            if node == nil, isView(member) { view = setup.makeView(member.type) }
            if let view { add(view, member.name, member) }
        }
    }

    /// Puts views in a list that the app fills: three, since nobody knows how many, or as many as the methods need.
    private func fill(_ member: Member, _ element: String, _ setup: PastedSetup) -> ValueList {
        let count = min(max(3, countsInUse[member.name] ?? 0), Self.mostElements)
        let list = ValueList(of: (0..<count).map { _ in setup.makeView(element).node })
        setup.run.names[member.name] = .list(list)
        let text = count == 3 ? "three" : plain(Double(count))
        lines.append("// The app fills \(member.name); \(text) views stand for what it puts there.")
        return list
    }

    /// A list of views with as many elements as the largest index that the methods use.
    private func filled(_ list: ValueList, _ member: Member, _ setup: PastedSetup) -> ValueList {
        let count = min(countsInUse[member.name] ?? 0, Self.mostElements)
        guard list.elements.count < count, let last = list.nodes.last.flatMap(view) else { return list }
        let more = (list.elements.count..<count).map { _ in setup.makeView(last.type).node }
        return ValueList(of: list.nodes + more)
    }

    /// Adds what an enumeration says of the case that a property has, as `style.gap` of `.large`.
    private func addProperties(of member: Member, ofCase word: String, _ setup: PastedSetup) {
        for path in pathsInUse[member.name] ?? [] {
            let name = path.dropping(member.name.utf8.count + 1)
            if let part = setup.property(name, ofCase: word) { addLine(path, part) }
        }
    }

    /// The names of views that are as large as the view itself: of a cell whose content view is laid out, and of a controller of a
    /// table or a collection.
    private var contentViews: [String] {
        var names = words.contains("contentView.pin") ? ["contentView"] : []
        for name in "tableView collectionView".words where words.contains(name) {
            if classNames.contains(where: { $0.hasSuffix(name.capitalized + "Controller") }) { names.append(name) }
        }
        return names.filter { name in !type.members.contains { $0.name == name } }
    }

    private func addContentView(_ name: String, to setup: PastedSetup) -> View {
        let view = setup.makeView("UIView")
        setup.run.names[name] = .node(view.node)
        setup.run.root?.addChild(view.node)
        add(view, name)
        return view
    }

    /// Numbers the views as they stand in the tree, and then those that the code adds to none of its views, with what they hold.
    private func findOrder(in setup: PastedSetup) {
        var count = 0
        func number(_ root: LayoutNode) {
            var pending = [root]
            while let node = pending.popLast() {
                if let view = view(of: node), !view.name.isEmpty {
                    count += 1
                    view.order = count
                }
                pending += node.children.reversed()
            }
        }
        if let root = setup.run.root { number(root) }
        let others = views.filter { $0.order == 0 && $0.node.rootNode !== setup.run.root }.map { $0.name }
        if !others.isEmpty {
            let those = others.joined(separator: ", ")
            notes.append("The code adds these to no view, so that they are in the view itself: \(those).")
        }
        for view in views where view.order == 0 { number(view.node.rootNode) }
    }

    /// Adds a view under a name, if it has none yet.
    private func add(_ view: View, _ name: String, _ member: Member? = nil) {
        guard view.name.isEmpty, names.insert(name) else { return }
        (view.name, view.value) = (name, member?.value)
        // Of `let title: UILabel = { let label = TitleView() … }()`, where only the app knows the other type.
        let isOfApp = !view.type.hasPrefix("UI") && code.type(view.type, in: type) == nil
        if let member, view.type.isEmpty || isOfApp && isViewType(member.type) { view.type = member.type }
        views.append(view)
    }

    /// Adds a list, unless it is a constant of the code: it has views without names, or the code says later what is in it.
    private func add(_ member: Member, _ list: ValueList) {
        let list = ValueList(list.elements.prefix(Self.mostElements))
        let listed = list.nodes.compactMap(view)
        // The parts of `let metrics = Metrics()` are constants.
        let isOfParts = member.value.map { $0.count == 3 && code.kind($0.lowerBound + 1) == .leftParenthesis } ?? false
        // The names of the parts may stand in the type alone.
        let isNamed = list.flat.first?.name != nil && !(member.value ?? 0..<0).contains { code.kind($0) == .colon }
        let isTuple = list.elements.first?.name != nil || isNamed
        let isConstant = code.value(of: member) != nil && code.elementOfEmptyList(member) == nil
        guard listed.contains(where: { $0.name.isEmpty }) || !isOfParts && (isTuple || !isConstant) else { return }
        for case .calls in list.elements.filter({ $0.name == nil }).map({ $0.value }) { return }
        // The same view again and again is no list of views.
        if WordSet(listed.map { $0.node.nodeName }).words.count < listed.count { return }
        addViews(of: list, member.name)
        addLine(member.name, .list(list))
    }

    /// Gives the views of a list names: that of the list, with numbers and the names of parts.
    private func addViews(of list: ValueList, _ name: String) {
        for (index, element) in list.elements.enumerated() {
            let last = name.utf8.last ?? 0
            let number = (last >= 0x30 && last <= 0x39 ? "_" : "") + plain(Double(index + 1))
            let path = element.name.map { name + $0.capitalized } ?? name + number
            switch element.value {
            case .list(let list): addViews(of: list, path)
            case .node(let node): if let view = view(of: node) { add(view, path) }
            default: break
            }
        }
    }

    private static let mostElements = 100

    /// The lines of the nodes in the order of the tree: parents before their children, from back to front.
    var nodeLines: [String] {
        let root = nodes.first ?? "root container screen".words.first { !names.contains($0) } ?? "parent"
        var lines: [String] = []
        if nodes.isEmpty { lines.append(rootLine(root)) }
        let known = WordSet(nodes)
        for view in views.inOrder(of: { $0.order }) where !known.contains(view.name) {
            let start = "node \(view.name) in \(parent(of: view) ?? root) " + frameAndContent(of: view)
            lines.append(start + marginAttributes("(8, 8, 8, 8)", of: view.name + "."))
        }
        // They are as large as the view, whatever size that has.
        for view in views where fillsRoot.contains(view.name) { lines.append(view.name + ".pin.all()") }
        return lines
    }

    /// The size of the view itself: what the code gives it, or else that of a screen or a row.
    private var ownSize: Size {
        let isRow = "Cell Bar Header Footer".words.contains { word in
            classNames.contains { $0.hasSuffix(word) || $0.hasSuffix(word + "View") }
        }
        return isRow && rootSize.height == Self.screen.height ? Size(width: rootSize.width, height: 120) : rootSize
    }

    private var classNames: [String] { [type.name] + code.superclasses(of: type) }

    /// The line of the view itself, with the margins of UIKit if the methods use them.
    private func rootLine(_ name: String) -> String {
        let margins = classNames.contains { $0.hasSuffix("Controller") } ? "(0, 16, 0, 16)" : "(8, 8, 8, 8)"
        let size = "\(plain(ownSize.width)) \(plain(ownSize.height))"
        return "node \(name) 0 0 \(size)" + marginAttributes(margins)
    }

    /// The attributes of the margins that the methods use: of a view, of which `owner` is the name and a dot, or of any.
    private func marginAttributes(_ margins: String, of owner: String = "") -> String {
        "layoutMargins readableMargins".words.filter { name in
            [name, name + "Guide"].contains { words.contains(owner + $0) || words.contains(owner + "pin." + $0) }
        }.map { " \($0)=\(margins)" }.joined()
    }

    /// The name of the nearest view around another one that has one.
    private func parent(of view: View) -> String? {
        var next = view.node.parent
        while let node = next {
            if let view = self.view(of: node), !view.name.isEmpty { return view.name }
            next = node.parent
        }
        return nil
    }
}

import Geometry
import LayoutScript
import LayoutTree

// The views of a pasted type, as nodes of a script.

extension PastedLayout {
    /// A view that the code makes.
    ///
    /// A named one becomes a node.
    final class View {
        let node = LayoutNode()
        /// The name of its property; for an element of a list, the name of the list and a number.
        var name = ""
        /// The name of its type; empty if a function of the app makes it and its property declares none.
        var type: String
        /// The tokens that make it; nil for an element of a list.
        var value: Range<Int>?
        /// Its place in the tree of the setup, from back to front.
        var order = 0
        /// Its text in quotes, the size of its font, and its maximum number of lines.
        var title: String?
        var fontSize: Double?
        var maximumLines: Int?
        var hasImage = false
        /// The padding around the title of a button.
        var contentInsets = EdgeInsets.zero
        /// Whether it is hidden when the view around it is laid out for the first time.
        var isHidden = false
        var alpha = 1.0
        /// Whether the code adds it under an unknown condition.
        var isUncertain = false
        /// Its initial frame: as numbers in the code, as a value, and as a method of the type returns it.
        var writtenFrame: String?
        var frame: Rect?
        var returnedFrame: Rect?
        /// The size of its content, if its type declares one.
        var fixedSize: Size?
        /// Whether its type computes its size from what only the app knows, or from views of its own.
        var hasUnknownSize = false

        init(_ type: String) { self.type = type }
    }

    /// The view of a node that the code has made; nil for the view itself.
    func view(of node: LayoutNode) -> View? {
        let number = Int(node.nodeName) ?? -1
        return made.indices.contains(number) ? made[number] : nil
    }

    /// Finds the views and lists of views that the methods use, by running the code that makes and prepares them.
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
        // Views in a list that the app fills change no other property.
        let values = used.map { setup.run.scope[$0.name] ?? .null }
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
            case .list(let list):
                let isUnknown = element != nil && list.nodes.first.map(setup.isUnknown) == true
                add(member, setup.labelled(list, member), comment: isUnknown ? "only the app knows how many" : nil)
            case .symbol("UIImage") where member.value != nil: addLine(member.name, .number(0), comment: "an image")
            case .number, .bool, .symbol:
                // The value that `init` sets.
                let changed = setup.changed[member.name]
                let value = changed ?? value
                if changed != nil || member.value == nil && member.body == nil { addLine(member.name, value) }
                if case .symbol(let word) = value {
                    addProperties(of: member, ofCase: word, setup)
                    // A constant of a structure is the call that makes it.
                    member.value = member.value ?? code.members[member.type.path(to: word)]?.value
                }
            // A script has no closures for a view to call.
            case .null where member.typeTokens.contains { code.kind($0) == .minus }: addLine(member.name, .null)
            default: break
            }
        }
        for name in setup.changed.words.inAlphabet() where !words.contains(name) {
            if let value = setup.changed[name] { addLine(name, value, isUsed: false) }
        }
        for path in words.words.inAlphabet() {
            if path.hasSuffix(".allCases"), let cases = setup.property(path) { addLine(path, cases) }
        }
        if isRunAgain { setup.runAgain() }
        setup.end()
        if preparesViews { addViewsWithoutNames() }
        if usesAll {
            // Views that only hold others have no node.
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
    private var usesAll: Bool { words.contains("children") }

    /// Adds the views that the methods use, or all of them.
    private func addViews(to setup: PastedSetup, listedIn values: [Value]) {
        // Some are reached through a list alone, as in `for row in rows`.
        var listed = WordSet()
        for case .list(let list) in values { listed.formUnion(list.nodes.map { $0.nodeName }) }
        let wrapped = nodesWithContent(in: setup)
        for member in type.members
        where !member.isMethod && !choosesView(member) && !setup.nilAtFirst.contains(member.name) {
            let node = setup.run.scope[member.name].node
            let isListed = node.map { listed.contains($0.nodeName) } ?? false
            let isContent = node?.parent.map { parent in wrapped.contains { $0 === parent } } ?? false
            guard usesAll || isListed || isContent || words.contains(member.name) else { continue }
            var view = node.flatMap(view)
            if node == nil, isView(member) { view = setup.makeView(member.type) }
            if let view { add(view, member.name, member) }
        }
    }

    /// Puts views into a list that the app fills: as many as the methods need, at least three.
    private func fill(_ member: Member, _ element: String, _ setup: PastedSetup) -> ValueList {
        let list = ValueList(of: (0..<unknownCount).map { _ in setup.makeView(element).node })
        setup.run.scope[member.name] = .list(list)
        let text = unknownCount == 3 ? "three" : plain(Double(unknownCount))
        lines.append("// The app fills \(member.name); here it has \(text) views.")
        return list
    }

    /// Adds the properties that an enumeration has for a case, as `style.gap` for `.large`.
    private func addProperties(of member: Member, ofCase word: String, _ setup: PastedSetup) {
        for path in pathsInUse[member.name] ?? [] {
            let name = path.dropping(member.name.utf8.count + 1)
            if let part = setup.property(name, ofCase: word) { addLine(path, part) }
        }
    }

    /// The names of views that fill the view itself: the content view of a cell, and the table or collection of its controller.
    private var contentViews: [String] {
        var names = words.contains("contentView") ? ["contentView"] : []
        for name in "tableView collectionView".words where words.contains(name) {
            if classNames.contains(where: { $0.hasSuffix(name.capitalized + "Controller") }) { names.append(name) }
        }
        return names.filter { name in !type.members.contains { $0.name == name } }
    }

    private func addContentView(_ name: String, to setup: PastedSetup) -> View {
        let view = setup.makeView("UIView")
        setup.run.scope[name] = .node(view.node)
        setup.run.root?.addChild(view.node)
        add(view, name)
        return view
    }

    /// Numbers the views in the order of the tree, and then the views without a parent in the code, with their children.
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
        // `let title: UILabel = { let label = TitleView() … }()` is a label if `TitleView` is not pasted.
        let isOfApp = !view.type.hasPrefix("UI") && code.type(view.type, in: type) == nil
        if let member, view.type.isEmpty || isOfApp && isViewType(member.type) { view.type = member.type }
        views.append(view)
    }

    /// Adds a list, unless it can be a constant of the script: its views have no names, or it is filled later.
    private func add(_ member: Member, _ list: ValueList, comment: String? = nil) {
        let list = ValueList(list.elements.prefix(Self.mostElements))
        let listed = list.nodes.compactMap(view)
        // The parts of `let metrics = Metrics()` are constants.
        let isOfParts = member.value.map { $0.count == 3 && code.kind($0.lowerBound + 1) == .leftParenthesis } ?? false
        // The type may name the parts, and the value not.
        let isNamed = list.flat.first?.name != nil && !(member.value ?? 0..<0).contains { code.kind($0) == .colon }
        let isTuple = list.elements.first?.name != nil || isNamed
        let isConstant = code.value(of: member) != nil && code.elementOfEmptyList(member) == nil
        guard listed.contains(where: { $0.name.isEmpty }) || !isOfParts && (isTuple || !isConstant) else { return }
        for case .calls in list.elements.filter({ $0.name == nil }).map({ $0.value }) { return }
        // A list that repeats a view is none of views.
        if WordSet(listed.map { $0.node.nodeName }).words.count < listed.count { return }
        addViews(of: list, member.name)
        addLine(member.name, .list(list), comment: comment)
    }

    /// Names the views of a list by the list, with numbers and the names of parts.
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
}

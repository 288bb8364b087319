import Geometry
import LayoutTree

extension LayoutableChecker {
    /// Parents and children must be the objects that were added, in order, at each call.
    func checkTree(_ findings: inout [LayoutableFinding]) {
        let root = makeNode()
        let children = [makeNode(), makeNode(), makeNode()]
        if children[0] === children[1] || children[0] === root {
            findings.append(
                LayoutableFinding("makeNode", "it returns the same object twice", "Make another node each time"))
            return
        }
        if root.parentNode != nil {
            findings.append(
                LayoutableFinding("parentNode", "a new node has a parent", "Return nil for a root"))
        }
        for child in children { addChild(root, child) }
        checkChildren(children, of: root, &findings)
        for child in children where child.parentNode !== root {
            findings.append(
                LayoutableFinding(
                    "parentNode", child.parentNode == nil ? "a child has no parent" : "the parent is another object",
                    "Return the node that the child was added to, the same object each time"))
            break
        }
        if root.parentNode != nil, findings.isEmpty {
            findings.append(
                LayoutableFinding("parentNode", "the root has a parent once it has children", "Return nil for a root"))
        }
        if root.layoutBase !== root {
            findings.append(
                LayoutableFinding("layoutBase", "it is another object", "Return the object itself"))
        }
    }

    private func checkChildren(_ added: [Node], of root: Node, _ findings: inout [LayoutableFinding]) {
        let (found, again) = (root.childNodes, root.childNodes)
        func isSame(_ some: [Node], _ others: [Node]) -> Bool {
            some.count == others.count && zip(some, others).allSatisfy { $0 === $1 }
        }
        if found.count != added.count {
            findings.append(
                LayoutableFinding(
                    "childNodes", "there are \(found.count) children after \(added.count) were added",
                    "Return every child, once"))
        } else if !isSame(found, again) || !found.allSatisfy({ child in added.contains { $0 === child } }) {
            findings.append(
                LayoutableFinding(
                    "childNodes", "the children are not the objects that were added",
                    "Return the same objects each time; wrapper objects must be kept"))
        } else if !isSame(found, added) {
            findings.append(
                LayoutableFinding(
                    "childNodes", "the children are not in the order in which they were added",
                    "Return the children from back to front, the last added one at the end"))
        }
    }

    /// Traits must be finite and must not change between calls.
    func checkTraits(_ findings: inout [LayoutableFinding]) {
        let family = makeFamily()
        let node = family.children[0]
        if node.layoutDirection != node.layoutDirection {
            findings.append(
                LayoutableFinding(
                    "layoutDirection", "it changes from call to call",
                    "Return the direction in force, without changing it"))
        }
        if node.pixelGrid != node.pixelGrid {
            findings.append(
                LayoutableFinding("pixelGrid", "it changes from call to call", "Return the grid of the node's display"))
        }
        if !node.isVisible {
            findings.append(
                LayoutableFinding(
                    "isVisible", "a new node is not visible", "Return true unless the node is hidden or transparent"))
        }
        if let hide {
            hide(node)
            if node.isVisible {
                findings.append(
                    LayoutableFinding(
                        "isVisible", "a hidden node is visible", "Return false for a node that is hidden or transparent"
                    ))
            }
            if !family.children[1].isVisible {
                findings.append(
                    LayoutableFinding(
                        "isVisible", "hiding a node hides its sibling", "Return the state of the node itself"))
            }
        }
        for area in LayoutArea.allCases where !node.insets(of: area).isFinite {
            findings.append(
                LayoutableFinding(
                    "insets(of:)", "the insets of \(area.rawValue) are not finite",
                    "Return zero where there is no such area"))
        }
        if !node.keyboardArea.isFinite {
            findings.append(
                LayoutableFinding(
                    "keyboardArea", "it is not finite", "Return an empty rectangle where there is no keyboard"))
        }
    }
}

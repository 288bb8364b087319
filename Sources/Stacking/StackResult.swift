import LayoutTree

/// What a stack or distribution did.
public struct StackResult<Node: Layoutable> {
    init() {}
}

extension LayoutNode {
    /// Adds the children of an array in order, the last one in front.
    ///
    /// - Precondition: no child is this node or one of its ancestors.
    public final func addChildren(_ children: [LayoutNode]) {
        for child in children { addChild(child) }
    }
}

/// Tags a view with the selection value that it represents.
public struct _TagModifier<V: Hashable>: RenderModifier {
    let tag: V

    func makeRenderNode(around child: RenderNode, owner: _Node) -> TagRenderNode { TagRenderNode(owner: owner, child: child, tag: AnyHashable(tag)) }
    func updateRenderNode(_ node: TagRenderNode) { node.setTag(AnyHashable(tag)) }
}

final class TagRenderNode: WrapperRenderNode {
    private(set) var tag: AnyHashable
    override var name: String { "tag" }

    init(owner: _Node, child: RenderNode, tag: AnyHashable) {
        self.tag = tag
        super.init(owner: owner, child: child)
    }

    func setTag(_ new: AnyHashable) {
        guard new != tag else { return }
        tag = new
        preferencesDidChange()
    }
}

extension RenderNode {
    /// Returns the view's tag: the outermost one set, otherwise the identity of the view's `ForEach` element, up to `limit`.
    func tag(below limit: _Node) -> AnyHashable? {
        var node: RenderNode = self
        while true {
            if let tagged = node as? TagRenderNode { return tagged.tag }
            guard let wrapper = node as? WrapperRenderNode else { break }
            node = wrapper.wrapped
        }
        var child: _Node = node.owner
        while child !== limit, let parent = child.parent {
            if let id = (parent as? any ElementOwner)?.elementID(of: child) { return id }
            child = parent
        }
        return nil
    }
}

extension View {
    /// Sets the selection value that the view represents in a `Picker`; it must be of the selection's type. The elements of a `ForEach` have
    /// their identity as an implicit tag.
    ///
    /// - Parameter includeOptional: whether the tag also matches an optional selection; here it always does.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { modifier(_TagModifier(tag: tag)) }
}

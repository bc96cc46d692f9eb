/// A view that adds parts of its own around the content of its source, such as the bars of a navigation stack.
@MainActor
protocol InspectedContainer {
    /// The name in the source; a render node of this name holds the content.
    static var inspectedName: String { get }
}

/// A node directly around the content of a container's source.
@MainActor
protocol ContainerContent: _Node {}

/// The path of a view without the parts that containers add: those have the path of the container and their own name.
struct ShownPath {
    private(set) var text = ""
    /// The container whose own parts these are, with the text for the container itself; nil in its content.
    private var container: (name: String, text: String)?

    /// Returns the path of a render node.
    ///
    /// - Parameters:
    ///   - name: the node's, with its index if several siblings share it.
    ///   - nodes: the nodes around it, inside the outer render node, outermost first.
    @MainActor func appending(_ name: String, of node: RenderNode, inside nodes: [_Node]) -> ShownPath {
        var path = self
        func join(_ text: String, _ name: String) -> String { text.isEmpty ? name : text + "/" + name }
        for node in nodes {
            if let view = (node as? any InspectedBody)?.inspectedView as? any InspectedContainer {
                let kind = type(of: view).inspectedName
                path.container = (kind, join(path.container?.text ?? path.text, kind))
            }
            if node is any ContainerContent, let container = path.container {
                // This render node stands for the container.
                return ShownPath(text: container.text)
            }
        }
        guard let container = path.container else { return ShownPath(text: join(path.text, name)) }
        if node.name == container.name { return ShownPath(text: container.text) }
        return ShownPath(text: join(container.text, name), container: container)
    }

    private init(text: String, container: (name: String, text: String)? = nil) { (self.text, self.container) = (text, container) }

    /// The path of the root.
    init() {}
}

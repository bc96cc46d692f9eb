/// The shape of the nearest container and its rect, in the coordinates of the view that is drawn.
struct ContainerPlace: Sendable {
    let shape: any InsettableShapeProviding
    let rect: CGRect

    /// Finds the place for the shape whose outline is needed.
    ///
    /// Only the main thread asks, so this is not a task-local value. One that holds a closure crashed in release when it was pushed (`swift_task_localValuePush`).
    @MainActor private static var find: (() -> ContainerPlace?)?

    /// The place for the shape whose outline is needed; nil without a container. The shape's view is drawn again when the place changes.
    static var current: ContainerPlace? { MainThread.isCurrent ? MainActor.assumeIsolated { find?() } : nil }

    /// Calls the closure with the place of a node's container, if the graph has containers with shapes.
    ///
    /// - Parameters:
    ///   - frame: the node's frame.
    ///   - isMirrored: whether the outline will be mirrored in the frame.
    @MainActor static func of<R>(_ node: RenderNode, frame: CGRect, isMirrored: Bool, _ body: () -> R) -> R {
        guard node.graphState.hasContainerShapes else { return body() }
        // Few shapes need their place.
        let outer = find
        find = { around(node, frame: frame, isMirrored: isMirrored) }
        defer { find = outer }
        return body()
    }

    @MainActor private static func around(_ node: RenderNode, frame: CGRect, isMirrored: Bool) -> ContainerPlace? {
        node.owner.graph.counters.containerSearches += 1
        var next = node.parent
        while let candidate = next {
            if let container = candidate as? any ContainerShapeNode {
                container.addReader(node)
                let outer = container.containerFrame
                let x = isMirrored ? frame.maxX - outer.maxX : outer.minX - frame.minX
                let rect = CGRect(x: x, y: outer.minY - frame.minY, width: outer.width, height: outer.height)
                return ContainerPlace(shape: container.containerShape, rect: rect)
            }
            next = candidate.parent
        }
        return nil
    }
}

/// A container's shape as views inside it use it.
protocol InsettableShapeProviding: Sendable {
    /// Returns the shape inset by a distance so that it fills `rect`.
    func insetPath(filling rect: CGRect, by distance: CGFloat) -> Path
    /// The radii of the shape's corners in a size, in points; nil for a shape that isn't a rounded rectangle.
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii?
}

/// A node whose shape views inside refer to.
@MainActor
protocol ContainerShapeNode: AnyObject {
    var containerShape: any InsettableShapeProviding { get }
    var containerFrame: CGRect { get }
    func addReader(_ node: RenderNode)
}

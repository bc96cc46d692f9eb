/// The shape of the nearest container and its rect, in the coordinates of the view that is drawn.
struct ContainerPlace: Sendable {
    let shape: any InsettableShapeProviding
    let rect: CGRect

    /// The place for the shape that is being drawn; nil without a container.
    @TaskLocal static var current: ContainerPlace?

    /// Calls the closure with the place of a node's container, if the graph has containers with shapes.
    ///
    /// - Parameter frame: the node's presented frame.
    @MainActor static func of<R>(_ node: RenderNode, frame: CGRect, _ body: () -> R) -> R {
        guard node.graphState.hasContainerShapes else { return body() }
        var next = node.parent
        while let candidate = next {
            if let container = candidate as? any ContainerShapeNode {
                container.addReader(node)
                let outer = container.containerFrame
                let rect = CGRect(x: outer.minX - frame.minX, y: outer.minY - frame.minY, width: outer.width, height: outer.height)
                return $current.withValue(ContainerPlace(shape: container.containerShape, rect: rect), operation: body)
            }
            next = candidate.parent
        }
        return body()
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

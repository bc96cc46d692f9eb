/// The shape of the enclosing container, inset by the view's distance from the container's edges; without a container, a rectangle.
public struct ContainerRelativeShape: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        guard let place = ContainerPlace.current else { return Path(rect) }
        let outer = place.rect
        let distance = min(rect.minX - outer.minX, rect.minY - outer.minY, outer.maxX - rect.maxX, outer.maxY - rect.maxY)
        return place.shape.insetPath(filling: rect, by: max(0, distance))
    }
    nonisolated public func inset(by amount: CGFloat) -> InsetShape<ContainerRelativeShape> { InsetShape(shape: self, amount: amount) }
}

/// Makes a shape the shape of a container.
private struct ContainerShapeModifier<S: InsettableShape>: RenderModifier {
    let shape: S

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ContainerShapeRenderNode {
        ContainerShapeRenderNode(owner: owner, child: child, shape: ContainerShapeBox(shape: shape))
    }
    func updateRenderNode(_ node: ContainerShapeRenderNode) { node.setShape(ContainerShapeBox(shape: shape)) }
}

private struct ContainerShapeBox<S: InsettableShape>: InsettableShapeProviding {
    let shape: S
    func insetPath(filling rect: CGRect, by distance: CGFloat) -> Path { shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance)) }
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii? {
        (shape as? any RoundedRectangularShape)?.corners(in: size)?.radii(at: { _, minimum in minimum })
    }
}

private final class ContainerShapeRenderNode: WrapperRenderNode, ContainerShapeNode {
    private(set) var containerShape: any InsettableShapeProviding
    private var frame = AnimatedFrame()
    private var readers: [ObjectIdentifier: WeakReader] = [:]
    override var name: String { "containerShape" }

    private struct WeakReader {
        weak var node: RenderNode?
    }

    init(owner: _Node, child: RenderNode, shape: any InsettableShapeProviding) {
        containerShape = shape
        super.init(owner: owner, child: child)
        graphState.hasContainerShapes = true
    }

    func setShape(_ shape: any InsettableShapeProviding) {
        containerShape = shape
        redrawReaders()
    }

    var containerFrame: CGRect { frame.presented(of: self) }

    override func geometryDidChange(resized: Bool) {
        frame.follow(self)
        redrawReaders()
    }

    func addReader(_ node: RenderNode) { readers[ObjectIdentifier(node)] = WeakReader(node: node) }

    private func redrawReaders() {
        readers = readers.filter { $0.value.node != nil }
        for reader in readers.values { reader.node?.displayDidChange() }
    }
}

extension View {
    /// Sets the shape of the container for `ContainerRelativeShape` and concentric corners inside.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { modifier(ContainerShapeModifier(shape: shape)) }
    /// Moves the view away from a corner of its container so that it clears the corner's curve. Not drawn, with a warning.
    public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { notDrawn("containerCornerOffset") }
}

extension GeometryProxy {
    /// The space that the container's corners take; zero, because no container covers a view's corners here.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

extension Color: View {
    public var body: Never { fatalError("Color is drawn by the library and has no body") }

    public static func _makeNode(_ view: Color, _ inputs: _ViewInputs) -> _ViewNode<Color> {
        LeafNode(view, inputs, make: { ColorRenderNode(owner: $1, color: $0) }, update: { $1.setColor($0) })
    }
}

final class ColorRenderNode: LeafRenderNode {
    private var color: AnimatedProperty<ResolvedColor>
    override var name: String { "Color" }
    override var inspectionKind: InspectedView.Kind { .color }
    override var inspectedValues: [ViewDetails.Value] { [("color", color.model.hexadecimal)] }

    init(owner: _Node, color: Color) {
        self.color = AnimatedProperty(color.resolve(in: owner.inputs.environment))
        super.init(owner: owner)
        fillsProposal = true
    }

    func setColor(_ color: Color) { self.color.set(color.resolve(in: owner.inputs.environment), in: owner) }

    override func display(_ builder: inout DisplayListBuilder) {
        let presented = color.presented
        if presented.opacity > 0 { builder.add(.fill(Path(presentedFrame), .color(presented), FillStyle())) }
    }
}

extension View {
    /// Fills the area behind the view with a style, into the safe area where the view touches it.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(Rectangle().fill(style).ignoresSafeArea(edges: edges))
    }
    /// Fills the area behind the view with a color, into the safe area where the view touches it.
    public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_BackgroundModifier(background: color, ignoredSafeAreaEdges: edges))
    }
    /// Fills a shape behind the view with a style.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }
    /// Fills a shape in front of the view with a style.
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }
    /// Fills the area in front of the view with a style, into the safe area where the view touches it.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }
    /// Adds a border inside the view's frame.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

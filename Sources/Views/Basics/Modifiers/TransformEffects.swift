/// Draws the view through a transform.
public struct _TransformEffectModifier: RenderModifier {
    let effect: TransformEffect
    let title: String

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PlacedTransformRenderNode<TransformEffect> {
        PlacedTransformRenderNode(owner: owner, child: child, effect: effect, title: title)
    }
    func updateRenderNode(_ node: PlacedTransformRenderNode<TransformEffect>) { node.setEffect(effect) }
}

extension View {
    /// Draws the view rotated clockwise about `anchor`.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_TransformEffectModifier(effect: TransformEffect(angle: angle, anchor: anchor), title: "rotationEffect"))
    }
    /// Draws the view scaled about `anchor`.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_TransformEffectModifier(effect: TransformEffect(scale: scale, anchor: anchor), title: "scaleEffect"))
    }
    /// Draws the view scaled about `anchor`.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { scaleEffect(CGSize(width: s, height: s), anchor: anchor) }
    /// Draws the view scaled about `anchor`.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// Draws the view as if it were rotated in space about an axis through `anchor`, `anchorZ` points in front of the screen.
    ///
    /// - Parameters:
    ///   - angle: clockwise when looking along the axis: about (1, 0, 0) the top moves away, about (0, 1, 0) the right side.
    ///   - axis: its length has no meaning; an axis of length zero means no rotation.
    ///   - perspective: the strength of the perspective. The eye's distance is the view's longer side divided by this value; 0 is infinitely far.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _GeometryEffectModifier(
                effect: _Rotation3DEffect(
                    angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ, perspective: perspective),
                title: "rotation3DEffect"))
    }
    /// Draws the view through `transform` about its top-left corner.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_GeometryEffectModifier(effect: _ProjectionEffect(transform: transform), title: "projectionEffect"))
    }
    /// Draws the view through `transform` about its top-left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffectModifier(effect: TransformEffect(transform: transform), title: "transformEffect"))
    }
}

/// A shape whose path is transformed about the origin of its rect's coordinates.
public struct TransformedShape<Content: Shape>: ShapeModifier {
    public var shape: Content
    public var transform: CGAffineTransform

    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated var baseTitle: String { shape.title }
    nonisolated public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension Shape {
    /// Returns the shape with its path transformed about the origin. The frame does not change.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { TransformedShape(shape: self, transform: transform) }
}

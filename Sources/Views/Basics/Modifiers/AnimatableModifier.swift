/// A modifier with animatable data; the older name for a type that is `ViewModifier` and `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A view that is evaluated again only when it differs from its previous value.
public struct EquatableView<Content: View & Equatable>: View {
    public var content: Content
    public init(content: Content) { self.content = content }
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Evaluates the view again only when it differs from its previous value.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension View {
    /// Mirrors the view's drawing in right-to-left layouts.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modifier(FlipModifier(isEnabled: enabled)) }
}

private struct FlipModifier: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction
    func body(content: Content) -> some View { content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1) }
}

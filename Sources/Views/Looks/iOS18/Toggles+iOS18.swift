extension Look.Toggles {
    /// Documentation/Semantics/Controls.md#switches-and-sliders. The layout is 2 points narrower than the switch, as that of UIKit's switches, which reach
    /// beyond their alignment rect at the trailing edge.
    static let iOS18 = Look.Toggles(
        form: .switch, sizes: Look.Sized(mini: size, small: size, regular: size, large: size, extraLarge: size), on: .green,
        off: Color(provider: .system(.secondaryFill)), thumbShadow: Look.Shadow(opacity: 0.15, radius: 4, y: 3), spacing: 8,
        motion: .spring(response: 0.3, dampingFraction: 0.85))

    private static let size = Size(width: 51, height: 31, thumb: CGSize(width: 27, height: 27), layoutWidth: 49)
}

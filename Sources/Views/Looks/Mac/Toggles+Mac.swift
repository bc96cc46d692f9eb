extension Look.Toggles {
    /// Switches: 38 by 22 points, 32 by 18 if small, 26 by 15 if mini or in a grouped form (Documentation/Semantics/MacControls.md#toggles).
    static let mac = Look.Toggles(
        form: .checkbox,
        sizes: Look.Sized(mini: size(26, 15), small: size(32, 18), regular: size(38, 22), large: size(38, 22), extraLarge: size(38, 22)), on: nil,
        off: MacColor.off, thumbShadow: Look.Shadow(opacity: 0.2, radius: 1, y: 0.5), spacing: MacMetrics.labelSpacing, motion: iOS18.motion)

    private static func size(_ width: CGFloat, _ height: CGFloat) -> Size {
        Size(width: width, height: height, thumb: CGSize(width: height - 2, height: height - 2), layoutWidth: width)
    }
}

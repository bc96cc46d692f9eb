extension Look.Sliders {
    /// Documentation/Semantics/Controls.md#switches-and-sliders; the marks are estimates.
    static let iOS18 = Look.Sliders(
        showsLabel: false, height: 31, thumb: CGSize(width: 27, height: 27), track: 4, trackMinY: 14, thumbMinY: 4.0 / 3, tick: 4, tickMinY: 25, margin: 1,
        rest: 28, ticks: .dots, trough: Color(provider: .system(.fill)), thumbColor: .white,
        shadows: (Look.Shadow(opacity: 0.12, radius: 6.5, y: 6), Look.Shadow(opacity: 0.12, radius: 2, y: 0.5)))
}

extension Look.Sliders {
    /// Documentation/Semantics/MacControls.md#sliders.
    static let mac = Look.Sliders(
        showsLabel: true, height: 20, thumb: CGSize(width: 18, height: 18), track: 4, trackMinY: 8, thumbMinY: 1, tick: 4, tickMinY: 25, margin: 0, rest: 18,
        ticks: .lines, trough: MacColor.trough, thumbColor: MacColor.thumb,
        shadows: (Look.Shadow(opacity: 0.12, radius: 0.5, y: 0), Look.Shadow(opacity: 0.25, radius: 1, y: 0.5)))
}

extension Look.Progress {
    /// Documentation/Semantics/Controls.md#progress.
    static let iOS18 = Look.Progress(
        spinners: Look.Sized(mini: 20, small: 20, regular: 20, large: 37, extraLarge: 37), bar: 4, barMargin: 0)
}

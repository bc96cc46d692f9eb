extension Look {
    /// Progress views.
    struct Progress: Sendable {
        /// The diameter of spinners.
        var spinners: Sized<CGFloat>
        /// The thickness of bars, and the space above and below.
        var bar: CGFloat
        var barMargin: CGFloat
    }
}

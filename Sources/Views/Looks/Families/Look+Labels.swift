extension Look {
    /// Labels of an icon and a title.
    struct Labels: Sendable {
        /// The space between icon and title.
        var spacing: CGFloat
        /// In a list: the width of the icons' column at least, at the content size `large`, and the space after it.
        var listColumn: CGFloat
        var listSpacing: CGFloat
    }
}

extension Look {
    /// Sheets, popovers, alerts, and confirmation dialogs.
    struct Presentations: Sendable {
        /// Whether a presentation turns the tint behind it gray.
        var dimsTint: Bool
        /// Whether dialogs have an icon and a switch that suppresses them.
        var dialogsHaveIcons: Bool
    }
}

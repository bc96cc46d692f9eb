extension Look {
    /// Menus and the buttons that open them.
    struct Menus: Sendable {
        /// The button of a menu without a style.
        enum Opener: Sendable {
            /// A button like others.
            case button
            /// A plate with an arrowhead.
            case pullDown
        }

        var opener: Opener
    }
}

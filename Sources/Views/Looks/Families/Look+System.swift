extension Look {
    /// What the system's devices have, beside their screens.
    struct System: Sendable {
        /// Whether input is that of a pointer; otherwise fingers touch the screen.
        var hasPointer: Bool
        /// Whether an app can open windows on every device of the system.
        var hasWindows: Bool
    }
}

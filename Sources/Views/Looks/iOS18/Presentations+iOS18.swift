extension Look.Presentations {
    /// Documentation/Semantics/Controls.md#dialogs.
    static let iOS18 = Look.Presentations(dimsTint: true, dialogsHaveIcons: false)
}

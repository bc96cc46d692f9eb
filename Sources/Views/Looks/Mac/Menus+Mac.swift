extension Look.Menus {
    /// Documentation/Semantics/MacControls.md#pickers-and-menus.
    static let mac = Look.Menus(opener: .pullDown)
}

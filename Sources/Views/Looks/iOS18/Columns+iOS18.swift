extension Look.Columns {
    /// Documentation/Semantics/Controls.md#split-views and #tables.
    static let iOS18 = Look.Columns(
        isAlwaysSideBySide: false, sidebar: 320, content: 320, sidebarGround: nil, sidebarButtonIsLast: false, tableMargin: 20, tableHeader: 32,
        tableRows: .plain)
}

extension Look.Columns {
    /// The widths are estimates by eye. A table's margin is that of the rows of inset lists with the space inside of a row.
    static let mac = Look.Columns(
        isAlwaysSideBySide: true, sidebar: 200, content: 240, sidebarGround: MacColor.sidebar, sidebarButtonIsLast: true, tableMargin: 18, tableHeader: 28,
        tableRows: .inset)
}

extension Look {
    /// Split views and tables.
    struct Columns: Sendable {
        /// Whether a split view has columns in every size class, and never lays one over another.
        var isAlwaysSideBySide: Bool
        /// The widths of a sidebar and of the content after it.
        var sidebar: CGFloat
        var content: CGFloat
        /// The ground of a sidebar that belongs to the window, whose title the detail shows; nil for a sidebar that is a page of its own.
        var sidebarGround: Color?
        /// Whether the button that hides the sidebar is at the end of its bar.
        var sidebarButtonIsLast: Bool
        /// The space beside the columns of a table, and the height of their headers.
        var tableMargin: CGFloat
        var tableHeader: CGFloat
        /// The style of the list of a table's rows.
        var tableRows: _ListLook.Kind
    }
}

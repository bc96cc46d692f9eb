/// The dimensions of a list style, in points (Documentation/Semantics/Controls.md#lists).
public struct _ListLook: Equatable, Sendable {
    enum Kind: Sendable { case plain, inset, grouped, insetGrouped, sidebar, sidebarColumn, form }
    /// The style, for which each look of a system has its own dimensions.
    var kind: Kind
    /// Whether rows are drawn on cards.
    var hasCards: Bool
    /// Whether the rows keep a distance from the list's edges.
    var hasMargins: Bool
    /// The cards' corner radius.
    var cornerRadius: CGFloat
    /// The distance between the rows of two sections, and above the first.
    var sectionSpacing: CGFloat
    /// Whether the background is the grouped one.
    var isGrouped: Bool
    /// Whether headers are large, and sections can be collapsed.
    var isSidebar = false
    /// Whether rows lie on the list's background without separators, and a selected one on a rounded ground, as in the sidebar of an iPad.
    var isColumn = false
    /// The other dimensions.
    var metrics: ListMetrics
    /// Whether every second row has another background, without separators, if the look has one.
    var alternates = false
    /// Whether headers stay at the top while their section scrolls.
    var pinsHeaders: Bool { !isGrouped && !isColumn && !hasCards }

    // The styles as code names them. A list takes their dimensions from its look (`Look.Lists.shown`).
    static let plain = Look.Lists.iOS18.plain
    static func inset(alternates: Bool) -> _ListLook { Look.Lists.iOS18.inset.alternating(alternates) }
    static let grouped = Look.Lists.iOS18.grouped
    static let insetGrouped = Look.Lists.iOS18.insetGrouped
    static let sidebar = Look.Lists.iOS18.sidebar

    /// Returns the look with or without alternating backgrounds of rows.
    func alternating(_ alternates: Bool) -> _ListLook {
        var look = self
        look.alternates = alternates
        return look
    }
}

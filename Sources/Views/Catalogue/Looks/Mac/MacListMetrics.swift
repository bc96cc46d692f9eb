/// The dimensions and colors of a list of macOS, in points (Documentation/Semantics/MacControls.md#lists).
struct MacListMetrics: Equatable, Sendable {
    /// The space between the rows and the list's edges.
    var margin: CGFloat
    /// The space between the content of a row and the row's edges.
    var inset: CGFloat
    var rowHeight: CGFloat
    /// The space above and below the content of a row, and of a row with a control.
    var verticalInset: CGFloat
    var controlInset: CGFloat
    var ground: Color
    var selection: Color
    /// The corner radius of the selection.
    var selectionRadius: CGFloat
}

extension _ListLook {
    /// Rows with separators on the text background.
    static let macInset = mac(
        hasCards: false, radius: 0, spacing: 6,
        MacListMetrics(
            margin: 10, inset: 8, rowHeight: 24, verticalInset: 4, controlInset: 1, ground: MacColor.text, selection: MacColor.selection, selectionRadius: 5))
    /// The same from edge to edge.
    static let macPlain = mac(
        hasCards: false, radius: 0, spacing: 0,
        MacListMetrics(
            margin: 0, inset: 8, rowHeight: 24, verticalInset: 4, controlInset: 1, ground: MacColor.text, selection: MacColor.selection, selectionRadius: 0))
    /// Rows without separators.
    static let macSidebar: _ListLook = {
        var look = mac(
            hasCards: false, radius: 0, spacing: 4,
            MacListMetrics(
                margin: 10, inset: 8, rowHeight: 28, verticalInset: 4, controlInset: 3, ground: MacColor.sidebar, selection: MacColor.sidebarSelection,
                selectionRadius: 5))
        (look.isSidebar, look.isColumn) = (true, true)
        return look
    }()
    /// Sections as cards: the grouped form.
    static let macForm = mac(
        hasCards: true, radius: 10, spacing: 20,
        MacListMetrics(
            margin: 20, inset: 10, rowHeight: 36, verticalInset: 10, controlInset: 7, ground: Color(provider: .system(.background)),
            selection: MacColor.selection, selectionRadius: 0))

    private static func mac(hasCards: Bool, radius: CGFloat, spacing: CGFloat, _ metrics: MacListMetrics) -> _ListLook {
        _ListLook(hasCards: hasCards, hasMargins: metrics.margin > 0, cornerRadius: radius, sectionSpacing: spacing, isGrouped: false, mac: metrics)
    }

    /// The font of the headers of sections: 13 points in bold in forms, otherwise 11 points.
    var macHeaderFont: Font { self == .macForm ? .headline : .subheadline.weight(.semibold) }

    /// The look of the style on macOS, whose lists have no inset groups.
    var onMac: _ListLook {
        if mac != nil { return self }
        if isSidebar { return .macSidebar }
        let look: _ListLook = alternating(false) == .plain ? .macPlain : .macInset
        return look.alternating(alternates)
    }

    /// Returns the look with or without alternating backgrounds of rows.
    func alternating(_ alternates: Bool) -> _ListLook {
        var look = self
        look.alternates = alternates
        return look
    }
}

extension Look.Lists {
    /// Documentation/Semantics/MacControls.md#lists. There are no inset groups.
    static let mac = Look.Lists(
        plain: onGround(.plain, spacing: 0, plainMetrics), inset: onGround(.inset, spacing: 6, insetMetrics),
        grouped: onGround(.grouped, spacing: 6, insetMetrics),
        insetGrouped: onGround(.insetGrouped, spacing: 6, insetMetrics), sidebar: sidebar(.sidebar), sidebarColumn: sidebar(.sidebarColumn), form: form)

    private static func onGround(_ kind: _ListLook.Kind, spacing: CGFloat, _ metrics: ListMetrics) -> _ListLook {
        _ListLook(
            kind: kind, hasCards: false, hasMargins: (metrics.values.margin ?? 0) > 0, cornerRadius: 0, sectionSpacing: spacing, isGrouped: false,
            metrics: metrics)
    }

    /// Rows without separators.
    private static func sidebar(_ kind: _ListLook.Kind) -> _ListLook {
        var look = onGround(kind, spacing: 4, sidebarMetrics)
        (look.isSidebar, look.isColumn) = (true, true)
        return look
    }

    /// Sections as cards.
    private static let form: _ListLook = {
        var look = onGround(.form, spacing: 20, formMetrics)
        (look.hasCards, look.cornerRadius) = (true, 10)
        return look
    }()

    /// Rows with separators on the text background, and the same from edge to edge.
    private static let insetMetrics = ListMetrics(insetValues)
    private static let plainMetrics: ListMetrics = {
        var values = insetValues
        (values.margin, values.selectionRadius) = (0, 0)
        return ListMetrics(values)
    }()
    private static let sidebarMetrics: ListMetrics = {
        var values = insetValues
        (values.rowHeight, values.controlInset, values.alternateRow) = (28, 3, nil)
        (values.ground, values.darkGround) = (MacColor.sidebar, MacColor.sidebar)
        (values.selection, values.darkSelection) = (MacColor.sidebarSelection, MacColor.sidebarSelection)
        return ListMetrics(values)
    }()
    private static let formMetrics: ListMetrics = {
        var values = insetValues
        (values.margin, values.inset, values.rowHeight, values.verticalInset, values.controlInset) = (20, 10, 36, 10, 7)
        (values.ground, values.darkGround) = (Color(provider: .system(.background)), Color(provider: .system(.background)))
        (values.selectionRadius, values.alternateRow, values.separatorEnd, values.hasChevrons) = (nil, nil, 10, true)
        (values.header, values.headerIsPrimary, values.captionDistance) = (.headline, true, 7)
        return ListMetrics(values)
    }()

    private static let insetValues = ListMetrics.Values(
        margin: 10, inset: 8, rowHeight: 24, verticalInset: 4, controlInset: 1, controlHeight: .infinity, hasChevrons: false, ground: MacColor.text,
        darkGround: MacColor.text, card: MacColor.card, selection: MacColor.selection, darkSelection: MacColor.selection, selectionRadius: 5,
        alternateRow: MacColor.alternateRow, separatorEnd: 0, header: .subheadline.weight(.semibold), headerIsPrimary: false, captionDistance: 4)
}

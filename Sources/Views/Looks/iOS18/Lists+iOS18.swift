extension Look.Lists {
    /// Documentation/Semantics/Controls.md#lists.
    static let iOS18 = Look.Lists(
        plain: onGround(.plain), inset: onGround(.inset), grouped: cards(.grouped, hasMargins: false, radius: 0),
        insetGrouped: cards(.insetGrouped, hasMargins: true, radius: 10), sidebar: sidebar, sidebarColumn: sidebarColumn,
        form: cards(.insetGrouped, hasMargins: true, radius: 10))

    /// Rows from edge to edge.
    private static func onGround(_ kind: _ListLook.Kind) -> _ListLook {
        _ListLook(kind: kind, hasCards: false, hasMargins: false, cornerRadius: 0, sectionSpacing: 0, isGrouped: false, metrics: plainMetrics)
    }

    private static func cards(_ kind: _ListLook.Kind, hasMargins: Bool, radius: CGFloat) -> _ListLook {
        _ListLook(kind: kind, hasCards: true, hasMargins: hasMargins, cornerRadius: radius, sectionSpacing: 35, isGrouped: true, metrics: cardMetrics)
    }

    private static let sidebar: _ListLook = {
        var look = cards(.sidebar, hasMargins: true, radius: 10)
        look.isSidebar = true
        return look
    }()
    private static let sidebarColumn: _ListLook = {
        var look = sidebar
        (look.kind, look.hasCards, look.isColumn, look.metrics) = (.sidebarColumn, false, true, columnMetrics)
        return look
    }()

    private static let plainMetrics = ListMetrics(plainValues)
    private static let cardMetrics = ListMetrics(cardValues)
    /// A sidebar is lighter than the page in the dark.
    private static let columnMetrics: ListMetrics = {
        var values = cardValues
        values.hasChevrons = false
        values.darkGround = cardValues.card
        values.card = plainValues.card
        return ListMetrics(values)
    }()

    /// A control of up to 36.5 points, the height of a color well, has the smaller inset; higher ones have labels of several lines. The selection is
    /// UIKit's fourth gray.
    private static let plainValues = ListMetrics.Values(
        rowHeight: 44, verticalInset: 11, controlInset: 4, controlHeight: 36.5, hasChevrons: true, ground: Color(provider: .system(.background)),
        darkGround: Color(provider: .system(.background)), card: Color(provider: .system(.background)),
        selection: Color(provider: .system(.gray)).opacity(0.4), darkSelection: Color(provider: .system(.gray)).opacity(0.26), separatorEnd: 0,
        header: .headline, largeHeader: .title3.weight(.semibold), headerIsPrimary: false, captionDistance: 7)
    private static let cardValues: ListMetrics.Values = {
        var values = plainValues
        values.ground = Color(provider: .system(.groupedBackground))
        values.darkGround = values.ground
        values.card = Color(provider: .system(.groupedCell))
        (values.header, values.headerCase) = (.footnote, .uppercase)
        return values
    }()
}

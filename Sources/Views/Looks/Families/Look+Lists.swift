extension Look {
    /// Lists.
    struct Lists: Sendable {
        var plain: _ListLook
        var inset: _ListLook
        var grouped: _ListLook
        var insetGrouped: _ListLook
        var sidebar: _ListLook
        /// A sidebar beside its detail.
        var sidebarColumn: _ListLook
        /// A grouped form whose controls are those of forms.
        var form: _ListLook

        subscript(kind: _ListLook.Kind) -> _ListLook {
            switch kind {
            case .plain: plain
            case .inset: inset
            case .grouped: grouped
            case .insetGrouped: insetGrouped
            case .sidebar: sidebar
            case .sidebarColumn: sidebarColumn
            case .form: form
            }
        }

        /// Returns the dimensions of a list of a style: a sidebar has cards where the width is compact only.
        func shown(_ style: _ListLook, in sizeClass: UserInterfaceSizeClass?) -> _ListLook {
            self[style.isSidebar && sizeClass == .regular ? .sidebarColumn : style.kind].alternating(style.alternates)
        }
    }
}

/// The dimensions of a list's rows and captions in points, its colors, and its fonts. All lists of a style share one object.
final class ListMetrics: Sendable {
    /// What differs between the styles of a look.
    struct Values: Sendable {
        /// The space between the rows and the list's edges; nil for one that follows from the width.
        var margin: CGFloat?
        /// The space between the content of a row and the row's edges; nil for one that follows from the width.
        var inset: CGFloat?
        /// The minimum height of a row.
        var rowHeight: CGFloat
        /// The space above and below the content of a row.
        var verticalInset: CGFloat
        /// The same of a row with a control that is at most `controlHeight` high.
        var controlInset: CGFloat
        var controlHeight: CGFloat
        /// Whether rows that push a page have a chevron.
        var hasChevrons: Bool
        /// Behind the rows: light, and dark.
        var ground: Color
        var darkGround: Color
        /// Behind a row on a card, or one that is swiped.
        var card: Color
        /// Above the ground of a selected row: light, and dark.
        var selection: Color
        var darkSelection: Color
        /// The corner radius of a selected row; nil for rows that have the shape of their card.
        var selectionRadius: CGFloat?
        /// Behind every other row where a list asks for it; nil for lists that don't alternate.
        var alternateRow: Color?
        /// The thickness of the lines between rows; nil for a pixel.
        var separator: CGFloat?
        /// The space between such a line and the row's trailing edge.
        var separatorEnd: CGFloat
        /// The texts above sections.
        var header: Font
        /// The same of prominent headers and of sidebars; nil if these look like the others.
        var largeHeader: Font?
        var headerCase: Text.Case?
        /// Whether all headers have the color of texts; otherwise only large ones have it.
        var headerIsPrimary: Bool
        /// The space between a section's rows and the texts above and below.
        var captionDistance: CGFloat
    }

    let values: Values

    init(_ values: Values) { self.values = values }
}

extension ListMetrics: Equatable {
    static func == (a: ListMetrics, b: ListMetrics) -> Bool { a === b }
}

import Geometry

/// What a view in a list is.
package enum ListItemKind {
    case row, header, footer
    /// Where a section begins or ends: without any size.
    case boundary
}

package struct ListItemKindKey: LayoutValueKey { package static var defaultValue: ListItemKind { .row } }

/// The distance between a section and its neighbors that the section itself asks for, in points; nil for the list's.
package struct ListSectionSpacingKey: LayoutValueKey { package static var defaultValue: CGFloat? { nil } }

/// Puts rows one below the other, with the distances between sections. Source: Documentation/Semantics/Controls.md#lists.
package struct ListLayout: Layout, Equatable {
    /// Whether rows keep a distance from the list's edges.
    let hasMargins: Bool
    /// Between the rows of two sections, and above the first, points.
    let sectionSpacing: CGFloat
    /// Between two rows of a section, points.
    let rowSpacing: CGFloat
    /// Whether the list has groups: the distance above a header is that of UIKit's grouped tables.
    let isGrouped: Bool

    package init(hasMargins: Bool, sectionSpacing: CGFloat, rowSpacing: CGFloat = 0, isGrouped: Bool) {
        self.hasMargins = hasMargins
        self.sectionSpacing = sectionSpacing
        self.rowSpacing = rowSpacing
        self.isGrouped = isGrouped
    }

    /// Returns the distance that a list of this width keeps from its edges, in points.
    package static func margin(width: CGFloat) -> CGFloat { width > 320 ? 20 : 16 }

    private func margin(_ width: CGFloat) -> CGFloat { hasMargins ? Self.margin(width: width) : 0 }

    private func distances(_ subviews: Subviews) -> (before: [CGFloat], after: CGFloat) {
        var before: [CGFloat] = []
        var previous: ListItemKind?
        /// Whether a section or the list has begun, and no row of it has come yet.
        var isAtStart = true
        var spacing = sectionSpacing
        for subview in subviews {
            let kind = subview[ListItemKindKey.self]
            switch kind {
            case .boundary:
                before.append(0)
                spacing = subview[ListSectionSpacingKey.self] ?? sectionSpacing
                isAtStart = true
                continue
            case .header:
                // What the section's distance and the header's own height of 23 leave of the 55 2/3 between two cards in UIKit; less below a footer.
                before.append(isGrouped ? max(0, spacing - (previous == .footer ? 12 : 2)) : previous != nil ? 18 : 7)
                isAtStart = false
            case .row, .footer:
                before.append(isAtStart ? (previous == .footer ? max(0, spacing - 9) : spacing) : kind == .row && previous == .row ? rowSpacing : 0)
                isAtStart = false
            }
            previous = kind
        }
        return (before, sectionSpacing)
    }

    private func offer(_ width: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: width.map { max(0, $0 - 2 * margin($0)) }, height: nil) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (before, after) = distances(subviews)
        let sizes = subviews.map { $0.sizeThatFits(offer(proposal.width)) }
        let widest = sizes.map(\.width).max() ?? 0
        let width = proposal.width ?? widest + 2 * margin(widest)
        return CGSize(width: width, height: before.reduce(0, +) + sizes.map(\.height).reduce(0, +) + after)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        let (before, _) = distances(subviews)
        let offer = offer(bounds.width)
        let margin = margin(bounds.width)
        for (subview, distance) in zip(subviews, before) {
            y += distance
            subview.place(at: CGPoint(x: bounds.minX + margin, y: y), proposal: offer)
            y += subview.sizeThatFits(offer).height
        }
    }
}

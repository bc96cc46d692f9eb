import Geometry

/// The role of a view in a list.
package enum ListItemKind {
    case row, header, footer
    /// The beginning or the end of a section; it has no size.
    case boundary
}

package struct ListItemKindKey: LayoutValueKey { package static var defaultValue: ListItemKind { .row } }

/// The distance between a section and its neighbors that the section itself requests, in points; nil for the list's.
package struct ListSectionSpacingKey: LayoutValueKey { package static var defaultValue: CGFloat? { nil } }

/// The space beside the rows of the section that begins, in points; nil for the list's.
package struct ListSectionMarginsKey: LayoutValueKey { package static var defaultValue: (leading: CGFloat?, trailing: CGFloat?)? { nil } }

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
    /// The distance that the rows keep from the edges, in points; nil for iOS's, which depends on the width.
    let ownMargin: CGFloat?

    package init(hasMargins: Bool, sectionSpacing: CGFloat, rowSpacing: CGFloat = 0, isGrouped: Bool, ownMargin: CGFloat? = nil) {
        self.ownMargin = ownMargin
        self.hasMargins = hasMargins
        self.sectionSpacing = sectionSpacing
        self.rowSpacing = rowSpacing
        self.isGrouped = isGrouped
    }

    /// Returns the distance that a list of this width keeps from its edges, in points.
    package static func margin(width: CGFloat) -> CGFloat { width > 320 ? 20 : 16 }

    private func margin(_ width: CGFloat) -> CGFloat { ownMargin ?? (hasMargins ? Self.margin(width: width) : 0) }

    /// The distances before the views, and the margins of each view; nil if all views have the list's margins.
    private struct Arrangement {
        var before: [CGFloat] = []
        var after: CGFloat = 0
        var margins: [(leading: CGFloat?, trailing: CGFloat?)?]?
    }

    private func distances(_ subviews: Subviews) -> Arrangement {
        var before: [CGFloat] = []
        var margins: [(leading: CGFloat?, trailing: CGFloat?)?]?
        /// The margins of the running section.
        var own: (leading: CGFloat?, trailing: CGFloat?)?
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
                own = subview[ListSectionMarginsKey.self]
                if own != nil, margins == nil { margins = Array(repeating: nil, count: before.count - 1) }
                margins?.append(own)
                continue
            case .header:
                // In UIKit, two cards are 55 2/3 apart. This is the part that the header's height of 23 leaves; it is less below a footer.
                before.append(isGrouped ? max(0, spacing - (previous == .footer ? 12 : 2)) : previous != nil ? 18 : 7)
                isAtStart = false
            case .row, .footer:
                before.append(isAtStart ? (previous == .footer ? max(0, spacing - 9) : spacing) : kind == .row && previous == .row ? rowSpacing : 0)
                isAtStart = false
            }
            margins?.append(own)
            previous = kind
        }
        return Arrangement(before: before, after: sectionSpacing, margins: margins)
    }

    private func offer(_ width: CGFloat?, _ own: (leading: CGFloat?, trailing: CGFloat?)? = nil) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - (own?.leading ?? margin($0)) - (own?.trailing ?? margin($0))) }, height: nil)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let arrangement = distances(subviews)
        let offer = offer(proposal.width)
        let sizes = subviews.indices.map { index in
            subviews[index].sizeThatFits(arrangement.margins?[index].map { self.offer(proposal.width, $0) } ?? offer)
        }
        let widest = sizes.map(\.width).max() ?? 0
        let width = proposal.width ?? widest + 2 * margin(widest)
        return CGSize(width: width, height: arrangement.before.reduce(0, +) + sizes.map(\.height).reduce(0, +) + arrangement.after)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        let arrangement = distances(subviews)
        let usual = offer(bounds.width)
        let margin = margin(bounds.width)
        for index in subviews.indices {
            let own = arrangement.margins?[index]
            let offer = own.map { self.offer(bounds.width, $0) } ?? usual
            y += arrangement.before[index]
            subviews[index].place(at: CGPoint(x: bounds.minX + (own?.leading ?? margin), y: y), proposal: offer)
            y += subviews[index].sizeThatFits(offer).height
        }
    }
}

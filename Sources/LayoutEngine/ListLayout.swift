import Geometry

/// What a view in a list is.
package enum ListItemKind {
    case row, header, footer
    /// Where a section begins or ends: without any size.
    case boundary
}

package struct ListItemKindKey: LayoutValueKey { package static var defaultValue: ListItemKind { .row } }

/// Puts rows one below the other, with the distances between sections.
package struct ListLayout: Layout, Equatable {
    /// From the list's edges to the rows, points.
    let margin: CGFloat
    /// Between the rows of two sections, and above the first, points.
    let sectionSpacing: CGFloat
    /// Whether the first section's header keeps its full distance from the top.
    let isGrouped: Bool

    package init(margin: CGFloat, sectionSpacing: CGFloat, isGrouped: Bool) {
        self.margin = margin
        self.sectionSpacing = sectionSpacing
        self.isGrouped = isGrouped
    }

    /// Above a section's header, points: what UIKit leaves of the section's distance, less the header's own height.
    private static let headerSpacing: CGFloat = 18

    private func distances(_ subviews: Subviews) -> (before: [CGFloat], after: CGFloat) {
        var before: [CGFloat] = []
        var previous: ListItemKind?
        /// Whether a section or the list has begun, and no row of it has come yet.
        var isAtStart = true
        for subview in subviews {
            let kind = subview[ListItemKindKey.self]
            switch kind {
            case .boundary:
                before.append(0)
                isAtStart = true
                continue
            case .header:
                before.append(isGrouped || previous != nil ? Self.headerSpacing : 7)
                isAtStart = false
            case .row, .footer:
                before.append(isAtStart ? sectionSpacing : 0)
                isAtStart = false
            }
            previous = kind
        }
        return (before, sectionSpacing)
    }

    private func offer(_ width: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: width.map { max(0, $0 - 2 * margin) }, height: nil) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (before, after) = distances(subviews)
        let sizes = subviews.map { $0.sizeThatFits(offer(proposal.width)) }
        let width = proposal.width ?? (sizes.map(\.width).max() ?? 0) + 2 * margin
        return CGSize(width: width, height: before.reduce(0, +) + sizes.map(\.height).reduce(0, +) + after)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        let (before, _) = distances(subviews)
        let offer = offer(bounds.width)
        for (subview, distance) in zip(subviews, before) {
            y += distance
            subview.place(at: CGPoint(x: bounds.minX + margin, y: y), proposal: offer)
            y += subview.sizeThatFits(offer).height
        }
    }
}

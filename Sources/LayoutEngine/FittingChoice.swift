import Geometry

/// Which of several views is the first that fits, as `ViewThatFits` chooses. Source: Documentation/Semantics/Layout.md#viewthatfits.
package enum FittingChoice {
    /// The place of the first candidate whose ideal size on `axes` is no larger than the proposal; the last one where none is. nil without candidates.
    ///
    /// On other axes candidates are offered what the proposal says; an axis without a proposal has room for everything.
    package static func index(among candidates: [any LayoutElement], fitting proposal: ProposedViewSize, in axes: Axis.Set) -> Int? {
        var offer = proposal
        if axes.contains(.horizontal) { offer.width = nil }
        if axes.contains(.vertical) { offer.height = nil }
        func fits(_ length: CGFloat, _ room: CGFloat?) -> Bool { room.map { length <= $0 } ?? true }
        return candidates.indices.dropLast().first { index in
            let size = candidates[index].sizeThatFits(offer)
            return (!axes.contains(.horizontal) || fits(size.width, proposal.width)) && (!axes.contains(.vertical) || fits(size.height, proposal.height))
        } ?? candidates.indices.last
    }
}

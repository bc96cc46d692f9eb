import Geometry

/// The choice of the first view that fits, as `ViewThatFits` makes it. Source: Documentation/Semantics/Layout.md#viewthatfits.
package enum FittingChoice {
    /// Returns the index of the first candidate whose ideal size on `axes` is not larger than the proposal; the last one if none fits; nil without candidates.
    ///
    /// On other axes the candidates are offered the proposal; on an axis without a proposal everything fits.
    package static func index(among candidates: [any LayoutElement], fitting proposal: ProposedViewSize, in axes: Axis.Set) -> Int? {
        var offer = proposal
        if axes.contains(.horizontal) { offer.width = nil }
        if axes.contains(.vertical) { offer.height = nil }
        // A stack offers a view the rest of the stack's size. By rounding, that can be a little less than the view's size.
        func fits(_ length: CGFloat, _ available: CGFloat?) -> Bool { available.map { length <= $0 + 1e-6 } ?? true }
        return candidates.indices.dropLast().first { index in
            let size = candidates[index].sizeThatFits(offer)
            return (!axes.contains(.horizontal) || fits(size.width, proposal.width)) && (!axes.contains(.vertical) || fits(size.height, proposal.height))
        } ?? candidates.indices.last
    }
}

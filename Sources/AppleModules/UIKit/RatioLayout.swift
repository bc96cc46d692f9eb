import Easel

/// An arranged view whose height follows its width, or the other way around, in the stack's space.
struct RatioLayout: Layout {
    /// The width divided by the height.
    let ratio: CGFloat
    /// The axis whose length leads: across the stack, which gives that length.
    let axis: Axis

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        switch axis {
        case .horizontal:
            let width = proposal.width ?? ideal.width
            return CGSize(width: width, height: width / ratio)
        case .vertical:
            let height = proposal.height ?? ideal.height
            return CGSize(width: height * ratio, height: height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

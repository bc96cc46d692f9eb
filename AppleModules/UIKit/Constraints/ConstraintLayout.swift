import Easel
import Views

/// The subviews of a view at the frames given by their constraints. If both lengths are proposed, it fills them; otherwise its content decides.
struct ConstraintLayout: Layout {
    /// The view, and the sizes of views further in; used on the main thread only.
    private final class Source: @unchecked Sendable {
        let container: UIView
        var sizes = MeasuredViews()
        init(_ container: UIView) { self.container = container }
    }
    private let source: Source

    @MainActor
    init(_ container: UIView) { source = Source(container) }

    /// Whether constraints place the subviews of a view.
    @MainActor
    static func isUsed(by view: UIView) -> Bool {
        if (view as? any WholeDrawnView)?.arrangesItself == true { return false }
        if view is UIStackView { return !view.laidOutSubviews.isEmpty }
        return view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints && $0.related.contains(where: \.applies) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite { return CGSize(width: width, height: height) }
        return frames(proposal, subviews)[0].size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let source = source
        // During an animation of the size, the subviews have their own ones to the places at its end.
        let size = MainActor.assumeIsolated {
            let view = source.container
            let size = view.layer.isResizing && view.superview != nil ? view.layer.bounds.size : bounds.size
            view.placedSize = size
            return size
        }
        let proposal = ProposedViewSize(size)
        // The constraints of a view around the container may have decided.
        let count = subviews.count
        let solved = MainActor.assumeIsolated { source.container.solvedFrames?.frames(for: proposal, count: count) }
        let frames = solved ?? frames(proposal, subviews)
        // Views inside of the subviews find their safe area, and the views around them, by their frames.
        MainActor.assumeIsolated {
            if solved == nil { ConstrainedViews(source.container).place(frames) }
            if solved != nil { for (view, frame) in zip(source.container.laidOutSubviews, frames.dropFirst()) { view.frame = frame } }
        }
        for (index, subview) in subviews.enumerated() {
            let frame = frames[index + 1]
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }

    /// The frames of the container and of the views that its problem places, all in the container's coordinates.
    private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
        guard !subviews.isEmpty else {
            return [CGRect(x: 0, y: 0, width: ConstrainedFrames.finite(proposal.width) ?? 0, height: ConstrainedFrames.finite(proposal.height) ?? 0)]
        }
        let source = source
        let problem = MainActor.assumeIsolated { ConstraintProblem(source.container) }
        return ConstrainedFrames(problem: problem, proposal: proposal, subviews: subviews) { box, proposal in
            MainActor.assumeIsolated { source.sizes.measure(problem.view(box), proposal) }
        }.solved()
    }

    /// Gives the subviews their places within the size of the container's last layout, outside of a layout of SwiftUI.
    @MainActor
    static func place(in container: UIView) {
        guard isUsed(by: container), let last = container.placedSize else { return }
        let size = container.superview == nil || container.frame.size == .zero ? last : container.frame.size
        let source = Source(container)
        let problem = ConstraintProblem(container)
        let frames = ConstrainedFrames(problem: problem, proposal: ProposedViewSize(size), subviews: nil) { box, proposal in
            MainActor.assumeIsolated { source.sizes.measure(problem.view(box), proposal) }
        }.solved()
        ConstrainedViews(container).place(frames)
        container.placedSize = size
    }
}

/// The size of a view, and the distances of its text's baselines from its upper edge.
struct ViewMeasure {
    let size: CGSize
    let firstBaseline: CGFloat
    let lastBaseline: CGFloat

    init(_ dimensions: ViewDimensions) {
        size = CGSize(width: dimensions.width, height: dimensions.height)
        (firstBaseline, lastBaseline) = (dimensions[.firstTextBaseline], dimensions[.lastTextBaseline])
    }
}

/// The measures of views outside of a layout of SwiftUI, each taken once.
@MainActor
private struct MeasuredViews {
    private struct Key: Hashable {
        let view: ObjectIdentifier
        let width: CGFloat?
        let height: CGFloat?
    }
    private var known: [Key: ViewMeasure] = [:]
    nonisolated init() {}

    mutating func measure(_ view: UIView, _ proposal: ProposedViewSize) -> ViewMeasure {
        let key = Key(view: ObjectIdentifier(view), width: proposal.width, height: proposal.height)
        if let measure = known[key] { return measure }
        let measure = view.measure(proposal)
        known[key] = measure
        return measure
    }
}

extension UIView {
    /// Returns the measure of the view's drawing for a proposal.
    fileprivate func measure(_ proposal: ProposedViewSize) -> ViewMeasure {
        let (found, traits) = (Found(), UITraitCollection.current)
        let view = Measuring(found: found) { picture() ?? AnyView(RepresentedPlaceholder(of: self)) }
        LayerTimeline.measuring { _ = Self.size(of: AnyView(view.transformEnvironment(\.self) { traits.apply(to: &$0) }), proposal) }
        return found.measure ?? ViewMeasure(ViewDimensions(size: .zero))
    }

    private final class Found: @unchecked Sendable { var measure: ViewMeasure? }

    /// A view, whose measure it notes.
    private struct Measuring: Layout {
        let found: Found
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            guard let view = subviews.first else { return .zero }
            let measure = ViewMeasure(view.dimensions(in: proposal))
            found.measure = measure
            return measure.size
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }
}

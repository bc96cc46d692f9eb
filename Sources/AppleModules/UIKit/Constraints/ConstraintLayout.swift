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
        let proposal = ProposedViewSize(bounds.size)
        let source = source
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
        func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
        guard !subviews.isEmpty else { return [CGRect(x: 0, y: 0, width: finite(proposal.width) ?? 0, height: finite(proposal.height) ?? 0)] }
        let source = source
        let problem = MainActor.assumeIsolated { ConstraintProblem(source.container) }
        let inner = 1...max(1, problem.ranks.count)
        // The sizes of views inside of subviews aren't known to SwiftUI's layout.
        func size(_ box: Int, _ proposal: ProposedViewSize) -> CGSize {
            if box <= subviews.count { return subviews[box - 1].sizeThatFits(proposal) }
            return MainActor.assumeIsolated { source.sizes.measure(problem.view(box), proposal).size }
        }
        func baseline(_ box: Int, _ isLast: Bool, _ proposal: ProposedViewSize) -> CGFloat {
            let measure =
                box <= subviews.count
                ? ViewMeasure(subviews[box - 1].dimensions(in: proposal))
                : MainActor.assumeIsolated { source.sizes.measure(problem.view(box), proposal) }
            return isLast ? measure.size.height - measure.lastBaseline : measure.firstBaseline
        }
        func natural(_ box: Int, _ rank: ConstraintProblem.Rank, _ fixed: CGFloat?, _ measured: () -> CGFloat) -> ConstraintSolver.Natural? {
            guard let size = fixed ?? (problem.isMeasured[box - 1] ? measured() : nil) else { return nil }
            return ConstraintSolver.Natural(size: size, hugging: rank.hugging, resistance: rank.resistance)
        }
        let guides: [ConstraintSolver.Natural?] = Array(repeating: nil, count: problem.count - problem.ranks.count - 1)
        let naturalWidths =
            [nil]
            + inner.map { box in natural(box, problem.ranks[box - 1].width, problem.fixed[box - 1].width) { size(box, .unspecified).width } } + guides
        let (width, height) = (finite(proposal.width), finite(proposal.height))
        var (horizontal, vertical) = (problem.horizontal, problem.vertical)
        for arrangement in problem.arrangements where !arrangement.isVertical { horizontal += arrangement.proportions(naturalWidths) }
        let (columns, rows) = (
            ConstraintSolver(count: problem.count, length: width, rules: horizontal, outside: problem.outside),
            ConstraintSolver(count: problem.count, length: height, rules: vertical, outside: problem.outside)
        )
        // If only the height is known, the width follows from it.
        let (tall, wide) = (
            problem.crossed.filter { !columns.determinesSize(of: $0.column) && rows.determinesSize(of: $0.row) },
            problem.crossed.filter { columns.determinesSize(of: $0.column) || !rows.determinesSize(of: $0.row) }
        )
        if !tall.isEmpty {
            let heights = rows.solve(Array(repeating: nil, count: problem.count))
            horizontal += tall.map { $0.rule(height: heights[$0.row].size) }
        }
        let widths = ConstraintSolver(count: problem.count, length: width, rules: horizontal, outside: problem.outside).solve(naturalWidths)
        vertical += wide.map { $0.rule(width: widths[$0.column].size) }
        let naturalHeights =
            [nil]
            + inner.map { box in
                natural(box, problem.ranks[box - 1].height, problem.fixed[box - 1].height) {
                    // The natural height of a text follows its width, that of an image or a control doesn't.
                    let isRigid = problem.isRigid[box - 1]
                    return size(box, isRigid ? .unspecified : ProposedViewSize(width: widths[box].size, height: nil)).height
                }
            } + guides
        for arrangement in problem.arrangements where arrangement.isVertical { vertical += arrangement.proportions(naturalHeights) }
        if problem.usesBaselines {
            vertical = vertical.map { rule in
                rule.withBaselines { box, isLast in
                    guard inner.contains(box) else { return 0 }
                    return baseline(box, isLast, ProposedViewSize(width: widths[box].size, height: naturalHeights[box].map(\.size)))
                }
            }
        }
        let heights = ConstraintSolver(count: problem.count, length: height, rules: vertical, outside: problem.outside).solve(naturalHeights)
        return (0...problem.ranks.count).map {
            CGRect(x: widths[$0].low, y: heights[$0].low, width: widths[$0].size, height: heights[$0].size)
        }
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
        _ = Self.size(of: AnyView(view.transformEnvironment(\.self) { traits.apply(to: &$0) }), proposal)
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

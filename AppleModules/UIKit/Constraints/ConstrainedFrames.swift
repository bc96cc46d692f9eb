import Easel

/// The frames of a container and of the views that its problem places: the widths first, then the heights, which may follow from them.
struct ConstrainedFrames {
    let problem: ConstraintProblem
    let proposal: ProposedViewSize
    /// The container's subviews in a layout of SwiftUI; nil outside of one.
    let subviews: LayoutSubviews?
    /// Measures the view of a box further in, whose size SwiftUI's layout doesn't know.
    let measureInside: (_ box: Int, ProposedViewSize) -> ViewMeasure

    /// Returns a length that a solver can use: nil for an infinite one.
    static func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }

    /// Returns the frames in the container's coordinates, the container's first.
    func solved() -> [CGRect] {
        let natural = naturalWidths
        var rules = problem.horizontal
        for arrangement in problem.arrangements where !arrangement.isVertical { rules += arrangement.proportions(natural) }
        let (columns, rows) = (columns(rules), rows(problem.vertical))
        // If only the height is known, the width follows from it.
        let (tall, wide) = (
            problem.crossed.filter { !columns.determinesSize(of: $0.column) && rows.determinesSize(of: $0.row) },
            problem.crossed.filter { columns.determinesSize(of: $0.column) || !rows.determinesSize(of: $0.row) }
        )
        if !tall.isEmpty {
            let heights = rows.solve(Array(repeating: nil, count: problem.count))
            rules += tall.map { $0.rule(height: heights[$0.row].size) }
        }
        let widths = self.columns(rules).solve(natural)
        let heights = heights(widths: widths, rules: problem.vertical + wide.map { $0.rule(width: widths[$0.column].size) })
        return (0...problem.ranks.count).map {
            CGRect(x: widths[$0].low, y: heights[$0].low, width: widths[$0].size, height: heights[$0].size)
        }
    }

    private typealias Ends = [(low: CGFloat, size: CGFloat)]

    private func heights(widths: Ends, rules: [ConstraintSolver.Rule]) -> Ends {
        let natural = naturalHeights(widths)
        var rules = rules
        for arrangement in problem.arrangements where arrangement.isVertical { rules += arrangement.proportions(natural) }
        if problem.usesBaselines {
            rules = rules.map { rule in
                rule.withBaselines { box, isLast in
                    guard inner.contains(box) else { return 0 }
                    return baseline(box, isLast, ProposedViewSize(width: widths[box].size, height: natural[box].map(\.size)))
                }
            }
        }
        return rows(rules).solve(natural)
    }

    private func columns(_ rules: [ConstraintSolver.Rule]) -> ConstraintSolver {
        ConstraintSolver(count: problem.count, length: Self.finite(proposal.width), rules: rules, outside: problem.outside)
    }

    private func rows(_ rules: [ConstraintSolver.Rule]) -> ConstraintSolver {
        ConstraintSolver(count: problem.count, length: Self.finite(proposal.height), rules: rules, outside: problem.outside)
    }

    // MARK: Natural sizes

    /// The boxes of views inside the container.
    private var inner: ClosedRange<Int> { 1...max(1, problem.ranks.count) }

    private var naturalWidths: [ConstraintSolver.Natural?] {
        withGuides(inner.map { box in natural(box, problem.ranks[box - 1].width, problem.fixed[box - 1].width) { size(box, .unspecified).width } })
    }

    private func naturalHeights(_ widths: Ends) -> [ConstraintSolver.Natural?] {
        withGuides(
            inner.map { box in
                natural(box, problem.ranks[box - 1].height, problem.fixed[box - 1].height) {
                    // The natural height of a text follows its width, that of an image or a control doesn't.
                    let isRigid = problem.isRigid[box - 1]
                    return size(box, isRigid ? .unspecified : ProposedViewSize(width: widths[box].size, height: nil)).height
                }
            })
    }

    /// Returns the natural lengths of all boxes: the container and the layout guides have none.
    private func withGuides(_ natural: [ConstraintSolver.Natural?]) -> [ConstraintSolver.Natural?] {
        [nil] + natural + Array(repeating: nil, count: problem.count - problem.ranks.count - 1)
    }

    private func natural(
        _ box: Int, _ rank: ConstraintProblem.Rank, _ fixed: CGFloat?, _ measured: () -> CGFloat
    ) -> ConstraintSolver.Natural? {
        guard let size = fixed ?? (problem.isMeasured[box - 1] ? measured() : nil) else { return nil }
        return ConstraintSolver.Natural(size: size, hugging: rank.hugging, resistance: rank.resistance)
    }

    private func size(_ box: Int, _ proposal: ProposedViewSize) -> CGSize {
        if let subviews, box <= subviews.count { return subviews[box - 1].sizeThatFits(proposal) }
        return measureInside(box, proposal).size
    }

    private func baseline(_ box: Int, _ isLast: Bool, _ proposal: ProposedViewSize) -> CGFloat {
        let known = subviews.flatMap { box <= $0.count ? ViewMeasure($0[box - 1].dimensions(in: proposal)) : nil }
        let measure = known ?? measureInside(box, proposal)
        return isLast ? measure.size.height - measure.lastBaseline : measure.firstBaseline
    }
}

import Easel

/// The row or column of a stack as rules for the boxes of its views, as UIKit makes it of constraints.
struct StackArrangement {
    let isVertical: Bool
    /// The rules along the stack's axis, and across it.
    private(set) var along: [ConstraintSolver.Rule] = []
    private(set) var across: [ConstraintSolver.Rule] = []
    private let proportional: [Int]

    private typealias Part = ConstraintSolver.Part

    /// - Parameters:
    ///   - container: the box of the stack.
    ///   - boxes: the boxes of the subviews; those that aren't arranged get no rules.
    ///   - next: the number of the next box without a view.
    @MainActor
    init(_ stack: UIStackView, box container: Int, boxes: [Int], of views: [UIView], next: inout Int) {
        isVertical = stack.axis == .vertical
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.directionalLayoutMargins : .zero
        let (start, end) = isVertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
        let (low, high) = isVertical ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
        let arranged = stack.arrangedSubviews.compactMap { view in views.firstIndex { $0 === view } }
        let row = arranged.map { boxes[$0] }
        proportional = stack.distribution == .fillProportionally ? row : []
        guard let first = row.first, let last = row.last else { return }
        along.append(Self.rule(first, .low, container, .low, start))
        along.append(Self.rule(last, .high, container, .high, -end))
        var gaps: [Int] = []
        for (index, (box, after)) in zip(row, row.dropFirst()).enumerated() {
            let own = stack.customSpacing(after: views[arranged[index]])
            let spacing = own == UIStackView.spacingUseDefault ? stack.spacing : own
            switch stack.distribution {
            case .fill, .fillEqually, .fillProportionally: along.append(Self.rule(after, .low, box, .high, spacing))
            case .equalSpacing, .equalCentering:
                along.append(Self.rule(after, .low, box, .high, spacing, .greaterThanOrEqual))
                let isCentered = stack.distribution == .equalCentering
                along.append(Self.rule(next, .low, box, isCentered ? .middle : .high, 0))
                along.append(Self.rule(next, .high, after, isCentered ? .middle : .low, 0))
                if let gap = gaps.first {
                    var equal = Self.rule(next, .size, gap, .size, 0)
                    // The distances of centers give way to the spacing.
                    if isCentered { equal.priority = 149 }
                    along.append(equal)
                }
                gaps.append(next)
                next += 1
            }
        }
        if stack.distribution == .fillEqually { along += row.dropFirst().map { Self.rule($0, .size, first, .size, 0) } }
        for box in row {
            let (top, bottom) = (Self.rule(box, .low, container, .low, low), Self.rule(box, .high, container, .high, -high))
            var (below, above) = (top, bottom)
            (below.relation, above.relation) = (.greaterThanOrEqual, .lessThanOrEqual)
            switch stack.alignment {
            case .fill: across += [top, bottom]
            case .leading: across += [top, above]
            case .trailing: across += [bottom, below]
            case .center: across += [Self.rule(box, .middle, container, .middle, (low - high) / 2), below, above]
            case .firstBaseline, .lastBaseline:
                let isLast = stack.alignment == .lastBaseline
                var aligned = Self.rule(box, isLast ? .high : .low, first, isLast ? .high : .low, 0)
                aligned.baselines = isLast ? (.last, .last) : (.first, .first)
                across += (box == first ? [] : [aligned]) + [below, above]
            }
        }
    }

    private static func rule(
        _ box: Int, _ part: Part, _ other: Int, _ otherPart: Part, _ constant: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal
    ) -> ConstraintSolver.Rule {
        ConstraintSolver.Rule(first: (box, part), relation: relation, second: (other, otherPart), constant: constant)
    }

    /// The rules that give the views lengths in proportion to their natural ones.
    func proportions(_ naturals: [ConstraintSolver.Natural?]) -> [ConstraintSolver.Rule] {
        guard let first = proportional.first, let length = naturals[first]?.size, length > 0 else { return [] }
        return proportional.dropFirst().compactMap { box in
            guard let own = naturals[box]?.size else { return nil }
            var rule = Self.rule(box, .size, first, .size, 0)
            (rule.multiplier, rule.priority) = (own / length, 999)
            return rule
        }
    }
}

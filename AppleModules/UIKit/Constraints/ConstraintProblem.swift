import Easel

/// The constraints of a view's subviews as rules for boxes: the view, its subviews, those further in that share the problem, and layout guides.
@MainActor
struct ConstraintProblem: Sendable {
    nonisolated let horizontal: [ConstraintSolver.Rule]
    nonisolated let vertical: [ConstraintSolver.Rule]
    /// The relations of a width and a height.
    nonisolated let crossed: [CrossedRule]
    /// The priority of a subview's natural length.
    typealias Rank = (hugging: Float, resistance: Float)
    nonisolated let ranks: [(width: Rank, height: Rank)]
    /// The natural lengths that a subview's class defines.
    nonisolated let fixed: [(width: CGFloat?, height: CGFloat?)]
    /// Whether a subview's content has a natural size.
    nonisolated let isMeasured: [Bool]
    /// Whether a subview's natural height is the same for all widths.
    nonisolated let isRigid: [Bool]
    /// The rows and columns of stacks.
    nonisolated let arrangements: [StackArrangement]
    private let views: [UIView]
    /// The boxes of views around the container.
    nonisolated let outside: Set<Int>
    /// Whether a rule relates baselines.
    nonisolated let usesBaselines: Bool
    nonisolated let count: Int

    init(_ container: UIView) {
        let inside = ConstrainedViews(container)
        let views = inside.views
        var boxes = GuideBoxes(container, inside)
        var seen: Set<ObjectIdentifier> = []
        var crossed: [CrossedRule] = []
        let owner = container.contentOwner?.related ?? []
        for constraint in container.related + owner + views.flatMap(\.related) where constraint.applies && seen.insert(ObjectIdentifier(constraint)).inserted {
            // The container's own place in a view around it is that view's matter.
            guard !constraint.placesOnly(container) else { continue }
            guard let first = constraint.firstBox, let (part, isVertical) = constraint.firstAttribute.part, let firstBox = boxes.box(first) else { continue }
            var second: (Int, ConstraintSolver.Part)?
            var isCrossed = false
            if let item = constraint.secondBox {
                guard let part = constraint.secondAttribute.part, let secondBox = boxes.box(item) else { continue }
                second = (secondBox, part.part)
                isCrossed = part.isVertical != isVertical
            }
            var rule = ConstraintSolver.Rule(
                first: (firstBox, part), relation: constraint.relation, second: second, multiplier: constraint.multiplier,
                constant: constraint.constant, priority: constraint.priority.rawValue)
            rule.baselines = (constraint.firstAttribute.baseline, constraint.secondAttribute.baseline)
            if isCrossed {
                crossed.append(CrossedRule(rule: rule, isHeight: isVertical))
            } else {
                boxes.add(rule, isVertical: isVertical)
            }
        }
        for (index, view) in views.enumerated() where view.translatesAutoresizingMaskIntoConstraints {
            let (box, outer, frame) = (index + 1, inside.parents[index], view.frame)
            let fills = (view.fillsWidth, view.fillsHeight)
            boxes.add((box, .low), (outer, .low), fills.0 ? 0 : frame.minX, isVertical: false)
            boxes.add(fills.0 ? (box, .high) : (box, .size), fills.0 ? (outer, .high) : nil, fills.0 ? 0 : frame.width, isVertical: false)
            boxes.add((box, .low), (outer, .low), fills.1 ? 0 : frame.minY, isVertical: true)
            boxes.add(fills.1 ? (box, .high) : (box, .size), fills.1 ? (outer, .high) : nil, fills.1 ? 0 : frame.height, isVertical: true)
        }
        var arrangements: [StackArrangement] = []
        for box in [0] + inside.opened {
            guard let stack = (box == 0 ? container : views[box - 1]) as? UIStackView else { continue }
            let indices = views.indices.filter { inside.parents[$0] == box }
            let arrangement = StackArrangement(stack, box: box, boxes: indices.map { $0 + 1 }, of: indices.map { views[$0] }, next: &boxes.count)
            for rule in arrangement.along { boxes.add(rule, isVertical: arrangement.isVertical) }
            for rule in arrangement.across { boxes.add(rule, isVertical: !arrangement.isVertical) }
            arrangements.append(arrangement)
        }
        (self.views, self.arrangements, outside) = (views, arrangements, boxes.outer)
        usesBaselines = boxes.rows.contains { $0.baselines.first != nil || $0.baselines.second != nil }
        (horizontal, vertical, count) = (boxes.columns, boxes.rows, boxes.count)
        self.crossed = crossed.filter { $0.rule.first.part == .size && $0.rule.second?.part == .size && $0.rule.multiplier != 0 }
        ranks = views.map { (($0.hugging(.horizontal), $0.resistance(.horizontal)), ($0.hugging(.vertical), $0.resistance(.vertical))) }
        fixed = views.map {
            let size = $0.ownIntrinsicSize
            return (size.width < 0 ? nil : size.width, size.height < 0 ? nil : size.height)
        }
        isMeasured = views.indices.map { !inside.opened.contains($0 + 1) && views[$0].hasNaturalSize }
        isRigid = views.map { $0 is UIImageView || $0 is UIControl && !OwnDrawing.isPossible($0) }
    }

    /// The view of a box.
    func view(_ box: Int) -> UIView { views[box - 1] }
}

/// A relation of a width and a height.
struct CrossedRule {
    let rule: ConstraintSolver.Rule
    /// Whether the first part is the height.
    let isHeight: Bool
    /// The box with the width, and the one with the height.
    var column: Int { isHeight ? rule.second?.box ?? 0 : rule.first.box }
    var row: Int { isHeight ? rule.first.box : rule.second?.box ?? 0 }

    func rule(width: CGFloat) -> ConstraintSolver.Rule { isHeight ? first(width) : second(width) }
    func rule(height: CGFloat) -> ConstraintSolver.Rule { isHeight ? second(height) : first(height) }

    /// The first length, by the second one.
    private func first(_ length: CGFloat) -> ConstraintSolver.Rule {
        ConstraintSolver.Rule(
            first: rule.first, relation: rule.relation, constant: rule.multiplier * length + rule.constant, priority: rule.priority)
    }
    /// The second length, by the first one.
    private func second(_ length: CGFloat) -> ConstraintSolver.Rule {
        let flipped = NSLayoutConstraint.Relation(rawValue: rule.multiplier > 0 ? -rule.relation.rawValue : rule.relation.rawValue) ?? .equal
        return ConstraintSolver.Rule(
            first: rule.second ?? rule.first, relation: flipped, constant: (length - rule.constant) / rule.multiplier, priority: rule.priority)
    }
}

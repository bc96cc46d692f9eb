import Easel
import Views

/// The subviews of a view at the frames given by their constraints. If both lengths are proposed, it fills them; otherwise its content decides.
struct ConstraintLayout: Layout {
    /// The view and its subviews; used on the main thread only.
    private final class Views: @unchecked Sendable {
        let container: UIView
        let views: [UIView]
        init(_ container: UIView) { (self.container, views) = (container, MainActor.assumeIsolated { container.laidOutSubviews }) }
    }
    private let views: Views

    @MainActor
    init(_ container: UIView) { views = Views(container) }

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
        let frames = frames(ProposedViewSize(bounds.size), subviews)
        let all = views
        for (index, subview) in subviews.enumerated() {
            let frame = frames[index + 1]
            // Views inside of it find their safe area, and the views around them, by their frames.
            MainActor.assumeIsolated { all.views[index].frame = frame }
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }

    /// The frames of the container and of its subviews.
    private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
        func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
        guard !subviews.isEmpty else { return [CGRect(x: 0, y: 0, width: finite(proposal.width) ?? 0, height: finite(proposal.height) ?? 0)] }
        let all = views
        let problem = MainActor.assumeIsolated { ConstraintProblem(all.container, all.views) }
        let isMeasured = problem.isMeasured
        func natural(_ box: Int, _ rank: ConstraintProblem.Rank, _ fixed: CGFloat?, _ measured: () -> CGFloat) -> ConstraintSolver.Natural? {
            guard let size = fixed ?? (isMeasured[box - 1] ? measured() : nil) else { return nil }
            return ConstraintSolver.Natural(size: size, hugging: rank.hugging, resistance: rank.resistance)
        }
        let inner = 1...subviews.count
        let guides: [ConstraintSolver.Natural?] = Array(repeating: nil, count: problem.count - subviews.count - 1)
        let naturalWidths =
            [nil]
            + inner.map { box in natural(box, problem.ranks[box - 1].width, problem.fixed[box - 1].width) { subviews[box - 1].sizeThatFits(.unspecified).width }
            } + guides
        let (width, height) = (finite(proposal.width), finite(proposal.height))
        var (horizontal, vertical) = (problem.horizontal, problem.vertical)
        if let arrangement = problem.arrangement, !arrangement.isVertical { horizontal += arrangement.proportions(naturalWidths) }
        let (columns, rows) = (
            ConstraintSolver(count: problem.count, length: width, rules: horizontal), ConstraintSolver(count: problem.count, length: height, rules: vertical)
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
        let widths = ConstraintSolver(count: problem.count, length: width, rules: horizontal).solve(naturalWidths)
        vertical += wide.map { $0.rule(width: widths[$0.column].size) }
        let naturalHeights =
            [nil]
            + inner.map { box in
                natural(box, problem.ranks[box - 1].height, problem.fixed[box - 1].height) {
                    // The natural height of a text follows its width, that of an image or a control doesn't.
                    let isRigid = problem.isRigid[box - 1]
                    return subviews[box - 1].sizeThatFits(isRigid ? .unspecified : ProposedViewSize(width: widths[box].size, height: nil)).height
                }
            } + guides
        if let arrangement = problem.arrangement, arrangement.isVertical { vertical += arrangement.proportions(naturalHeights) }
        if problem.usesBaselines {
            vertical = vertical.map { rule in
                rule.withBaselines { box, isLast in
                    guard inner.contains(box) else { return 0 }
                    let proposal = ProposedViewSize(width: widths[box].size, height: naturalHeights[box].map(\.size))
                    let dimensions = subviews[box - 1].dimensions(in: proposal)
                    return isLast ? dimensions.height - dimensions[.lastTextBaseline] : dimensions[.firstTextBaseline]
                }
            }
        }
        let heights = ConstraintSolver(count: problem.count, length: height, rules: vertical).solve(naturalHeights)
        return (0...subviews.count).map {
            CGRect(x: widths[$0].low, y: heights[$0].low, width: widths[$0].size, height: heights[$0].size)
        }
    }
}

/// The constraints of a view's subviews as rules for boxes: the view, its subviews, and layout guides.
@MainActor
struct ConstraintProblem: Sendable {
    private(set) var horizontal: [ConstraintSolver.Rule] = []
    private(set) var vertical: [ConstraintSolver.Rule] = []
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
    /// The row or column of a stack.
    nonisolated let arrangement: StackArrangement?
    /// Whether a rule relates baselines.
    nonisolated let usesBaselines: Bool
    nonisolated let count: Int

    init(_ container: UIView, _ views: [UIView]) {
        var boxes: [ObjectIdentifier: Int] = [ObjectIdentifier(container): 0]
        if let owner = container.contentOwner { boxes[ObjectIdentifier(owner)] = 0 }
        for (index, view) in views.enumerated() { boxes[ObjectIdentifier(view)] = index + 1 }
        var next = views.count + 1
        var (columns, rows): ([ConstraintSolver.Rule], [ConstraintSolver.Rule]) = ([], [])
        func add(_ first: (Int, ConstraintSolver.Part), _ second: (Int, ConstraintSolver.Part)?, _ constant: CGFloat, isVertical: Bool) {
            let rule = ConstraintSolver.Rule(
                first: first, relation: .equal, second: second, multiplier: 1, constant: constant, priority: 1000)
            if isVertical { rows.append(rule) } else { columns.append(rule) }
        }
        /// Returns the box of a view or a guide; nil for a view or guide outside of the container.
        func box(_ item: AnyObject) -> Int? {
            if let known = boxes[ObjectIdentifier(item)] { return known }
            if let view = item as? UIView {
                // The view of a controller around the container has its size before the layout.
                guard view.isOfController, container.isDescendant(of: view), view.frame.width > 0, view.frame.height > 0 else { return nil }
                let origin = container.origin(in: view)
                defer { next += 1 }
                boxes[ObjectIdentifier(view)] = next
                for (isVertical, low, length) in [(false, -origin.x, view.frame.width), (true, -origin.y, view.frame.height)] {
                    // A common edge is known before the container has its frame.
                    let shared = container.distance(toEdgeOf: view, isVertical ? .bottom : .trailing)
                    let place =
                        shared.map { ConstraintSolver.Rule(first: (next, .high), second: (0, .high), constant: $0) }
                        ?? ConstraintSolver.Rule(first: (next, .low), second: (0, .low), constant: low)
                    let size = ConstraintSolver.Rule(first: (next, .size), constant: length)
                    if isVertical { rows += [place, size] } else { columns += [place, size] }
                }
                return next
            }
            guard let guide = item as? UILayoutGuide, let owner = guide.owner, let outer = box(owner) else { return nil }
            defer { next += 1 }
            boxes[ObjectIdentifier(guide)] = next
            guard let insets = guide.insets(owner) else { return next }
            // Without a keyboard, its guide is at the lower edge.
            if guide.kind == .keyboard {
                add((next, .low), (outer, .low), 0, isVertical: false)
                add((next, .high), (outer, .high), 0, isVertical: false)
                add((next, .low), (outer, .high), 0, isVertical: true)
                add((next, .high), (outer, .high), 0, isVertical: true)
                return next
            }
            add((next, .low), (outer, .low), insets.left, isVertical: false)
            add((next, .high), (outer, .high), -insets.right, isVertical: false)
            add((next, .low), (outer, .low), insets.top, isVertical: true)
            add((next, .high), (outer, .high), -insets.bottom, isVertical: true)
            return next
        }
        var seen: Set<ObjectIdentifier> = []
        var crossed: [CrossedRule] = []
        let owner = container.contentOwner?.related ?? []
        for constraint in container.related + owner + views.flatMap(\.related) where constraint.applies && seen.insert(ObjectIdentifier(constraint)).inserted {
            // The container's own place in a view around it is that view's matter.
            guard !constraint.placesOnly(container) else { continue }
            guard let first = constraint.firstItem, let (part, isVertical) = constraint.firstAttribute.part, let firstBox = box(first) else { continue }
            var second: (Int, ConstraintSolver.Part)?
            var isCrossed = false
            if let item = constraint.secondItem {
                guard let part = constraint.secondAttribute.part, let secondBox = box(item) else { continue }
                second = (secondBox, part.part)
                isCrossed = part.isVertical != isVertical
            }
            var rule = ConstraintSolver.Rule(
                first: (firstBox, part), relation: constraint.relation, second: second, multiplier: constraint.multiplier,
                constant: constraint.constant, priority: constraint.priority.rawValue)
            rule.baselines = (constraint.firstAttribute.baseline, constraint.secondAttribute.baseline)
            if isCrossed {
                crossed.append(CrossedRule(rule: rule, isHeight: isVertical))
            } else if isVertical {
                rows.append(rule)
            } else {
                columns.append(rule)
            }
        }
        for (index, view) in views.enumerated() where view.translatesAutoresizingMaskIntoConstraints {
            let frame = view.frame
            let fills = (view.fillsWidth, view.fillsHeight)
            add((index + 1, .low), (0, .low), fills.0 ? 0 : frame.minX, isVertical: false)
            add(fills.0 ? (index + 1, .high) : (index + 1, .size), fills.0 ? (0, .high) : nil, fills.0 ? 0 : frame.width, isVertical: false)
            add((index + 1, .low), (0, .low), fills.1 ? 0 : frame.minY, isVertical: true)
            add(fills.1 ? (index + 1, .high) : (index + 1, .size), fills.1 ? (0, .high) : nil, fills.1 ? 0 : frame.height, isVertical: true)
        }
        let arrangement = (container as? UIStackView).map { StackArrangement($0, boxes: views.indices.map { $0 + 1 }, of: views, next: &next) }
        if let arrangement {
            columns += arrangement.isVertical ? arrangement.across : arrangement.along
            rows += arrangement.isVertical ? arrangement.along : arrangement.across
        }
        self.arrangement = arrangement
        usesBaselines = rows.contains { $0.baselines.first != nil || $0.baselines.second != nil }
        (horizontal, vertical, count) = (columns, rows, next)
        self.crossed = crossed.filter { $0.rule.first.part == .size && $0.rule.second?.part == .size && $0.rule.multiplier != 0 }
        ranks = views.map { (($0.hugging(.horizontal), $0.resistance(.horizontal)), ($0.hugging(.vertical), $0.resistance(.vertical))) }
        fixed = views.map {
            let size = $0.ownIntrinsicSize
            return (size.width < 0 ? nil : size.width, size.height < 0 ? nil : size.height)
        }
        isMeasured = views.map(\.hasNaturalSize)
        isRigid = views.map { $0 is UIImageView || $0 is UIControl && !OwnDrawing.isPossible($0) }
    }
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

extension UIView {
    /// The cell whose content the view is.
    fileprivate var contentOwner: UIView? {
        switch contentOfCell {
        case let cell as UITableViewCell: cell
        case let cell as UICollectionViewCell: cell
        default: nil
        }
    }
    fileprivate var fillsWidth: Bool { frame.width == 0 || autoresizingMask.contains(.flexibleWidth) }
    fileprivate var fillsHeight: Bool { frame.height == 0 || autoresizingMask.contains(.flexibleHeight) }

    /// Whether the content has a natural size.
    var hasNaturalSize: Bool {
        switch self {
        case let text as UITextView: !text.isScrollEnabled
        case is UIScrollView, is UIVisualEffectView: false
        case let image as UIImageView:
            image.image != nil || image.isHighlighted && image.highlightedImage != nil || image.isAnimating && image.animationImages?.isEmpty == false
        default: type(of: self) == UIView.self || OwnDrawing.isPossible(self) ? ConstraintLayout.isUsed(by: self) : true
        }
    }

    /// The priority of the view's natural size. Among equal priorities, buttons and images take precedence over texts.
    fileprivate func hugging(_ axis: NSLayoutConstraint.Axis) -> Float {
        let type: Float =
            switch self {
            case is UILabel: 0.5
            case is UITextField, is UIStackView, is UISearchBar, is UISlider, is UIProgressView: 0.25
            default: 0.75
            }
        return (huggingPriorities[axis] ?? defaultHugging(axis)).rawValue + type
    }

    /// The priority of the natural size of the view's class: controls keep the lengths that they can't use.
    private func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        switch self {
        case is UISwitch, is UIStepper, is UIActivityIndicatorView: .defaultHigh
        case is UISlider, is UIProgressView, is UISegmentedControl, is UITextField, is UISearchBar, is UIPageControl:
            axis == .vertical ? .defaultHigh : .defaultLow
        default: .defaultLow
        }
    }

    /// The distance from the view's lower or trailing edge to that of a view around it, if a constraint gives it.
    fileprivate func distance(toEdgeOf other: UIView, _ edge: NSLayoutConstraint.Attribute) -> CGFloat? {
        for constraint in related where constraint.applies && constraint.relation == .equal && constraint.multiplier == 1 {
            guard constraint.firstAttribute == edge, constraint.secondAttribute == edge else { continue }
            if constraint.firstItem === self, constraint.secondItem === other { return -constraint.constant }
            if constraint.firstItem === other, constraint.secondItem === self { return constraint.constant }
        }
        return nil
    }

    /// The origin of the view in a view around it.
    fileprivate func origin(in other: UIView) -> CGPoint {
        var (origin, view) = (CGPoint.zero, self)
        while view !== other, let outer = view.superview {
            origin = CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
            view = outer
        }
        return origin
    }

    /// The subviews that a layout by constraints places: a stack leaves out hidden views that it arranges.
    var laidOutSubviews: [UIView] {
        guard let stack = self as? UIStackView else { return subviews }
        let hidden = stack.arrangedSubviews.filter(\.isHidden)
        return subviews.filter { view in !hidden.contains { $0 === view } }
    }

    fileprivate func resistance(_ axis: NSLayoutConstraint.Axis) -> Float { (resistancePriorities[axis] ?? .defaultHigh).rawValue }
}

extension UIView {
    /// The lengths that constants give the view, alone or with its proportions, for an arranged view of a stack.
    package func constrainedSize() -> (width: CGFloat?, height: CGFloat?) {
        var size: (width: CGFloat?, height: CGFloat?) = (nil, nil)
        let own = related.filter { $0.applies && $0.firstItem === self && $0.relation == .equal }
        for constraint in own where constraint.secondItem == nil {
            if constraint.firstAttribute == .width { size.width = constraint.constant }
            if constraint.firstAttribute == .height { size.height = constraint.constant }
        }
        for constraint in own where constraint.secondItem === self && constraint.multiplier != 0 {
            switch (constraint.firstAttribute, constraint.secondAttribute, size.width, size.height) {
            case (.width, .height, nil, let height?): size.width = height * constraint.multiplier + constraint.constant
            case (.width, .height, let width?, nil): size.height = (width - constraint.constant) / constraint.multiplier
            case (.height, .width, let width?, nil): size.height = width * constraint.multiplier + constraint.constant
            case (.height, .width, nil, let height?): size.width = (height - constraint.constant) / constraint.multiplier
            default: break
            }
        }
        return size
    }

    /// The lengths of a view that stands alone, such as a header: those of its constraints, or of its frame.
    func givenSize() -> (width: CGFloat?, height: CGFloat?) {
        let size = constrainedSize()
        return (size.width ?? (frame.width > 0 ? frame.width : nil), size.height ?? (frame.height > 0 ? frame.height : nil))
    }
}

extension UIView {
    /// Deactivates the constraints between views inside of `root` and others, which end when `root` leaves its superview.
    func releaseConstraints(to root: UIView) {
        for constraint in related where constraint.isActive {
            let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owner }
            if !views.allSatisfy({ $0.isDescendant(of: root) }) { constraint.isActive = false }
        }
        for view in subviews { view.releaseConstraints(to: root) }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint relates a view with views around it, and with nothing inside of it.
    fileprivate func placesOnly(_ container: UIView) -> Bool {
        let views = [firstItem, secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owner }
        return views.contains { $0 !== container && container.isDescendant(of: $0) } && views.allSatisfy { container.isDescendant(of: $0) }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The baseline instead of an edge.
    fileprivate var baseline: ConstraintSolver.Baseline? { self == .firstBaseline ? .first : self == .lastBaseline ? .last : nil }

    /// The part of a box, and whether it is along y; nil if there is no part.
    fileprivate var part: (part: ConstraintSolver.Part, isVertical: Bool)? {
        switch self {
        case .notAnAttribute: nil
        case .left, .leading, .leftMargin, .leadingMargin: (.low, false)
        case .right, .trailing, .rightMargin, .trailingMargin: (.high, false)
        case .centerX, .centerXWithinMargins: (.middle, false)
        case .width: (.size, false)
        case .top, .topMargin, .firstBaseline: (.low, true)
        case .bottom, .bottomMargin, .lastBaseline: (.high, true)
        case .centerY, .centerYWithinMargins: (.middle, true)
        case .height: (.size, true)
        }
    }
}

import Easel

/// The frames of boxes along one axis, by their constraints. Constraints are linear equations of the boxes' ends, taken by priority: one that contradicts those
/// before it has no effect. Natural sizes follow. An inequality becomes an equation if the solution would violate it.
struct ConstraintSolver {
    /// A part of a box.
    enum Part { case low, high, middle, size }
    /// A relation of two parts, or of one part and a constant: `first = multiplier * second + constant`.
    struct Rule {
        let first: (box: Int, part: Part)
        var relation = NSLayoutConstraint.Relation.equal
        var second: (box: Int, part: Part)?
        var multiplier: CGFloat = 1
        var constant: CGFloat
        var priority: Float = 1000
        /// The baselines that the rule means instead of the parts' edges.
        var baselines: (first: Baseline?, second: Baseline?) = (nil, nil)
    }
    /// A baseline of a box: the first one, from the low end, or the last one, from the high end.
    enum Baseline { case first, last }
    /// The natural size of a box, and its priority.
    struct Natural {
        let size: CGFloat
        let hugging: Float
        let resistance: Float
    }

    private let count: Int
    private let isOpen: Bool
    /// The boxes in the container.
    private let inner: [Int]
    private let base: [Rule]
    private let equal: [Rule]
    private let unequal: [Rule]

    /// - Parameters:
    ///   - count: the number of boxes; the first one is the container.
    ///   - length: the container's length; nil if its content decides.
    ///   - outside: the boxes outside of the container.
    init(count: Int, length: CGFloat?, rules: [Rule], outside: Set<Int> = []) {
        (self.count, isOpen) = (count, length == nil)
        inner = (1..<max(1, count)).filter { !outside.contains($0) }
        base = [Rule(first: (0, .low), constant: 0)] + (length.map { [Rule(first: (0, .high), constant: $0)] } ?? [])
        (equal, unequal) = (rules.filter { $0.relation == .equal }, rules.filter { $0.relation != .equal })
    }

    /// Whether equal relations alone decide a box's size.
    func determinesSize(of box: Int) -> Bool {
        var equations = Equations(count)
        for rule in base + equal { equations.add(rule) }
        return !equations.add(Rule(first: (box, .size), constant: 0))
    }

    /// Returns the low end and the size of each box.
    ///
    /// - Parameter naturals: the natural size of each box, the container's first; nil for a box without a natural size.
    func solve(_ naturals: [Natural?]) -> [(low: CGFloat, size: CGFloat)] {
        let sized = naturals.indices.filter { naturals[$0] != nil }
        // Among equal priorities, the smaller box takes precedence.
        let resisting = sized.sorted { (naturals[$0]?.size ?? 0, $0) < (naturals[$1]?.size ?? 0, $1) }.map { box in
            Rule(first: (box, .size), relation: .greaterThanOrEqual, constant: naturals[box]?.size ?? 0, priority: naturals[box]?.resistance ?? 0)
        }
        let positive = (0..<count).filter { naturals[$0] == nil }.map { Rule(first: ($0, .size), relation: .greaterThanOrEqual, constant: 0, priority: 999) }
        let inside = isOpen ? inner.map { Rule(first: ($0, .low), relation: .greaterThanOrEqual, constant: 0, priority: 1) } : []
        let limits = unequal + resisting + positive + inside
        let hugging = sized.sorted { (-(naturals[$0]?.hugging ?? 0), $0) < (-(naturals[$1]?.hugging ?? 0), $1) }
        let sizes = hugging.map { Rule(first: ($0, .size), constant: naturals[$0]?.size ?? 0) }
        let rest = (1..<max(1, count)).map { Rule(first: ($0, .size), constant: 0) } + (1..<max(1, count)).map { Rule(first: ($0, .low), constant: 0) }
        var active: [Int] = []
        while true {
            var equations = Equations(count)
            // Relations of equal priority apply in the order of their creation.
            let relations = (equal + active.map { limits[$0] }).enumerated()
                .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }.map(\.element)
            for rule in base + relations + sizes + rest { equations.add(rule) }
            let ends = equations.solution(enclosing: isOpen ? inner : nil)
            let broken = limits.indices.filter { !active.contains($0) && !limits[$0].holds(ends) }
            guard let next = broken.max(by: { (limits[$0].priority, $1) < (limits[$1].priority, $0) }) else {
                return ends.map { (CGFloat($0.low), CGFloat(max(0, $0.high - $0.low))) }
            }
            active.append(next)
        }
    }
}

extension ConstraintSolver.Rule {
    /// Returns the rule for the edges of the boxes.
    ///
    /// - Parameter distance: returns the distance of a box's first baseline from its low end, or of its last baseline from its high end.
    func withBaselines(_ distance: (_ box: Int, _ isLast: Bool) -> CGFloat) -> Self {
        func offset(_ box: Int, _ baseline: ConstraintSolver.Baseline?) -> CGFloat {
            switch baseline {
            case .first: distance(box, false)
            case .last: -distance(box, true)
            case nil: 0
            }
        }
        var rule = self
        rule.constant += multiplier * (second.map { offset($0.box, baselines.second) } ?? 0) - offset(first.box, baselines.first)
        rule.baselines = (nil, nil)
        return rule
    }

    fileprivate static func value(_ part: ConstraintSolver.Part, _ ends: (low: Double, high: Double)) -> Double {
        switch part {
        case .low: ends.low
        case .high: ends.high
        case .middle: (ends.low + ends.high) / 2
        case .size: ends.high - ends.low
        }
    }

    fileprivate func holds(_ ends: [(low: Double, high: Double)]) -> Bool {
        let other = second.map { Double(multiplier) * Self.value($0.part, ends[$0.box]) } ?? 0
        let difference = Self.value(first.part, ends[first.box]) - other - Double(constant)
        return relation == .lessThanOrEqual ? difference < 0.001 : difference > -0.001
    }
}

/// Equations of the boxes' ends, each solved for one end that no other equation contains.
private struct Equations {
    private let count: Int
    /// The coefficients of all ends, and the constant.
    private var rows: [(pivot: Int, values: [Double])] = []

    init(_ count: Int) { self.count = count }

    /// Adds an equation; returns false if the previous equations contain or contradict it.
    @discardableResult
    mutating func add(_ rule: ConstraintSolver.Rule) -> Bool {
        var new = Array(repeating: 0.0, count: 2 * count + 1)
        func add(_ box: Int, _ part: ConstraintSolver.Part, _ factor: Double) {
            let (low, high): (Double, Double) =
                switch part {
                case .low: (1, 0)
                case .high: (0, 1)
                case .middle: (0.5, 0.5)
                case .size: (-1, 1)
                }
            new[2 * box] += factor * low
            new[2 * box + 1] += factor * high
        }
        add(rule.first.box, rule.first.part, 1)
        if let second = rule.second { add(second.box, second.part, -Double(rule.multiplier)) }
        new[2 * count] = Double(rule.constant)
        for row in rows where new[row.pivot] != 0 { Self.subtract(row.values, new[row.pivot], from: &new) }
        guard let pivot = (0..<2 * count).max(by: { abs(new[$0]) < abs(new[$1]) }), abs(new[pivot]) > 1e-9 else { return false }
        let factor = new[pivot]
        for index in new.indices { new[index] /= factor }
        for index in rows.indices where rows[index].values[pivot] != 0 { Self.subtract(new, rows[index].values[pivot], from: &rows[index].values) }
        rows.append((pivot, new))
        return true
    }

    private static func subtract(_ row: [Double], _ factor: Double, from other: inout [Double]) {
        for index in other.indices where row[index] != 0 { other[index] -= factor * row[index] }
    }

    /// Returns the ends of the boxes; only the container's high end may be open.
    ///
    /// - Parameter inner: the boxes that an open container encloses; nil if its length is known.
    func solution(enclosing inner: [Int]?) -> [(low: Double, high: Double)] {
        var values = Array(repeating: 0.0, count: 2 * count)
        for row in rows { values[row.pivot] = row.values[2 * count] }
        if let inner, !rows.contains(where: { $0.pivot == 1 || abs($0.values[1]) > 1e-9 }) {
            values[1] = inner.map { values[2 * $0 + 1] }.max() ?? 0
        }
        return stride(from: 0, to: 2 * count, by: 2).map { (values[$0], values[$0 + 1]) }
    }
}

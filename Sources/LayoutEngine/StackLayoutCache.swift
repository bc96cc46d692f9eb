import Geometry

/// The properties of a stack's children, and their sizes and positions for the latest proposal.
///
/// Its arrays are allocated once for the children, and every measurement overwrites them.
/// Source of the rules: Documentation/Semantics/Layout.md#stacks.
public struct _StackLayoutCache {
    private struct Child {
        /// The distance to the child before it; 0 for the first.
        var distance: CGFloat = 0
        var priority: Double = 0
        /// The lengths along the major axis for proposals of 0 and infinity with the current minor proposal; NaN while unknown.
        var shortest: CGFloat = .nan
        var longest: CGFloat = .nan
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
        var guide: CGFloat = 0
        /// Whether the child takes exactly the size of its proposal; then it isn't measured and counts as infinitely flexible.
        var fills = false
    }

    /// The properties that determine a child's order within its priority group.
    private struct SortKey {
        var flexibility: CGFloat
        var shortest: CGFloat
        var index: Int

        /// Returns whether a child comes before another: the less flexible one first; of infinitely flexible ones, the one with the
        /// larger minimum; otherwise in source order.
        static func precedes(_ a: SortKey, _ b: SortKey) -> Bool {
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.flexibility == .infinity, a.shortest != b.shortest { return a.shortest > b.shortest }
            return a.index < b.index
        }
    }

    private var axis: Axis
    private var alignment: AlignmentKey
    private var children: [Child] = []
    /// The children in descending order of priority, and the range of each group of equal priority in that list.
    private var order: [Int] = []
    private var groups: [Range<Int>] = []
    private var sortKeys: [SortKey] = []
    private var totalSpacing: CGFloat = 0
    /// The minor proposal for which `shortest` and `longest` are valid.
    private var minorOfExtremes: CGFloat?
    /// The proposal of the latest measurement; nil before the first.
    private var measured: ProposedViewSize?
    private(set) var size = CGSize.zero
    /// The lower end of the children's minor intervals around the alignment guide, at most 0.
    private var lowest: CGFloat = 0

    init(axis: Axis, alignment: AlignmentKey) {
        self.axis = axis
        self.alignment = alignment
    }

    /// Resets the cache and computes the properties that don't depend on the proposal: order by priority, and distances.
    mutating func reset(_ elements: [any LayoutElement], axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        measured = nil
        minorOfExtremes = nil
        totalSpacing = 0
        children.removeAll(keepingCapacity: true)
        children.reserveCapacity(elements.count)
        var isRanked = false
        var previous: ViewSpacing?
        for (index, element) in elements.enumerated() {
            var child = Child()
            let priority = element.layoutPriority
            child.priority = priority.isNaN ? 0 : priority
            child.fills = element.fillsProposal
            if let spacing {
                child.distance = index == 0 ? 0 : spacing
            } else {
                let current = element.layoutSpacing
                if let previous { child.distance = previous.distance(to: current, along: axis) }
                previous = current
            }
            totalSpacing += child.distance
            isRanked = isRanked || child.priority != children.first?.priority ?? child.priority
            children.append(child)
        }
        order = Array(children.indices)
        groups = children.isEmpty ? [] : [children.indices]
        if isRanked { rank() }
    }

    private mutating func rank() {
        let priorities = children.map(\.priority)
        order.sort { priorities[$0] == priorities[$1] ? $0 < $1 : priorities[$0] > priorities[$1] }
        groups.removeAll()
        var start = 0
        for position in 1...order.count where position == order.count || priorities[order[position]] != priorities[order[start]] {
            groups.append(start..<position)
            start = position
        }
    }

    /// Computes every child's size for a proposal to the stack, and the stack's own size.
    mutating func measure(_ elements: [any LayoutElement], _ proposal: ProposedViewSize) {
        if measured == proposal { return }
        let minor = proposal[axis.other]
        if measured == nil || minorOfExtremes != minor {
            minorOfExtremes = minor
            for index in children.indices {
                children[index].shortest = .nan
                children[index].longest = .nan
            }
        }
        measured = proposal
        distribute(elements, proposal[axis], minor)
        finish(elements)
    }

    /// Measures as `measure` does, but replaces a nil minor proposal with the stack's own minor length, so that children can stretch to it.
    mutating func measureForPlacement(_ elements: [any LayoutElement], _ size: ViewSize) {
        var proposal = size.proposal
        if proposal[axis.other] == nil { proposal[axis.other] = size.value[axis.other] }
        measure(elements, proposal)
    }

    private mutating func distribute(_ elements: [any LayoutElement], _ major: CGFloat?, _ minor: CGFloat?) {
        guard let major else {
            for index in children.indices {
                size(elements, index, nil, minor)
            }
            return
        }
        var available = major - totalSpacing
        // An infinite length stays infinite regardless of the children's lengths, so each of them gets it. This case and the next one need no order.
        if available == .infinity {
            for index in children.indices {
                children[index].longest = size(elements, index, .infinity, minor)
            }
            return
        }
        // If nothing is available, all are offered 0; only a child with a negative length, in a custom layout, could make some length available.
        if !(available > 0) {
            var shortest: CGFloat = 0
            for index in children.indices {
                let length = size(elements, index, 0, minor)
                children[index].shortest = length
                shortest = min(shortest, length)
            }
            if shortest >= 0 { return }
        }
        for group in groups.indices {
            let range = groups[group]
            if group == 0 {
                if groups.count > 1 {
                    for position in range.upperBound..<order.count {
                        available.subtractUnlessNaN(shortest(elements, order[position], minor))
                    }
                }
            } else {
                for position in range {
                    available.subtractUnlessNaN(-shortest(elements, order[position], minor))
                }
            }
            let start = available
            let unmeasured = range.count > 1 ? sort(elements, range, minor, measuringAll: false) : nil
            share(&available, elements, range, minor)
            if let unmeasured, children[unmeasured].size[axis] == .infinity {
                // Its shortest length may be infinite, too: then it isn't the last one.
                _ = sort(elements, range, minor, measuringAll: true)
                available = start
                share(&available, elements, range, minor)
            }
        }
    }

    /// Offers each child of a group its share of the length that is left.
    private mutating func share(_ available: inout CGFloat, _ elements: [any LayoutElement], _ range: Range<Int>, _ minor: CGFloat?) {
        var count = CGFloat(range.count)
        for position in range {
            let share = available / count
            available.subtractUnlessNaN(size(elements, order[position], share > 0 ? share : 0, minor))
            count -= 1
        }
    }

    /// Offers a child a length and records the size that it takes. Returns its length.
    @discardableResult
    private mutating func size(_ elements: [any LayoutElement], _ index: Int, _ major: CGFloat?, _ minor: CGFloat?) -> CGFloat {
        let proposal = ProposedViewSize(major, along: axis, across: minor)
        let size = children[index].fills ? proposal.replacingUnspecifiedDimensions() : elements[index].sizeThatFits(proposal)
        children[index].proposal = proposal
        children[index].size = size
        return size[axis]
    }

    private mutating func shortest(_ elements: [any LayoutElement], _ index: Int, _ minor: CGFloat?) -> CGFloat {
        if children[index].fills { return 0 }
        if children[index].shortest.isNaN {
            children[index].shortest = elements[index].sizeThatFits(ProposedViewSize(0, along: axis, across: minor))[axis]
        }
        return children[index].shortest
    }

    private mutating func longest(_ elements: [any LayoutElement], _ index: Int, _ minor: CGFloat?) -> CGFloat {
        if children[index].fills { return .infinity }
        if children[index].longest.isNaN {
            children[index].longest = elements[index].sizeThatFits(ProposedViewSize(.infinity, along: axis, across: minor))[axis]
        }
        return children[index].longest
    }

    /// Sorts a group by flexibility. A child whose shortest length is infinite counts as inflexible.
    ///
    /// The shortest lengths of texts are expensive. They aren't needed for the only child of finite length, nor for the only one of infinite length: these two
    /// come in this order.
    ///
    /// - Parameter measuringAll: whether all shortest lengths are needed nevertheless.
    /// - Returns: the child of infinite length, if its shortest length wasn't measured.
    private mutating func sort(_ elements: [any LayoutElement], _ range: Range<Int>, _ minor: CGFloat?, measuringAll: Bool) -> Int? {
        sortKeys.removeAll(keepingCapacity: true)
        var isSorted = true
        var infinite = 0
        for position in range where longest(elements, order[position], minor) == .infinity { infinite += 1 }
        var unmeasured: Int?
        for position in range {
            let index = order[position]
            let longest = longest(elements, index, minor)
            let isOnly = longest == .infinity ? infinite == 1 : infinite == range.count - 1
            var key = SortKey(flexibility: longest == .infinity ? .infinity : 0, shortest: 0, index: index)
            if !isOnly || measuringAll || longest.isNaN {
                key.shortest = shortest(elements, index, minor)
                let flexibility = longest - key.shortest
                key.flexibility = flexibility.isNaN ? 0 : flexibility
            } else if longest == .infinity, !children[index].fills {
                unmeasured = index
            }
            if let last = sortKeys.last { isSorted = isSorted && SortKey.precedes(last, key) }
            sortKeys.append(key)
        }
        if isSorted { return unmeasured }
        sortKeys.sort(by: SortKey.precedes)
        for (position, key) in zip(range, sortKeys) {
            order[position] = key.index
        }
        return unmeasured
    }

    /// Aligns the measured children across the stack and computes the stack's size. The position of the guide itself, 0, is part of the extent.
    private mutating func finish(_ elements: [any LayoutElement]) {
        var (low, high): (CGFloat, CGFloat) = (0, 0)
        var length = totalSpacing
        let areGuidesSet = elements.first?.maySet(alignment) ?? false
        for index in children.indices {
            let child = children[index]
            let known = areGuidesSet ? nil : alignment.defaultValue(length: child.size[alignment.axis])
            let guide = known ?? elements[index].guide(alignment, at: ViewSize(child.size, proposal: child.proposal))
            children[index].guide = guide
            low = min(low, -guide)
            high = max(high, child.size[axis.other] - guide)
            length += child.size[axis]
        }
        lowest = low
        size = CGSize.zero
        size[axis] = length
        size[axis.other] = high - low
    }

    /// Calls the closure with each child's top leading corner in the stack's space and the child's proposal there.
    func forEachOrigin(_ body: (Int, CGPoint, ProposedViewSize) -> Void) {
        var cursor: CGFloat = 0
        for (index, child) in children.enumerated() {
            var origin = CGPoint.zero
            origin[axis] = cursor + child.distance
            origin[axis.other] = -child.guide - lowest
            cursor = origin[axis] + child.size[axis]
            body(index, origin, child.proposal)
        }
    }

    /// Returns the stack's own value of a guide: the values of its children, merged by the guide's rule.
    mutating func explicitAlignment(_ key: AlignmentKey, _ elements: [any LayoutElement], _ size: ViewSize) -> CGFloat? {
        guard key.leavesContainers, !children.isEmpty else { return nil }
        measureForPlacement(elements, size)
        var values: [CGFloat?] = []
        forEachOrigin { index, origin, proposal in
            let dimensions = ViewDimensions(elements[index], size: ViewSize(children[index].size, proposal: proposal))
            values.append(dimensions[explicit: key].map { $0 + origin[key.axis] })
        }
        return key.merge(values)
    }
}

extension CGFloat {
    /// Subtracts a length, but leaves the value unchanged if the result is NaN: an infinite length minus an infinite child stays infinite.
    fileprivate mutating func subtractUnlessNaN(_ other: CGFloat) {
        let difference = self - other
        if !difference.isNaN { self = difference }
    }
}

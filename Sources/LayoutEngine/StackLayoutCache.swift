import Geometry

/// What a stack knows about its children, and where it puts them for the proposal that it was asked for last.
///
/// Its arrays are made once for the children and written over by every measurement. Source of the rules: Documentation/Semantics/Layout.md#stacks.
public struct StackLayoutCache {
    private struct Child {
        /// To the child before it; 0 for the first.
        var distance: CGFloat = 0
        var priority: Double = 0
        /// Lengths along the major axis when 0 and infinity are offered, for the current minor proposal; NaN while unknown.
        var shortest: CGFloat = .nan
        var longest: CGFloat = .nan
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
        var guide: CGFloat = 0
        /// Whether the child takes what it is offered: then it is not asked, and is as flexible as can be.
        var fills = false
    }

    /// What decides about a child's turn within its priority group.
    private struct Turn {
        var flexibility: CGFloat
        var shortest: CGFloat
        var index: Int

        /// The less flexible first; among endless ones that with the larger minimum; else in source order.
        static func precedes(_ a: Turn, _ b: Turn) -> Bool {
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.flexibility == .infinity, a.shortest != b.shortest { return a.shortest > b.shortest }
            return a.index < b.index
        }
    }

    private var axis: Axis
    private var alignment: AlignmentKey
    private var children: [Child] = []
    /// The children by falling priority, and where in that list each group of equal priority lies.
    private var order: [Int] = []
    private var groups: [Range<Int>] = []
    private var turns: [Turn] = []
    private var totalSpacing: CGFloat = 0
    /// The minor proposal for which `shortest` and `longest` hold.
    private var minorOfExtremes: CGFloat?
    /// The proposal of the latest measurement, nil before the first.
    private var measured: ProposedViewSize?
    private(set) var size = CGSize.zero
    /// The lower end of the children's minor intervals around the alignment guide, at most 0.
    private var lowest: CGFloat = 0

    init(axis: Axis, alignment: AlignmentKey) {
        self.axis = axis
        self.alignment = alignment
    }

    /// Starts over with what is fixed for all proposals: order by priority and distances.
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

    /// Finds every child's size for a proposal to the stack, and the stack's own.
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

    /// The same with a nil minor proposal replaced by the stack's own minor length, so that children can stretch to it.
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
        // Endless room stays endless whatever the children take, so all get it. This and the next case need no order.
        if available == .infinity {
            for index in children.indices {
                children[index].longest = size(elements, index, .infinity, minor)
            }
            return
        }
        // Without room all are offered nothing; only a child of negative length, in a custom layout, could make some.
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
            if range.count > 1 { sort(elements, range, minor) }
            var count = CGFloat(range.count)
            for position in range {
                let share = available / count
                available.subtractUnlessNaN(size(elements, order[position], share > 0 ? share : 0, minor))
                count -= 1
            }
        }
    }

    /// Offers a child a length and notes the size that it takes. Returns its length.
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

    /// Sorts a group by flexibility. A child that is endless even at its shortest counts as not flexible.
    private mutating func sort(_ elements: [any LayoutElement], _ range: Range<Int>, _ minor: CGFloat?) {
        turns.removeAll(keepingCapacity: true)
        var isSorted = true
        for position in range {
            let index = order[position]
            let shortest = shortest(elements, index, minor)
            let flexibility = longest(elements, index, minor) - shortest
            let turn = Turn(flexibility: flexibility.isNaN ? 0 : flexibility, shortest: shortest, index: index)
            if let last = turns.last { isSorted = isSorted && Turn.precedes(last, turn) }
            turns.append(turn)
        }
        if isSorted { return }
        turns.sort(by: Turn.precedes)
        for (position, turn) in zip(range, turns) {
            order[position] = turn.index
        }
    }

    /// Aligns the measured children across the stack and adds up its size. The guide's own point, 0, belongs to the extent.
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

    /// Calls the closure with each child's top leading corner in the stack's space and what it is offered there.
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

    /// The stack's own value of a guide: its children's, merged by the guide's rule.
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
    /// Endless room less an endless child stays what it was.
    fileprivate mutating func subtractUnlessNaN(_ other: CGFloat) {
        let difference = self - other
        if !difference.isNaN { self = difference }
    }
}

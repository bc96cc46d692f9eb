/// Collects the display items of nodes, in paint order.
struct DisplayListBuilder {
    /// Seconds of the scene's clock.
    let time: Double
    private(set) var items: [DisplayItem] = []
    /// The number of items and groups added so far.
    private(set) var count = 0

    /// Whether unchanged containers may add their cached items.
    let reusesItems: Bool

    /// - Parameters:
    ///   - expectedCount: the number of items to reserve capacity for.
    ///   - effects: the effects that each view gets on its own.
    init(time: Double, reusesItems: Bool = true, expectedCount: Int = 0, effects: [DisplayEffect] = []) {
        self.time = time
        self.reusesItems = reusesItems
        distributed = effects
        items.reserveCapacity(expectedCount)
    }

    /// The effects that each view drawn here gets on its own, innermost last: a blend mode first, then an opacity, then the others.
    private(set) var distributed: [DisplayEffect] = []
    /// Whether views get effects on their own: they can't be drawn as several items.
    var distributesEffects: Bool { !distributed.isEmpty }

    /// Items with their total number, including those in groups.
    struct Items {
        var items: [DisplayItem]
        var count: Int
        /// The effects that the items' views already have, each on its own.
        var effects: [DisplayEffect] = []
    }

    /// Returns the items that `body` adds, with this builder's effects, without adding them.
    func finished(_ body: (inout DisplayListBuilder) -> Void) -> Items {
        var inner = DisplayListBuilder(time: time, reusesItems: reusesItems, effects: distributed)
        body(&inner)
        return Items(items: inner.items, count: inner.count, effects: distributed)
    }

    /// Adds items that already have this builder's effects.
    mutating func addFinished(_ items: Items) {
        self.items.append(contentsOf: items.items)
        count += items.count
    }

    /// Whether items have this builder's effects.
    func areFinished(_ items: Items) -> Bool { items.effects.isEmpty ? distributed.isEmpty : items.effects == distributed }

    /// Returns the items that `body` adds, without adding them to this builder.
    func separate(_ body: (inout DisplayListBuilder) -> Void) -> Items {
        var inner = DisplayListBuilder(time: time, reusesItems: reusesItems)
        body(&inner)
        return Items(items: inner.items, count: inner.count)
    }

    /// Adds items, which get the distributed effects together.
    mutating func add(_ items: Items) {
        guard distributesEffects else {
            self.items.append(contentsOf: items.items)
            count += items.count
            return
        }
        guard !items.items.isEmpty else { return }
        self.items += distributed.reversed().reduce(items.items) { [.group($1, $0)] }
        count += items.count + distributed.count
    }

    mutating func add(_ item: DisplayItem) {
        guard item.isPaintable else { return }
        guard distributesEffects else {
            items.append(item)
            count += 1
            return
        }
        items.append(distributed.reversed().reduce(item) { .group($1, [$0]) })
        count += 1 + distributed.count
    }

    /// Draws the views of `body`, which must paint them, with an effect that each of them gets on its own or all get together
    /// (Documentation/Semantics/Drawing.md#groups). Groups get it as a whole.
    mutating func apply(_ effect: DisplayEffect, _ body: (inout DisplayListBuilder) -> Void) {
        switch effect {
        case .opacity, .shadow, .blend: break
        // A view's own transform and color filter don't make it a group for the effects around it. Without such effects, the result is the same.
        case .transform, .filter: guard distributesEffects else { return group(effect, body) }
        default: return group(effect, body)
        }
        if isGroup(for: effect) {
            add(separate { $0.distribute(effect, body) })
        } else {
            distribute(effect, body)
        }
    }

    /// Whether the effects around an effect apply to its views as a whole: a shadow or filter does around another shadow, a blend mode, and a transform that isn't uniform.
    private func isGroup(for effect: DisplayEffect) -> Bool {
        switch effect {
        case .shadow, .blend: break
        case .transform(let matrix):
            guard !matrix.isUniform else { return false }
        default: return false
        }
        return distributed.contains {
            switch $0 {
            case .shadow, .filter: true
            default: false
            }
        }
    }

    private mutating func distribute(_ effect: DisplayEffect, _ body: (inout DisplayListBuilder) -> Void) {
        let around = distributed
        let hasBlend = if case .blend? = around.first { true } else { false }
        switch effect {
        case .blend:
            // The innermost mode is the view's.
            if hasBlend { distributed[0] = effect } else { distributed.insert(effect, at: 0) }
        case .opacity(let opacity):
            let index = hasBlend ? 1 : 0
            if index < around.count, case .opacity(let outer) = around[index] {
                distributed[index] = .opacity(outer * opacity)
            } else {
                distributed.insert(effect, at: index)
            }
        default: distributed.append(effect)
        }
        body(&self)
        distributed = around
    }

    /// Adds the items of `body`, multiplied by an opacity of 0…1.
    mutating func faded(_ opacity: Double, _ body: (inout DisplayListBuilder) -> Void) {
        if opacity >= 1 { body(&self) } else if opacity > 0 { group(.opacity(opacity), body) }
    }

    /// Adds the items of `body` as one group under `effect`; adds nothing if there are no items.
    mutating func group(_ effect: DisplayEffect, _ body: (inout DisplayListBuilder) -> Void) {
        let inner = separate(body)
        count += inner.count
        guard !inner.items.isEmpty else { return }
        add(.group(effect, inner.items))
    }
}

extension CGAffineTransform {
    /// Whether the transform keeps all angles.
    fileprivate var isUniform: Bool { abs(a * c + b * d) < 1e-6 && abs((a * a + b * b) - (c * c + d * d)) < 1e-6 }
}

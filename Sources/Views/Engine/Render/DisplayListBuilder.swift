/// Collects the display items of nodes, in paint order.
struct DisplayListBuilder {
    /// Seconds of the scene's clock.
    let time: Double
    private(set) var items: [DisplayItem] = []
    /// The number of items and groups added so far.
    private(set) var count = 0

    /// Whether unchanged containers may add their cached items.
    let reusesItems: Bool

    /// - Parameter expectedCount: the number of items to reserve capacity for.
    init(time: Double, reusesItems: Bool = true, expectedCount: Int = 0) {
        self.time = time
        self.reusesItems = reusesItems
        items.reserveCapacity(expectedCount)
    }

    /// The effects that each view drawn here gets on its own, innermost last.
    private(set) var distributed: [DisplayEffect] = []
    /// Whether views get effects on their own: their items can't be kept for other lists, and can't be drawn as several items.
    var distributesEffects: Bool { !distributed.isEmpty }

    /// Items with their total number, including those in groups.
    struct Items {
        var items: [DisplayItem]
        var count: Int
    }

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

    /// Gives each view that `body` draws an effect on its own (Documentation/Semantics/Drawing.md#groups). Groups get it as a whole.
    mutating func distribute(_ effect: DisplayEffect, _ body: (inout DisplayListBuilder) -> Void) {
        distributed.append(effect)
        body(&self)
        distributed.removeLast()
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

/// Collects what nodes show, in paint order.
struct DisplayListBuilder {
    /// Seconds of the scene's clock.
    let time: Double
    private(set) var items: [DisplayItem] = []
    /// Items and groups added so far.
    private(set) var count = 0

    /// Whether containers in which nothing changed may add what they have kept.
    let reusesItems: Bool

    /// - Parameter expectedCount: makes room for as many items.
    init(time: Double, reusesItems: Bool = true, expectedCount: Int = 0) {
        self.time = time
        self.reusesItems = reusesItems
        items.reserveCapacity(expectedCount)
    }

    /// Items with their number, those in groups counted.
    struct Items {
        var items: [DisplayItem]
        var count: Int
    }

    /// What `body` adds, by itself.
    func separate(_ body: (inout DisplayListBuilder) -> Void) -> Items {
        var inner = DisplayListBuilder(time: time, reusesItems: reusesItems)
        body(&inner)
        return Items(items: inner.items, count: inner.count)
    }

    mutating func add(_ items: Items) {
        self.items.append(contentsOf: items.items)
        count += items.count
    }

    mutating func add(_ item: DisplayItem) {
        guard item.isPaintable else { return }
        items.append(item)
        count += 1
    }

    /// Adds what `body` adds, multiplied by an opacity of 0…1.
    mutating func faded(_ opacity: Double, _ body: (inout DisplayListBuilder) -> Void) {
        if opacity >= 1 { body(&self) } else if opacity > 0 { group(.opacity(opacity), body) }
    }

    /// Adds what `body` adds as one group under `effect`; nothing, if it adds nothing.
    mutating func group(_ effect: DisplayEffect, _ body: (inout DisplayListBuilder) -> Void) {
        let inner = separate(body)
        count += inner.count
        guard !inner.items.isEmpty else { return }
        add(.group(effect, inner.items))
    }
}

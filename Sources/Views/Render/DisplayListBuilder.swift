/// Collects what nodes show, in paint order.
struct DisplayListBuilder {
    /// Seconds of the scene's clock.
    let time: Double
    private(set) var items: [DisplayItem] = []
    /// Items and groups added so far.
    private(set) var count = 0

    init(time: Double) { self.time = time }

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
        var inner = DisplayListBuilder(time: time)
        body(&inner)
        count += inner.count
        guard !inner.items.isEmpty else { return }
        add(.group(effect, inner.items))
    }
}

/// Whether a scroll view keeps the shown content in place when its size changes.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
    private let name: String
    /// The scroll view's anchors decide.
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior(name: "automatic") }
    /// The offset doesn't change.
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior(name: "disabled") }
}

private struct ScrollAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

extension Transaction {
    /// Whether scroll views keep the shown content in place in this update. Here they do only if a default anchor for size changes is set.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[ScrollAdjustmentKey.self] }
        set { self[ScrollAdjustmentKey.self] = newValue }
    }
}

import Display

/// The tables of the gradients that a painter used last.
///
/// Tall gradients are painted in blocks, and moving ones in each frame, with the same colors every time.
struct GradientTables {
    private struct Key: Equatable {
        var stops: [GradientPaint.Stop]
        var colorSpace: GradientPaint.ColorSpace
        var count: Int
        var opacity: Double
    }

    /// A table takes up to 90 KB.
    private static let most = 4

    /// The last used table is the first one.
    private var recent: [(key: Key, table: GradientTable)] = []
    /// The number of tables that were computed.
    private(set) var madeCount = 0

    /// Returns the table of a gradient; see `GradientTable.init`.
    mutating func table(_ gradient: GradientPaint, length: Int, opacity: Double) -> GradientTable {
        let key = Key(stops: gradient.stops, colorSpace: gradient.colorSpace, count: GradientTable.count(length: length), opacity: opacity)
        if let index = recent.firstIndex(where: { $0.key == key }) {
            if index > 0 { recent.insert(recent.remove(at: index), at: 0) }
        } else {
            madeCount += 1
            recent.insert((key, GradientTable(gradient, count: key.count, opacity: opacity)), at: 0)
            if recent.count > Self.most { recent.removeLast() }
        }
        return recent[0].table
    }
}

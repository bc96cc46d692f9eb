private struct AlternatesListRowsKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// Whether the rows of lists and tables of macOS have alternating backgrounds; nil for the choice of the style.
    package var alternatesListRows: Bool? {
        get { self[AlternatesListRowsKey.self] }
        set { self[AlternatesListRowsKey.self] = newValue }
    }
}

extension ListRowRenderNode {
    /// The number of rows above this one, including those that haven't been made yet, and whether rows follow.
    private var position: (index: Int, isLast: Bool) {
        guard let (rows, index) = siblings else { return (0, false) }
        func count(_ rows: ArraySlice<RenderNode>) -> Int {
            rows.reduce(0) { count, row in
                guard let row = row as? ListRowRenderNode, row.kind == .row else { return count }
                return count + max(1, row.child.traits[LazyGapKey.self])
            }
        }
        return (count(rows[..<index]), count(rows[(index + 1)...]) == 0)
    }

    /// The number of backgrounds that continue below the last row: more than a window shows. AppKit fills the space below the rows of a table, but not that
    /// of a table without rows here.
    private static let rowsBelow = 120

    /// Draws the background of a row of a list of macOS whose rows alternate; the last row draws those of the space below, too.
    func displayAlternation(in rect: CGRect, _ builder: inout DisplayListBuilder) {
        guard !isLeaving, !isGap, let mac = environment.listLook.mac, environment.listLook.alternates else { return }
        let color = MacColor.alternateRow.resolve(in: environment)
        let (index, isLast) = position
        func fill(_ rect: CGRect) {
            let stripe = mac.selectionRadius > 0 ? Path(roundedRect: rect, cornerRadius: mac.selectionRadius, style: .continuous) : Path(rect)
            builder.add(.fill(stripe, .color(color), FillStyle()))
        }
        if index % 2 == 1 { fill(rect) }
        guard isLast else { return }
        let height = environment.defaultMinListRowHeight
        for step in 0..<Self.rowsBelow where (index + 1 + step) % 2 == 1 {
            fill(CGRect(x: rect.minX, y: rect.maxY + CGFloat(step) * height, width: rect.width, height: height))
        }
    }
}

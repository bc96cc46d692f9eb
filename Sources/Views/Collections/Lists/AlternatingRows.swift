private struct AlternatesListRowsKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// Whether the rows of lists and tables of macOS have alternating backgrounds; nil for the choice of the style.
    package var alternatesListRows: Bool? {
        get { self[AlternatesListRowsKey.self] }
        set { self[AlternatesListRowsKey.self] = newValue }
    }
}

extension ListRowRenderNode {
    /// The number of backgrounds that continue below the last row: more than a window shows. AppKit fills the space below the rows of a table, but not that
    /// of a table without rows here.
    private static let rowsBelow = 120

    /// The row that `node` is; nil for headers, footers, and boundaries of sections.
    private func row(_ node: RenderNode) -> ListRowRenderNode? {
        guard let row = node as? ListRowRenderNode, row.kind == .row else { return nil }
        return row
    }

    /// The number of rows above. Elements whose rows haven't been made yet count as one row each.
    private func rowsAbove(_ index: Int, in rows: [RenderNode]) -> Int {
        rows[..<index].reduce(0) { $0 + (row($1).map { max(1, $0.child.traits[LazyGapKey.self]) } ?? 0) }
    }

    /// Draws the second background behind every other row of a list whose rows alternate.
    func displayAlternation(in rect: CGRect, _ builder: inout DisplayListBuilder) {
        let look = environment.listLook
        guard look.alternates, let color = look.metrics.values.alternateRow, !isLeaving, !isGap, let (rows, index) = siblings,
            rowsAbove(index, in: rows) % 2 == 1
        else { return }
        fill(rect, color, look.metrics, &builder)
    }

    /// Draws the backgrounds that continue below the last row, in the row's place.
    func displayAlternationBelow(_ rect: CGRect, _ builder: inout DisplayListBuilder) {
        let look = environment.listLook
        guard look.alternates, let color = look.metrics.values.alternateRow, !isGap, let (rows, index) = siblings,
            !rows[(index + 1)...].contains(where: { row($0) != nil })
        else { return }
        let (above, height) = (rowsAbove(index, in: rows), environment.defaultMinListRowHeight)
        for step in 0..<Self.rowsBelow where (above + 1 + step) % 2 == 1 {
            fill(CGRect(x: rect.minX, y: rect.maxY + CGFloat(step) * height, width: rect.width, height: height), color, look.metrics, &builder)
        }
    }

    private func fill(_ rect: CGRect, _ color: Color, _ metrics: ListMetrics, _ builder: inout DisplayListBuilder) {
        let radius = metrics.values.selectionRadius ?? 0
        let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: .continuous) : Path(rect)
        builder.add(.fill(path, .color(color.resolve(in: environment)), FillStyle()))
    }
}

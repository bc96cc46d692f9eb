/// The kind of a form of macOS.
enum MacFormKind { case columns, grouped }

private struct MacFormKey: EnvironmentKey { static var defaultValue: MacFormKind? { nil } }
private struct MacFormColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
    /// The start of the controls in a form of columns; the leading edge of views without a label.
    static let macFormColumn = HorizontalAlignment(MacFormColumn.self)
}

extension EnvironmentValues {
    /// The form of macOS around a view; nil outside of forms, and on iOS.
    var macForm: MacFormKind? {
        get { self[MacFormKey.self] }
        set { self[MacFormKey.self] = newValue }
    }
}

/// A form of macOS: by default two columns, labels that end where the controls begin; otherwise a list of cards
/// (Documentation/Semantics/MacControls.md#forms).
struct MacForm<Content: View>: View {
    let content: Content
    let kind: MacFormKind

    var body: some View {
        switch kind {
        case .columns: MacFormLayout { content }.environment(\.macForm, .columns)
        case .grouped:
            List(content: { content.environment(\.macForm, .grouped) }).environment(\.listLook, Look.Lists.mac.form)
        }
    }
}

/// Rows one below the other, whose controls begin at one position.
private struct MacFormLayout: Layout {
    /// Between two rows, in points; an estimate by eye.
    private static let spacing: CGFloat = 10

    /// The distance of each row's control from its start, at the row's ideal width.
    private func columns(_ subviews: Subviews) -> [CGFloat] {
        subviews.map { $0.dimensions(in: .unspecified)[explicit: HorizontalAlignment.macFormColumn] ?? 0 }
    }

    private func offers(_ proposal: ProposedViewSize, _ columns: [CGFloat]) -> [ProposedViewSize] {
        let widest = columns.max() ?? 0
        return columns.map { column in ProposedViewSize(width: proposal.width.map { max(0, $0 - (widest - column)) }, height: nil) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let columns = columns(subviews)
        let widest = columns.max() ?? 0
        var size = CGSize(width: 0, height: Self.spacing * CGFloat(max(0, subviews.count - 1)))
        for (index, offer) in offers(proposal, columns).enumerated() {
            let row = subviews[index].sizeThatFits(offer)
            size.width = max(size.width, widest - columns[index] + row.width)
            size.height += row.height
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columns = columns(subviews)
        let widest = columns.max() ?? 0
        var y = bounds.minY
        for (index, offer) in offers(ProposedViewSize(width: bounds.width, height: nil), columns).enumerated() {
            subviews[index].place(at: CGPoint(x: bounds.minX + widest - columns[index], y: y), proposal: offer)
            y += subviews[index].sizeThatFits(offer).height + Self.spacing
        }
    }
}

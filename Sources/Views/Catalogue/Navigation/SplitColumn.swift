/// A column of a split view, for the views inside it.
final class SplitColumn {
    /// Called when a row or a link is selected: shows the next column if only one is shown at a time.
    let advance: () -> Void
    /// Called when the selection ends: shows this column if only one is shown at a time.
    let retreat: () -> Void
    /// Whether a selection with which the view begins shows the next column; otherwise code chose the first column.
    let followsFirstSelection: Bool
    /// Goes back to the previous column; nil in the first one, and if the columns are side by side.
    let goBack: (() -> Void)?

    init(
        advance: @escaping () -> Void = {}, retreat: @escaping () -> Void = {}, followsFirstSelection: Bool = false, previous: (() -> Void)? = nil
    ) {
        (self.advance, self.retreat, self.followsFirstSelection, goBack) = (advance, retreat, followsFirstSelection, previous)
    }

    var previous: PreviousPage? { goBack.map { PreviousPage(page: nil, goBack: $0) } }
}

private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
    /// The column of the innermost split view; nil outside of one and inside a stack of a column.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}

/// Shows the next column of a split view that has a single one, while a row of the list is selected (Documentation/Semantics/Controls.md#split-views).
struct SplitSelectionModifier: ViewModifier {
    let selection: ListSelection?
    @Environment(\.splitColumn) private var column
    // A page that is uncovered appears again.
    @State private var hasBegun = false

    func body(content: Content) -> some View {
        if let selection, !selection.isMultiple, let column {
            content
                .onAppear {
                    if !hasBegun, column.followsFirstSelection, !selection.all().isEmpty { column.advance() }
                    hasBegun = true
                }
                .onChange(of: selection.all()) { _, new in if new.isEmpty { column.retreat() } else { column.advance() } }
        } else {
            content
        }
    }
}

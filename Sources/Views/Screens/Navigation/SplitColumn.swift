/// A column of a split view, for the views inside it.
final class SplitColumn {
    /// Called when a row or a link is selected: shows the next column if only one is shown at a time.
    let advance: () -> Void
    /// Called when the selection ends: shows this column if only one is shown at a time.
    let retreat: () -> Void
    /// Called if the view begins with a selection: shows the next column at once. Nil if code chose the first column.
    let begin: (() -> Void)?
    /// Whether the column is in front, where only one is shown at a time.
    let isFront: Bool
    /// Goes back to the previous column; nil in the first one, and if the columns are side by side.
    let goBack: (() -> Void)?

    init(
        advance: @escaping () -> Void = {}, retreat: @escaping () -> Void = {}, begin: (() -> Void)? = nil, isFront: Bool = false,
        previous: (() -> Void)? = nil
    ) {
        (self.advance, self.retreat, self.begin, self.isFront, goBack) = (advance, retreat, begin, isFront, previous)
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

/// Shows the next column of a split view that has a single one, while a row of the list is selected, and ends the selection when a finger or a button goes
/// back (Documentation/Semantics/Controls.md#split-views).
struct SplitSelectionModifier: ViewModifier {
    let selection: ListSelection?
    @Environment(\.splitColumn) private var column
    // A page that is uncovered appears again.
    @State private var hasBegun = false

    func body(content: Content) -> some View {
        if let selection, !selection.isMultiple, let column {
            content
                .onAppear {
                    if !hasBegun, !selection.all().isEmpty { column.begin?() }
                    hasBegun = true
                }
                .onChange(of: selection.all()) { _, new in if new.isEmpty { column.retreat() } else { column.advance() } }
                .onChange(of: column.isFront) { _, isFront in
                    if isFront, !selection.all().isEmpty { withAnimation(presentationAnimation) { selection.clear() } }
                }
        } else {
            content
        }
    }
}

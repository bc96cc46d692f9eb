/// A box around views with the title in the small font above it (Documentation/Semantics/MacControls.md#group-boxes).
struct MacGroupBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.backgroundStyle) private var background

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if !configuration.label.isEmpty { configuration.label.font(.subheadline).padding(.leading, 8) }
            // A box fits its content, which decides whether it fills the width.
            VStack { configuration.content }
                .padding(8)
                .background {
                    let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
                    shape.fill(background == nil ? AnyShapeStyle(MacColor.card) : AnyShapeStyle(BackgroundStyle())).overlay {
                        shape.strokeBorder(MacColor.cardEdge, lineWidth: 0.5)
                    }
                }
        }
    }
}

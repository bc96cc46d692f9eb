/// The box of a text field: the text background with a thin edge.
struct MacFieldBorder: View {
    var radius: CGFloat = 5
    var body: some View {
        RoundedRectangle(cornerRadius: radius, style: .continuous).fill(MacColor.text)
            .overlay { RoundedRectangle(cornerRadius: radius, style: .continuous).strokeBorder(MacColor.edge, lineWidth: 0.5) }
    }
}

/// A color in a well of 44 by 22 points.
struct MacColorWell: View {
    let color: Color
    var body: some View {
        RoundedRectangle(cornerRadius: 3, style: .continuous).fill(color)
            .overlay { RoundedRectangle(cornerRadius: 3, style: .continuous).strokeBorder(MacColor.cardEdge, lineWidth: 0.5) }
            .padding(3)
            .frame(width: 44, height: 22)
            .background { MacPlate(radius: 5.5) }
    }
}

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

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

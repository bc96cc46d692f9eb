extension Look.Steppers {
    /// Documentation/Semantics/MacControls.md#steppers. A sign is an arrowhead, here as if it pointed to the end of a line.
    static let mac = Look.Steppers(
        form: .stacked, size: CGSize(width: 13, height: 22), cornerRadius: 4, sign: CGSize(width: 2.8, height: 5.6), signLine: 1.3, signShift: 0,
        faintSign: 0.35, divider: .zero)
}

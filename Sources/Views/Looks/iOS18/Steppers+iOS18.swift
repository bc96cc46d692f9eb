extension Look.Steppers {
    /// Documentation/Semantics/Controls.md#steppers.
    static let iOS18 = Look.Steppers(
        form: .sideBySide, size: CGSize(width: 94, height: 32), cornerRadius: 8, sign: CGSize(width: 13.6, height: 13.6), signLine: 1.6, signShift: 0.3,
        faintSign: 0.5, divider: CGSize(width: 1, height: 18))
}

extension Look.Pickers {
    /// Documentation/Semantics/Controls.md#pickers. In the dark the plate is `systemGray2`. SF's letters lie between regular and medium in segments, so
    /// medium ones are closer together.
    static let iOS18 = Look.Pickers(
        form: .plain, well: .disk, dates: .boxes,
        segments: Segments(
            height: 32, cornerRadius: 9, edge: 2, line: 18, shadow: Look.Shadow(opacity: 0.12, radius: 4, y: 3),
            trough: Color(provider: .system(.tertiaryFill)), plate: .white, darkPlate: Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255),
            weight: .medium, kerning: -0.07, motion: .spring(response: 0.3, dampingFraction: 0.85)))
}

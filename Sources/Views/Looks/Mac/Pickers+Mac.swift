extension Look.Pickers {
    /// Documentation/Semantics/MacControls.md#pickers-and-menus; the segments are estimates for macOS 15.
    static let mac = Look.Pickers(
        form: .labeled, well: .plate, dates: .field,
        segments: Segments(
            height: 22, cornerRadius: 6, edge: 1, line: 12, shadow: Look.Shadow(opacity: 0.2, radius: 1, y: 0.5), trough: MacColor.trough,
            plate: MacColor.segment, darkPlate: MacColor.segment, weight: .regular, kerning: 0, motion: iOS18.segments.motion))
}

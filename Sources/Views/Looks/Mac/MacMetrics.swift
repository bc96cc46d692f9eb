/// The dimensions of macOS's buttons, pop-up buttons, and fields of a control size, in points.
///
/// The heights are AppKit's of version 15 (Documentation/Semantics/MacControls.md#sizes); paddings and radii are estimates by eye.
struct MacMetrics {
    let height: CGFloat
    let fontSize: CGFloat
    /// The space beside a title.
    let padding: CGFloat
    let radius: CGFloat

    static func of(_ size: ControlSize) -> MacMetrics {
        switch size {
        case .mini: MacMetrics(height: 16, fontSize: 9, padding: 6, radius: 4)
        case .small: MacMetrics(height: 18, fontSize: 11, padding: 8, radius: 4.5)
        case .regular: MacMetrics(height: 22, fontSize: 13, padding: 10, radius: 5.5)
        case .large: MacMetrics(height: 28, fontSize: 13, padding: 14, radius: 7)
        case .extraLarge: MacMetrics(height: 36, fontSize: 15, padding: 18, radius: 9)
        }
    }

    /// The least space above and below a title; an estimate.
    static let verticalPadding: CGFloat = 2
    /// The space between a control and its label.
    static let labelSpacing: CGFloat = 8
    /// The height of the buttons in a toolbar.
    static let barButton: CGFloat = 28
    /// The height of a window's toolbar.
    static let toolbar: CGFloat = 52
}

extension View {
    /// Gives texts without a font the size of the controls.
    func macControlFont(_ size: ControlSize) -> some View {
        modifier(_EnvironmentModifier { if size != .regular, size != .large, $0.font == nil { $0.font = .system(size: MacMetrics.of(size).fontSize) } })
    }
}

/// The plate of a button: white with a thin edge and a small shadow, or in a color.
struct MacPlate: View {
    let radius: CGFloat
    /// Nil for the system's plate.
    var color: Color?
    var isPressed = false

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
        shape.fill(color ?? MacColor.plate)
            .shadow(color: MacColor.plateShadow, radius: 0.75, y: 0.5)
            .overlay { if isPressed { shape.fill(MacColor.pressed) } }
            .overlay { if color == nil { shape.strokeBorder(MacColor.plateEdge, lineWidth: 0.5) } }
    }
}

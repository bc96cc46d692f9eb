/// A control that shows a color in a well. A tap on it opens a panel for choosing another one.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @State private var isOpen = false
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.look) private var look

    init(selection: Binding<Color>, supportsOpacity: Bool, label: Label) {
        (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label)
    }

    /// - Parameter supportsOpacity: whether the panel can set the opacity.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, label: label())
    }

    public var body: some View {
        switch look.pickers.well {
        case .disk: return AnyView(withDisk)
        case .plate: return AnyView(withPlate)
        }
    }

    private var withPlate: some View {
        MacLabeled {
            if Label.self != EmptyView.self { label.titled }
        } control: {
            opening(MacColorWell(color: selection.wrappedValue))
        }
    }

    private var withDisk: some View {
        HStack(spacing: 8) {
            if !isLabelHidden, Label.self != EmptyView.self {
                label.titled.modifier(ControlLabel())
                Spacer(minLength: 0)
            }
            opening(ColorWell(color: selection.wrappedValue))
        }
        .layoutValue(key: ListRowIsControlKey.self, value: true)
    }

    /// A well that opens the panel.
    private func opening(_ well: some View) -> some View {
        well
            .contentShape(Rectangle())
            .onTapGesture { if isEnabled { isOpen = true } }
            .systemView(opacity: isEnabled ? 1 : 0.5)
            .sheet(isPresented: $isOpen) {
                ColorPanel(selection: selection, supportsOpacity: supportsOpacity) { isOpen = false }
                    .presentationDetents([.height(ColorPanel.height)])
            }
    }
}

extension ColorPicker where Label == Text {
    /// - Parameter supportsOpacity: whether the panel can set the opacity.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleKey))
    }
    /// - Parameter supportsOpacity: whether the panel can set the opacity.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(title))
    }
}

/// A disk of the color, 26 points wide, in a ring of all hues, 3 wide and 36 across (Documentation/Semantics/Controls.md#color-wells).
private struct ColorWell: View {
    let color: Color

    /// The hues clockwise from the right in steps of 45 degrees, as the reference picture shows them.
    private static let hues = [0, 291, 254, 193, 145, 94, 60, 36, 0].map { Color(hue: $0 / 360.0, saturation: 0.69, brightness: 0.91) }

    var body: some View {
        Circle().fill(color).frame(width: 26, height: 26)
            .frame(width: 36, height: 36)
            .background {
                Circle().inset(by: 1.5)
                    .stroke(AngularGradient(colors: Self.hues, center: .center, startAngle: .degrees(0), endAngle: .degrees(360)), lineWidth: 3)
            }
    }
}

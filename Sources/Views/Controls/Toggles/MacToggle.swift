/// A box of 14 by 14 points with a check mark, 6 points before the label; in a row of a grouped form, a small switch after it; in a toolbar, a button
/// (Documentation/Semantics/MacControls.md#toggles).
package struct MacToggle: View {
    package enum Look { case automatic, checkbox, `switch` }
    private let configuration: ToggleStyleConfiguration
    private let look: Look
    private let ownTint: Color?
    @Environment(\.macForm) private var form
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isInBar) private var isInBar
    @Environment(\.tint) private var tint

    package init(configuration: ToggleStyleConfiguration, look: Look, ownTint: Color? = nil) {
        (self.configuration, self.look, self.ownTint) = (configuration, look, ownTint)
    }

    package var body: some View {
        if look == .switch || look == .automatic && form == .grouped {
            MacLabeled {
                configuration.label
            } control: {
                MacSwitch(isOn: configuration.$isOn, ownTint: ownTint)
            }
        } else if look == .automatic, isInBar {
            let color = isEnabled ? tint ?? MacColor.icon : Color(provider: .system(.tertiary))
            configuration.label
                .modifier(MacBarPlate(color: color, isVisible: configuration.isOn || configuration.isMixed))
                .contentShape(Rectangle())
                .modifier(_SwitchModifier(isOn: configuration.$isOn))
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                // The box is centered on the capitals of a line of 13 points.
                MacBox(isOn: configuration.isOn, isMixed: configuration.isMixed).alignmentGuide(.firstTextBaseline) { $0.height - 2.5 }
                if !isLabelHidden { configuration.label.foregroundColor(isEnabled ? nil : Color(provider: .system(.tertiary))) }
            }
            .contentShape(Rectangle())
            .modifier(_SwitchModifier(isOn: configuration.$isOn))
        }
    }
}

/// The box of a checkbox.
private struct MacBox: View {
    let isOn: Bool
    let isMixed: Bool
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 3.5, style: .continuous)
        let isFilled = isOn || isMixed
        shape.fill(isFilled ? tint ?? .accentColor : MacColor.box)
            .overlay { if !isFilled { shape.strokeBorder(MacColor.edge, lineWidth: 0.5) } }
            .overlay { if isFilled { MacCheck(isMixed: isMixed).stroke(.white, style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round)) } }
            .frame(width: 14, height: 14)
            .opacity(isEnabled ? 1 : 0.5)
    }
}

/// A check mark, or the line of a mixed state, in a box of 14 by 14 points.
private struct MacCheck: Shape {
    let isMixed: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard !isMixed else {
                path.move(to: CGPoint(x: rect.minX + 3.5, y: rect.midY))
                return path.addLine(to: CGPoint(x: rect.maxX - 3.5, y: rect.midY))
            }
            path.move(to: CGPoint(x: rect.minX + 3.6, y: rect.minY + 7.4))
            path.addLine(to: CGPoint(x: rect.minX + 6, y: rect.minY + 10.2))
            path.addLine(to: CGPoint(x: rect.minX + 10.4, y: rect.minY + 3.9))
        }
    }
}

/// A switch; in a grouped form, a mini one.
private struct MacSwitch: View {
    @Binding var isOn: Bool
    let ownTint: Color?
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.macForm) private var form
    @Environment(\.look) private var system

    var body: some View {
        let toggles = system.toggles
        let dimensions = toggles.sizes[form == .grouped ? .mini : size]
        Capsule()
            .fill(isOn ? ownTint ?? tint ?? toggles.on ?? .accentColor : toggles.off)
            .frame(width: dimensions.width, height: dimensions.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle().fill(.white).shadow(toggles.thumbShadow)
                    .frame(width: dimensions.thumb.width, height: dimensions.thumb.height).padding(dimensions.inset)
            }
            .opacity(isEnabled ? 1 : 0.5)
            .contentShape(Rectangle())
            .modifier(_SwitchModifier(isOn: $isOn))
    }
}

/// A control with its label: before it; in a form in the column of the labels; in a row of a grouped form at the leading edge.
struct MacLabeled<Label: View, Control: View>: View {
    @ViewBuilder let label: () -> Label
    @ViewBuilder let control: () -> Control
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.macForm) private var form

    var body: some View {
        if isLabelHidden || Label.self == EmptyView.self {
            control()
        } else {
            HStack(spacing: MacMetrics.labelSpacing) {
                label().modifier(MacLabelColor())
                if form == .grouped { Spacer(minLength: 0) }
                control().alignmentGuide(.macFormColumn) { $0[.leading] }
            }
            .layoutValue(key: ListRowIsControlKey.self, value: true)
        }
    }
}

/// The color of a label that belongs to a disabled control.
private struct MacLabelColor: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    func body(content: Content) -> some View { content.foregroundColor(isEnabled ? nil : Color(provider: .system(.tertiary))) }
}

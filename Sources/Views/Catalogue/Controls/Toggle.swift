/// A switch with a label. It fills the proposed width: the label is at the leading edge, the switch at the trailing edge.
public struct Toggle<Label: View>: View {
    @Binding private var isOn: Bool
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _isOn = isOn
        self.label = label()
    }

    public var body: some View {
        HStack(spacing: 8) {
            if !isLabelHidden {
                label
                Spacer(minLength: 0)
            }
            Switch(isOn: $isOn)
        }
        .padding(.vertical, list == nil ? 0 : Self.excessInRow)
    }

    /// The vertical padding in a list row, which offsets the height of a switch above that of a line of text: the row stays 44 points high.
    private static var excessInRow: CGFloat { -4.5 }
    @Environment(\.listContext) private var list

    @Environment(\.areLabelsHidden) private var isLabelHidden
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

/// The switch itself: 51 by 31 points, a white thumb 27 points wide, green when on (Documentation/Semantics/Controls.md#switches-and-sliders).
struct Switch: View {
    @Binding var isOn: Bool
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Capsule(style: .circular)
            .fill(isOn ? tint ?? .green : Color(provider: .system(.secondaryFill)))
            .frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle().fill(Color.white)
                    .shadow(color: Color(white: 0, opacity: 0.15), radius: 4, y: 3)
                    .frame(width: 27, height: 27)
                    .padding(2)
            }
            .opacity(isEnabled ? 1 : 0.5)
            .contentShape(Rectangle())
            .modifier(_SwitchModifier(isOn: $isOn))
    }
}

/// Flips a switch when it is tapped, with the animation of UIKit's switches.
struct _SwitchModifier: RenderModifier {
    let isOn: Binding<Bool>

    func makeRenderNode(around child: RenderNode, owner: _Node) -> SwitchRenderNode { SwitchRenderNode(owner: owner, child: child, isOn: isOn) }
    func updateRenderNode(_ node: SwitchRenderNode) { node.isOn = isOn }
}

final class SwitchRenderNode: GestureRenderNode {
    var isOn: Binding<Bool>

    init(owner: _Node, child: RenderNode, isOn: Binding<Bool>) {
        self.isOn = isOn
        super.init(owner: owner, child: child, title: "Toggle")
    }

    override func tapped() { withAnimation(.spring(response: 0.3, dampingFraction: 0.85)) { isOn.wrappedValue.toggle() } }
}

private struct AreLabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls omit their labels.
    var areLabelsHidden: Bool {
        get { self[AreLabelsHiddenKey.self] }
        set { self[AreLabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls inside.
    public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

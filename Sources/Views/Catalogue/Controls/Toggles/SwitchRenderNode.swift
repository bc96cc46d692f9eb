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

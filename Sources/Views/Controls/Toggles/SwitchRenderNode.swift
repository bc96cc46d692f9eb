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

    override func tapped() { withAnimation(owner.inputs.environment.look.toggles.motion) { isOn.wrappedValue.toggle() } }
}

/// Keeps the value of a toggle that a style draws, for events.
struct _StyledToggleModifier: ValueModifier {
    typealias Node = StyledToggleRenderNode
    let value: Binding<Bool>
}

final class StyledToggleRenderNode: ValueRenderNode<Binding<Bool>> {
    override var name: String { "Toggle" }
    override var isListed: Bool { false }

    /// The first view inside that reacts to taps; the toggle itself if none does.
    var button: RenderNode {
        var found: RenderNode?
        forEachDescendant { if found == nil, $0 is SwitchRenderNode || $0 is ButtonRenderNode { found = $0 } }
        forEachDescendant { if found == nil, $0.hasOwnGesture { found = $0 } }
        return found ?? self
    }
}

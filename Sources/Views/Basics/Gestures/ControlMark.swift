/// What a control is and how it is labeled, for events that name it.
struct ControlMark {
    let role: EventRole
    /// The label, as assistive technology reads it, also if it isn't drawn; nil for none, or if it isn't a text.
    var label: String?
    /// Whether the control goes back to the previous page.
    var isBack = false
}

/// Marks a control for events.
package struct ControlMarkModifier: RenderModifier {
    let mark: ControlMark

    /// Marks the button that goes back to the previous page.
    package static var back: ControlMarkModifier { ControlMarkModifier(mark: ControlMark(role: .button, isBack: true)) }

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ControlMarkRenderNode { ControlMarkRenderNode(owner: owner, child: child, value: mark) }
    func updateRenderNode(_ node: ControlMarkRenderNode) { node.value = mark }
}

final class ControlMarkRenderNode: ValueRenderNode<ControlMark> {
    override var name: String { "control" }
    override var isListed: Bool { false }
    override var listedLabel: String? { value.label }
}

extension View {
    /// Marks the view as a control with a label, for events.
    func control<Label: View>(_ role: EventRole, label: Label?) -> some View {
        modifier(ControlMarkModifier(mark: ControlMark(role: role, label: label?.spokenText)))
    }
}

/// A part of the screen that covers content and that messages name.
struct NamedCoverModifier: ValueModifier {
    typealias Node = NamedCoverRenderNode
    /// Such as "the tab bar".
    let value: String
}

final class NamedCoverRenderNode: ValueRenderNode<String> {
    override var name: String { "cover" }
    override var coversContent: Bool { true }
    override var isListed: Bool { false }
}

extension View {
    /// The text of a label, as assistive technology reads it; nil if it isn't a text.
    fileprivate var spokenText: String? {
        if let text = self as? Text { return text.string }
        return (self as? any SpokenLabel)?.spoken
    }
}

/// A view with a title.
private protocol SpokenLabel {
    @MainActor var spoken: String? { get }
}

extension Label: SpokenLabel { fileprivate var spoken: String? { (spokenTitle as? Text)?.string } }
extension Optional: SpokenLabel where Wrapped: View { fileprivate var spoken: String? { flatMap(\.spokenText) } }

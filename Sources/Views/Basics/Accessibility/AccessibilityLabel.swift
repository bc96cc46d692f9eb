/// Keeps a view's spoken label for events that name it.
public struct _AccessibilityLabelModifier: ValueModifier {
    typealias Node = AccessibilityLabelRenderNode
    let value: Text?
}

final class AccessibilityLabelRenderNode: ValueRenderNode<Text?> {
    /// The label, as assistive technology reads it; nil for a disabled label.
    var spoken: String? { value?.string }
    override var name: String { "accessibilityLabel" }
    override var isListed: Bool { false }
}

// Not drawn, but events find a view by its spoken label, as UI tests do: a button that shows only an icon has no other text.
extension View {
    private func spoken(_ label: Text?) -> some View { modifier(_AccessibilityLabelModifier(value: label)) }

    /// Sets the view's spoken label, by which events find it. Does not affect drawing.
    public func accessibilityLabel(_ label: Text) -> some View { spoken(label) }
    /// Sets the view's spoken label, by which events find it. Does not affect drawing.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { spoken(Text(label)) }
    /// Sets the view's spoken label, by which events find it. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { spoken(Text(label)) }
    /// Sets the view's spoken label, by which events find it, if it is enabled. Does not affect drawing.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { spoken(isEnabled ? label : nil) }
    /// Sets the view's spoken label, by which events find it, if it is enabled. Does not affect drawing.
    public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View { spoken(isEnabled ? Text(label) : nil) }
    /// Sets the view's spoken label, by which events find it, if it is enabled. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View { spoken(isEnabled ? Text(label) : nil) }
    /// Sets the view's spoken label by the older name.
    public func accessibility(label: Text) -> some View { spoken(label) }
    /// Sets an identifier by which events and layout listings find the view, if it is enabled.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View { accessibilityIdentifier(isEnabled ? identifier : "") }
    /// Sets whether events that target a text or an identifier skip the view, if the modifier is enabled.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { accessibilityHidden(hidden && isEnabled) }
}

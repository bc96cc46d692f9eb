/// The appearance of a quick action, which exists only on watchOS.
@MainActor @preconcurrency
public protocol AccessibilityQuickActionStyle {}

/// A prompt above the view.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
    public nonisolated init() {}
}

/// An outline around the view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
    public nonisolated init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    /// A prompt above the view.
    public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    /// An outline around the view.
    public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

extension View {
    /// Adds an action that a gesture of the hand runs on watchOS. Does not affect drawing.
    public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View { self }
    /// Adds an action that a gesture of the hand runs on watchOS while `isActive` is true. Does not affect drawing.
    public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View { self }
}

/// A modifier of accessibility properties, which don't affect drawing.
public struct AccessibilityAttachmentModifier: ViewModifier {
    public func body(content: Content) -> some View { content }
}

extension AccessibilityRotorEntry {
    /// Creates an entry for a view with an identity in a namespace.
    public nonisolated init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {}
}

extension TabContent {
    /// Sets the value that is spoken for the tabs.
    public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the value that is spoken for the tabs.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the value that is spoken for the tabs.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the hint that is spoken for the tabs.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the hint that is spoken for the tabs.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the hint that is spoken for the tabs.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the names by which people can choose the tabs.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the names by which people can choose the tabs.
    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the names by which people can choose the tabs.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the text that is spoken for the tabs.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
}

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

/// The accessibility roles and states of a view. They do not affect drawing.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 6)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
}

/// How assistive technology treats the views inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let value: Int
    public static let ignore = AccessibilityChildBehavior(value: 0)
    public static let contain = AccessibilityChildBehavior(value: 1)
    public static let combine = AccessibilityChildBehavior(value: 2)
}

// Spoken, never drawn: the frame is correct without them, so there is no warning.
extension View {
    /// Sets the view's spoken label. Does not affect drawing.
    public func accessibilityLabel(_ label: Text) -> some View { self }
    /// Sets the view's spoken label. Does not affect drawing.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
    /// Sets the view's spoken label. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Sets the view's spoken value. Does not affect drawing.
    public func accessibilityValue(_ value: Text) -> some View { self }
    /// Sets the view's spoken value. Does not affect drawing.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
    /// Sets the view's spoken value. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    /// Sets the spoken description of the view's action. Does not affect drawing.
    public func accessibilityHint(_ hint: Text) -> some View { self }
    /// Sets the spoken description of the view's action. Does not affect drawing.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
    /// Sets the spoken description of the view's action. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    /// Adds accessibility traits to the view. Does not affect drawing.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Removes accessibility traits from the view. Does not affect drawing.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Makes the view an accessibility element and sets how the views inside are read. Does not affect drawing.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Sets the order in which views are read: higher priorities first. Does not affect drawing.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

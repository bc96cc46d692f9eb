/// What a view is to those who hear it: pictures say nothing, so this changes none of them.
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

/// How the views inside are taken together when they are read out.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let value: Int
    public static let ignore = AccessibilityChildBehavior(value: 0)
    public static let contain = AccessibilityChildBehavior(value: 1)
    public static let combine = AccessibilityChildBehavior(value: 2)
}

// Read out, never drawn: the picture without them is the right one, so there is no warning.
extension View {
    /// What is read out for the view.
    public func accessibilityLabel(_ label: Text) -> some View { self }
    /// What is read out for the view.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
    /// What is read out for the view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// What is read out as the view's value.
    public func accessibilityValue(_ value: Text) -> some View { self }
    /// What is read out as the view's value.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
    /// What is read out as the view's value.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    /// What is read out about what the view does.
    public func accessibilityHint(_ hint: Text) -> some View { self }
    /// What is read out about what the view does.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
    /// What is read out about what the view does.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    /// What else the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// What the view isn't.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Whether the views inside are read out as one.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Which views are read out first.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

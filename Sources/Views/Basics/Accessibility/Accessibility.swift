/// The behavior of the views inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let value: Int
    public static let ignore = AccessibilityChildBehavior(value: 0)
    public static let contain = AccessibilityChildBehavior(value: 1)
    public static let combine = AccessibilityChildBehavior(value: 2)
}

// These values are spoken and never drawn: the frame is correct without them, so there is no warning.
extension View {
    /// Adds details that are read on request. Does not affect drawing.
    public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View {
        self
    }
    /// Adds details that are read on request. Does not affect drawing.
    public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default)
        -> some View
    { self }
}

extension Text {
    /// Sets the spoken description of the text. Does not affect drawing.
    public func accessibilityLabel(_ label: Text) -> Text { self }
    /// Sets the spoken description of the text. Does not affect drawing.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
    /// Sets the spoken description of the text. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
    /// Sets the text's heading level. Does not affect drawing.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    /// Sets the kind of the text for reading. Does not affect drawing.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    /// Sets the pitch of the voice. Does not affect drawing.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Reads punctuation aloud. Does not affect drawing.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Queues announcements behind speech. Does not affect drawing.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    /// Spells words out. Does not affect drawing.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

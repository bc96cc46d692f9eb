/// The size of texts that the user has chosen; the older name.
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }
}

extension DynamicTypeSize {
    /// Creates the size of a category.
    public init(_ category: ContentSizeCategory) { self = Self.allCases[ContentSizeCategory.allCases.firstIndex(of: category) ?? 3] }
}

/// The weight that texts need to be legible for the user.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

extension EnvironmentValues {
    /// The locale in which the view is shown.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// The calendar for dates; by default a Gregorian one in the environment's locale and time zone.
    public var calendar: Calendar {
        get {
            if let calendar = self[CalendarKey.self] { return calendar }
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }
    /// The time zone for dates; by default Greenwich, where the scene's clock starts at midnight.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// The calendar that was set around the view; nil for the Gregorian one.
    var ownCalendar: Calendar? { self[CalendarKey.self] }
    /// The horizontal space of the view; compact as on a phone.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    /// The vertical space of the view; regular as on an upright phone.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    /// The size of texts that the user has chosen; the older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3] }
        set { dynamicTypeSize = DynamicTypeSize(newValue) }
    }
    /// Whether the user inverts colors: never.
    public var accessibilityInvertColors: Bool { false }
    /// Whether a screen reader is on: never.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether Switch Control is on: never.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether assistive access is on: never.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// The weight that texts need to be legible: `bold` makes the fonts of texts and symbols heavier.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

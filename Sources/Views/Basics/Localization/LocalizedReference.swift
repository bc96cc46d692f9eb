import Foundation

/// What determines the form of a text: the locale, and for the styles of dates the time zone and the calendar.
struct TextPlace: Equatable, Sendable {
    var locale: Locale
    var timeZone = TimeZone.gmt
    /// A calendar that was set; nil for the Gregorian one.
    var calendar: Calendar?

    /// The calendar with the time zone.
    var calendarInZone: Calendar {
        var result = calendar ?? Calendar(identifier: .gregorian)
        result.timeZone = timeZone
        return result
    }

    /// The place of code outside of views.
    static var scene: TextPlace { TextPlace(locale: Localizer.locale) }

    init(locale: Locale) { self.locale = locale }
    init(_ environment: EnvironmentValues) { (locale, timeZone, calendar) = (environment.locale, environment.timeZone, environment.ownCalendar) }
}

/// A value with the format in which a text shows it.
struct FormattedValue: @unchecked Sendable {
    private let value: Any
    private let isEqual: (Any) -> Bool
    let string: (TextPlace) -> String

    init<V>(_ value: V, string: @escaping (V, TextPlace) -> String, hasSameFormat: @escaping (V, V) -> Bool) {
        self.value = value
        isEqual = { other in (other as? V).map { hasSameFormat(value, $0) } ?? false }
        self.string = { string(value, $0) }
    }

    /// A part with a value that is formatted again if the text is shown in another place.
    static func part<V: Equatable>(_ value: V, string: @escaping (V, TextPlace) -> String) -> Text.Part {
        Text.Part(FormattedValue(value, string: string) { $0 == $1 })
    }

    static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool { lhs.isEqual(rhs.value) }
}

extension Text.Part {
    /// Shows a value that is formatted again if the text is shown in another place.
    init(_ formatted: FormattedValue) {
        self.init(string: formatted.string(.scene), localized: Text.LocalizedPart(reference: LocalizedReference(formatted), isFirst: true))
    }
}

/// A key that a text looked up, or a value that it formatted: this is done again if the text is shown in another locale.
final class LocalizedReference: Equatable, @unchecked Sendable {
    /// The value that is shown instead of the key's text.
    private let formatted: FormattedValue?
    private let key: LocalizedStringKey
    /// The key's name if it isn't the text itself.
    private let name: String?
    private let table: String?
    // Foundation's bundles may be used from any thread.
    private let bundle: Bundle?
    private let locale: Locale?

    /// - Parameter locale: a fixed locale for the text; nil for that of the environment.
    init(key: LocalizedStringKey, name: String? = nil, table: String?, bundle: Bundle?, locale: Locale? = nil) {
        (self.key, self.name, self.table, self.bundle, self.locale, formatted) = (key, name, table, bundle, locale, nil)
    }

    init(_ formatted: FormattedValue) { (key, name, table, bundle, locale, self.formatted) = ("", nil, nil, nil, nil, formatted) }

    static func == (lhs: LocalizedReference, rhs: LocalizedReference) -> Bool {
        if lhs === rhs { return true }
        if let left = lhs.formatted { return rhs.formatted.map { left == $0 } ?? false }
        return rhs.formatted == nil && lhs.key == rhs.key && lhs.name == rhs.name && lhs.table == rhs.table && lhs.bundle?.bundlePath == rhs.bundle?.bundlePath
            && lhs.locale == rhs.locale
    }

    /// Returns the text in a place.
    func parts(in place: TextPlace) -> [Text.Part] {
        if let formatted { return [Text.Part(string: formatted.string(place))] }
        var place = place
        if let locale { place.locale = locale }
        // Values inside of the text are in the scene's locale.
        return Text(parts: key.parts(name: name, table: table, bundle: bundle, locale: place.locale)).localized(in: place).parts
    }

    /// Returns the text in its own locale or else the scene's; each part refers to this reference if other locales may differ.
    func initialParts() -> [Text.Part] {
        var parts = key.parts(name: name, table: table, bundle: bundle, locale: locale ?? Localizer.locale)
        let hasOwnValues = locale != nil && parts.contains { $0.localized != nil }
        guard hasOwnValues || key.dependsOnLocale(name: name, table: table, bundle: bundle) else { return parts }
        if hasOwnValues { parts = self.parts(in: .scene) }
        for index in parts.indices { parts[index].localized = Text.LocalizedPart(reference: self, isFirst: index == 0) }
        return parts
    }
}

extension Text {
    /// The data with which a part of a localized text is looked up again.
    struct LocalizedPart: Equatable, Sendable {
        let reference: LocalizedReference
        /// Whether the text begins with this part; others of the same reference follow.
        let isFirst: Bool
        /// The style that was set on the whole text, in an array so that parts without it are small.
        private var outerStyle: [Style] = []

        init(reference: LocalizedReference, isFirst: Bool) { (self.reference, self.isFirst) = (reference, isFirst) }

        var outer: Style { outerStyle.first ?? Style() }

        mutating func change(_ change: (inout Style) -> Void) {
            var style = outer
            change(&style)
            outerStyle = [style]
        }
    }

    /// Returns the text in an environment.
    nonisolated func localized(in environment: EnvironmentValues) -> Text {
        parts.contains { $0.localized != nil } ? localized(in: TextPlace(environment)) : self
    }

    /// Returns the text in a place.
    nonisolated func localized(in place: TextPlace) -> Text {
        guard parts.contains(where: { $0.localized != nil }), place != .scene else { return self }
        return Text(
            parts: parts.flatMap { part -> [Part] in
                guard let localized = part.localized else { return [part] }
                guard localized.isFirst else { return [] }
                return localized.reference.parts(in: place).map { new in
                    var copy = new
                    copy.style = new.style.filled(over: localized.outer)
                    return copy
                }
            })
    }
}

extension Text.Style {
    /// Returns this style with its unset attributes, including the foreground style, taken from `outer`.
    func filled(over outer: Text.Style) -> Text.Style {
        var result = filled(from: outer)
        result.foreground = foreground ?? outer.foreground
        return result
    }
}

import Foundation

/// A key that a text looked up: the text is looked up again if it is shown in another locale.
final class LocalizedReference: Equatable, @unchecked Sendable {
    private let key: LocalizedStringKey
    /// The key's name if it isn't the text itself.
    private let name: String?
    private let table: String?
    // Foundation's bundles may be used from any thread.
    private let bundle: Bundle?
    private let locale: Locale?

    /// - Parameter locale: a fixed locale for the text; nil for that of the environment.
    init(key: LocalizedStringKey, name: String? = nil, table: String?, bundle: Bundle?, locale: Locale? = nil) {
        (self.key, self.name, self.table, self.bundle, self.locale) = (key, name, table, bundle, locale)
    }

    static func == (lhs: LocalizedReference, rhs: LocalizedReference) -> Bool {
        lhs === rhs
            || lhs.key == rhs.key && lhs.name == rhs.name && lhs.table == rhs.table && lhs.bundle?.bundlePath == rhs.bundle?.bundlePath
                && lhs.locale == rhs.locale
    }

    /// Returns the text in a locale.
    func parts(in locale: Locale) -> [Text.Part] { key.parts(name: name, table: table, bundle: bundle, locale: self.locale ?? locale) }

    /// Returns the text in the scene's locale; each part refers to this reference if other locales may differ.
    func initialParts() -> [Text.Part] {
        var parts = parts(in: Localizer.locale)
        guard key.dependsOnLocale(name: name, table: table, bundle: bundle) else { return parts }
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

    /// Returns the text in a locale.
    nonisolated func localized(in locale: Locale) -> Text {
        guard parts.contains(where: { $0.localized != nil }), locale != Localizer.locale else { return self }
        return Text(
            parts: parts.flatMap { part -> [Part] in
                guard let localized = part.localized else { return [part] }
                guard localized.isFirst else { return [] }
                return localized.reference.parts(in: locale).map { new in
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

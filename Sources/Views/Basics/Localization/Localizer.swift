import Foundation
import Synchronization

/// The translations of the app that is drawn, and the locale that chooses among them.
package enum Localizer {
    private struct State {
        /// The folder with the app's own resources; nil without an app.
        var mainFolder: String?
        var developmentLanguage = "en"
        var bundles: [String: LocalizedBundle] = [:]
        /// Translations that depend on numbers, by the text that represents them when an app requests only a format.
        var formats: [String: (value: LocalizedValue, language: String)] = [:]
    }

    private static let state = Mutex(State())

    /// Makes a folder's translations the app's translations.
    ///
    /// - Parameters:
    ///   - folder: the folder with the app's resources; nil for none.
    ///   - developmentLanguage: the language of keys without a translation.
    package static func begin(folder: String?, developmentLanguage: String = "en") {
        state.withLock {
            $0 = State()
            ($0.mainFolder, $0.developmentLanguage) = (folder, developmentLanguage)
        }
    }

    /// The locale of code outside of views: that of the most recently started scene.
    package static var locale: Locale { SceneHost.locale }

    /// The languages that the user prefers, most preferred first.
    static var preferredLanguages: [String] { [locale.identifier.replacing("_", with: "-")] }

    /// Whether no app with translations is drawn, so that each key is its own text.
    static var hasNoBundle: Bool { state.withLock { $0.mainFolder == nil } }

    /// Returns the languages of a bundle, and those that apply to a locale, most preferred first.
    static func languages(bundle: Bundle?, locale: Locale) -> (all: [String], chosen: [String]) {
        guard let place = place(of: bundle) else { return ([], ["en"]) }
        let contents = contents(of: place.folder)
        return (contents.languages, contents.languages(for: locale, development: development))
    }

    /// The language of keys without a translation.
    static var development: String { state.withLock { $0.developmentLanguage } }

    /// A folder with translations; the language if the bundle is the folder of one language.
    private static func place(of bundle: Bundle?) -> (folder: String, language: String?)? {
        guard let main = state.withLock({ $0.mainFolder }) else { return nil }
        guard let path = bundle?.bundlePath else { return (main, nil) }
        guard path.hasSuffix(".lproj"), let slash = path.lastIndex(of: "/") else { return (path, nil) }
        return (String(path[..<slash]), String(path[path.index(after: slash)...].dropLast(6)))
    }

    private static func contents(of folder: String) -> LocalizedBundle {
        if let bundle = state.withLock({ $0.bundles[folder] }) { return bundle }
        let bundle = LocalizedBundle(folder: folder)
        state.withLock { $0.bundles[folder] = bundle }
        return bundle
    }

    /// Returns the translation of a key and its language; nil if no table has the key.
    static func value(_ key: String, table: String?, bundle: Bundle?, locale: Locale?) -> (value: LocalizedValue, language: String)? {
        if hasNoBundle { return nil }
        guard let place = place(of: bundle) else { return nil }
        let contents = contents(of: place.folder)
        if contents.isEmpty { return nil }
        let languages = place.language.map { [$0, "Base"] } ?? contents.languages(for: locale ?? self.locale, development: development)
        return contents.value(key, table: table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable", languages: languages)
    }

    /// Whether any language has a translation of a key.
    static func hasValue(_ key: String, table: String?, bundle: Bundle?) -> Bool {
        guard let place = place(of: bundle) else { return false }
        let contents = contents(of: place.folder)
        return contents.value(key, table: table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable", languages: contents.languages + ["Base"]) != nil
    }

    /// Returns the pieces of a key's translation with its arguments; nil if no table has the key.
    static func pieces(
        _ key: String, _ arguments: [LocalizedArgument], table: String?, bundle: Bundle?, locale: Locale?
    ) -> [LocalizedFormatter.Piece]? {
        guard let (value, language) = value(key, table: table, bundle: bundle, locale: locale) else { return nil }
        return LocalizedFormatter.pieces(of: value, arguments, language: language, isTablet: SceneHost.values.hasTablet)
    }

    /// Returns the translation of a key as a format; `formatted(_:_:)` finds the rules behind it again.
    static func format(_ key: String, table: String?, bundle: Bundle?) -> String? {
        guard let (value, language) = value(key, table: table, bundle: bundle, locale: nil) else { return nil }
        let text = value.plainText
        if value.needsArguments { state.withLock { $0.formats[text] = (value, language) } }
        return text
    }

    /// Returns a format with its arguments, by the rules of its translation; nil for a format without rules.
    static func formatted(_ format: String, _ arguments: [any CVarArg]) -> String? {
        guard let (value, language) = state.withLock({ $0.formats[format] }) else { return nil }
        return string(of: value, arguments.map { LocalizedArgument(any: $0) }, language: language, locale: locale)
    }

    /// Returns a translation with its arguments.
    static func string(of value: LocalizedValue, _ arguments: [LocalizedArgument], language: String, locale: Locale) -> String {
        LocalizedFormatter.pieces(of: value, arguments, language: language, isTablet: SceneHost.values.hasTablet).map { piece in
            switch piece {
            case .literal(let text): text
            case .argument(let index, let format): arguments[index].parts(format: format, locale: locale).map(\.string).joined()
            }
        }.joined()
    }

    /// Returns the app's tables: their translations, the languages of a locale, and the keys of each table, sorted; nil without an app.
    static func mainTables(locale: Locale) -> (bundle: LocalizedBundle, languages: [String], keys: [(name: String, keys: [String])])? {
        guard let place = place(of: nil) else { return nil }
        let bundle = contents(of: place.folder)
        return bundle.isEmpty ? nil : (bundle, bundle.languages(for: locale, development: development), bundle.keys)
    }
}

extension LocalizedArgument {
    /// Creates the argument of a C format.
    init(any value: any CVarArg) {
        switch value {
        case let value as any BinaryInteger & CVarArg:
            let number: Number = Int64(exactly: value).map(Number.signed) ?? .unsigned(UInt64(truncatingIfNeeded: value))
            self.init(specifier: "%lld", number: number, parts: [Text.Part(string: "\(value)")])
        case let value as any BinaryFloatingPoint & CVarArg: self.init(specifier: "%lf", number: .real(Double(value)), parts: [Text.Part(string: "\(value)")])
        default: self.init(specifier: "%@", number: nil, parts: [Text.Part(string: "\(value)")])
        }
    }
}

/// Foundation's functions that depend on the scene, for code outside of views: the locale and the app's translations.
public enum _SceneStrings {
    /// The scene's locale.
    public static var locale: Locale { Localizer.locale }
    /// The languages that the user prefers.
    public static var preferredLanguages: [String] { Localizer.preferredLanguages }
    /// The language of keys without a translation.
    public static var developmentLanguage: String { Localizer.development }
    /// The languages of a bundle.
    public static func localizations(of bundle: Bundle) -> [String] { Localizer.languages(bundle: bundle, locale: Localizer.locale).all }
    /// The languages of a bundle that apply, most preferred first.
    public static func preferredLocalizations(of bundle: Bundle) -> [String] {
        Array(Localizer.languages(bundle: bundle, locale: Localizer.locale).chosen.prefix(1))
    }
    /// Returns the translation of a key; `value`, or the key if that is empty, without one.
    public static func string(_ key: String, value: String?, table: String?, bundle: Bundle) -> String {
        Localizer.format(key, table: table, bundle: bundle) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
    /// Returns a format with its arguments; a translation with plural forms chooses one.
    public static func formatted(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        Localizer.formatted(format, arguments) ?? String(format: format, locale: locale, arguments: arguments)
    }
}

extension _SceneStrings {
    /// Returns a format with the scene's locale, unless it has its own locale.
    public static func localized<F: FormatStyle>(_ format: F) -> F { format.asInPictures }
    /// Returns a value in the scene's locale, and relative to the scene's time where the format is relative.
    public static func text<F: FormatStyle>(of value: F.FormatInput, as format: F) -> F.FormatOutput { format.formatInPictures(value) }
    /// The Gregorian calendar in the scene's locale, with days that begin at midnight in Greenwich, as the scene's clock does.
    public static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Localizer.locale
        calendar.timeZone = .gmt
        return calendar
    }
}

import Foundation

extension String {
    /// A string in source code that is looked up in the app's translations, with its interpolated values.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let key: LocalizedStringKey

        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) { key = LocalizedStringKey(stringInterpolation: stringInterpolation.base) }

        /// The kind of a value that is known later, with its format.
        public enum Placeholder: String, Sendable {
            case int = "%lld"
            case uint = "%llu"
            case float = "%f"
            case double = "%lf"
            case object = "%@"
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var base: LocalizedStringKey.StringInterpolation

            public init(literalCapacity: Int, interpolationCount: Int) {
                base = LocalizedStringKey.StringInterpolation(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }
            public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { base.appendInterpolation(value) }
            public mutating func appendInterpolation(_ value: String) { base.appendInterpolation(value) }
            public mutating func appendInterpolation(_ value: Substring) { base.appendInterpolation(value) }
            /// Appends a number with separated thousands, and with six decimals if it isn't an integer.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { base.appendInterpolation(value) }
            /// Appends a number in a C format.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                base.appendInterpolation(value, specifier: specifier)
            }
            /// Appends a value formatted by `format`.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
                base.appendInterpolation(value, format: format)
            }
            /// Appends the format of a value that is known later.
            public mutating func appendInterpolation(placeholder: Placeholder) { base.appendLiteral(placeholder.rawValue) }
            public mutating func appendInterpolation(_ attributed: AttributedString) { base.appendInterpolation(attributed) }
            /// Appends another localized string.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) { base.appendInterpolation(String(localized: resource)) }
        }
    }

    /// Creates the translation of a string.
    ///
    /// - Parameters:
    ///   - table: the name of the file with the translations; nil for "Localizable".
    ///   - bundle: the bundle with the translations; nil for the app's own.
    ///   - locale: formats numbers and chooses the language; nil for the scene's.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.plainString(table: table, bundle: bundle, locale: locale)
    }
    /// Creates the translation of a key, or the default value without one.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = defaultValue.key.plainString(key: "\(key)", table: table, bundle: bundle, locale: locale)
    }
    /// Creates the translation of a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.string(locale: nil) }
}

extension AttributedString {
    /// Creates the translation of a string, with its Markdown.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
        self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
    }
    /// Creates the translation of a resource, with its Markdown.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        let text = String(localized: resource)
        self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
    }
}

/// A reference to a localized string, which is looked up when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible {
    /// The bundle with the translations.
    public enum BundleDescription: Sendable, Equatable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        /// The bundle; nil for the app's own.
        var bundle: Bundle? { if case .atURL(let url) = self { Bundle(url: url) } else { nil } }

        public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
            switch (lhs, rhs) {
            case (.main, .main): true
            case (.forClass(let first), .forClass(let second)): first == second
            case (.atURL(let first), .atURL(let second)): first == second
            default: false
            }
        }
    }

    /// The key, with formats such as `%lld` for its values.
    public let key: String
    /// The text without a translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the file with the translations; nil for "Localizable".
    public let table: String?
    /// The locale in which the text is shown.
    public var locale: Locale
    /// The bundle with the translations.
    public let bundle: BundleDescription
    /// Whether `locale` was set.
    private let hasLocale: Bool

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table, self.bundle) = ("\(key)", defaultValue, table, bundle)
        (self.locale, hasLocale) = (locale ?? Localizer.locale, locale != nil)
    }
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table, self.bundle) = (keyAndValue.key.key, keyAndValue, table, bundle)
        (self.locale, hasLocale) = (locale ?? Localizer.locale, locale != nil)
    }
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle?, comment: StaticString? = nil
    ) {
        self.init(key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle.map { .atURL($0.bundleURL) } ?? .main)
    }
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle?, comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: bundle.map { .atURL($0.bundleURL) } ?? .main)
    }
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public var localizedStringResource: LocalizedStringResource { self }

    func string(locale: Locale?) -> String {
        defaultValue.key.plainString(key: key, table: table, bundle: bundle.bundle, locale: hasLocale ? self.locale : locale)
    }

    var reference: LocalizedReference {
        LocalizedReference(key: defaultValue.key, name: key, table: table, bundle: bundle.bundle, locale: hasLocale ? locale : nil)
    }
}

/// A value that has a localized description.
public protocol CustomLocalizedStringResourceConvertible {
    /// The description.
    var localizedStringResource: LocalizedStringResource { get }
}

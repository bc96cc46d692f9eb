extension ProgramBuilder {
    /// Declarations that replace those of Foundation that read the machine's locale, or that can't read an app's translations; see `clock`.
    ///
    /// A declaration hides another one only if their types are the same, including `__shared`.
    static let bundle = """

        public typealias NSExpression = AppleFoundation._NSExpression
        public typealias NSSortDescriptor = AppleFoundation._NSSortDescriptor
        public typealias DateFormatter = AppleFoundation._DateFormatter
        public typealias NumberFormatter = AppleFoundation._NumberFormatter
        public typealias ByteCountFormatter = AppleFoundation._ByteCountFormatter
        public typealias DateComponentsFormatter = AppleFoundation.DateComponentsFormatter
        public typealias ListFormatter = AppleFoundation.ListFormatter
        public typealias MeasurementFormatter = AppleFoundation.MeasurementFormatter
        public typealias PersonNameComponentsFormatter = AppleFoundation.PersonNameComponentsFormatter
        public typealias RelativeDateTimeFormatter = AppleFoundation.RelativeDateTimeFormatter
        public typealias NSAttributedString = AppleFoundation._NSAttributedString
        public typealias NSMutableAttributedString = AppleFoundation._NSMutableAttributedString

        extension Bundle {
            @usableFromInline nonisolated func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                SwiftUI._SceneStrings.string(key, value: value, table: tableName, bundle: self)
            }
            @usableFromInline nonisolated var localizations: [String] { SwiftUI._SceneStrings.localizations(of: self) }
            @usableFromInline nonisolated var preferredLocalizations: [String] { SwiftUI._SceneStrings.preferredLocalizations(of: self) }
            @usableFromInline nonisolated var developmentLocalization: String? { SwiftUI._SceneStrings.developmentLanguage }
        }

        @usableFromInline nonisolated func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
        ) -> String {
            SwiftUI._SceneStrings.string(key, value: value, table: tableName, bundle: bundle)
        }

        extension NSString {
            @usableFromInline nonisolated func enumerateSubstrings(
                in range: NSRange, options opts: EnumerationOptions = [], using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
            ) { _enumerateSubstrings(in: range, options: opts, using: block) }
        }

        extension NSMutableString {
            @usableFromInline @discardableResult nonisolated func replaceOccurrences(
                of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange
            ) -> Int { _replaceOccurrences(of: target, with: replacement, options: options, range: searchRange) }
        }

        extension Locale {
            @usableFromInline nonisolated static var current: Locale { SwiftUI._SceneStrings.locale }
            @usableFromInline nonisolated static var autoupdatingCurrent: Locale { SwiftUI._SceneStrings.locale }
            @usableFromInline nonisolated static var preferredLanguages: [String] { SwiftUI._SceneStrings.preferredLanguages }
        }

        extension Calendar {
            @usableFromInline nonisolated static var current: Calendar { SwiftUI._SceneStrings.calendar }
            @usableFromInline nonisolated static var autoupdatingCurrent: Calendar { SwiftUI._SceneStrings.calendar }
        }

        extension Duration {
            @usableFromInline nonisolated func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
                SwiftUI._SceneStrings.localized(format).format(self)
            }
        }

        extension String {
            @usableFromInline nonisolated init(format: __shared String, _ arguments: any CVarArg...) {
                self = SwiftUI._SceneStrings.formatted(format, locale: nil, arguments)
            }
            @usableFromInline nonisolated static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
                SwiftUI._SceneStrings.formatted(format, locale: SwiftUI._SceneStrings.locale, arguments)
            }
        }

        extension Date {
            @usableFromInline nonisolated func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
                SwiftUI._SceneStrings.text(of: self, as: format)
            }
            @usableFromInline nonisolated func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
                FormatStyle(date: date, time: time, locale: SwiftUI._SceneStrings.locale).format(self)
            }
            @usableFromInline nonisolated func formatted() -> String {
                FormatStyle(date: .numeric, time: .shortened, locale: SwiftUI._SceneStrings.locale).format(self)
            }
        }

        extension Date.RelativeFormatStyle {
            @usableFromInline nonisolated func format(_ date: Date) -> String { SwiftUI._SceneStrings.text(of: date, as: self) }
        }

        extension BinaryInteger {
            @usableFromInline nonisolated func formatted() -> String { IntegerFormatStyle<Self>(locale: SwiftUI._SceneStrings.locale).format(self) }
            @usableFromInline nonisolated func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
                SwiftUI._SceneStrings.localized(format).format(self)
            }
            @usableFromInline nonisolated func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
                SwiftUI._SceneStrings.localized(format).format(S.FormatInput(self))
            }
        }

        extension BinaryFloatingPoint {
            @usableFromInline nonisolated func formatted() -> String { FloatingPointFormatStyle<Self>(locale: SwiftUI._SceneStrings.locale).format(self) }
            @usableFromInline nonisolated func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
                SwiftUI._SceneStrings.localized(format).format(self)
            }
            @usableFromInline nonisolated func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint {
                SwiftUI._SceneStrings.localized(format).format(S.FormatInput(self))
            }
        }

        extension Decimal {
            @usableFromInline nonisolated func formatted() -> String { Decimal.FormatStyle(locale: SwiftUI._SceneStrings.locale).format(self) }
            @usableFromInline nonisolated func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
                SwiftUI._SceneStrings.localized(format).format(self)
            }
        }

        """
}

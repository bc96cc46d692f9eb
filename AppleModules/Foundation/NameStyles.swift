import Easel
import Foundation

extension PersonNameComponents {
    /// Writes names of people.
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
        /// The length of a name.
        public enum Style: Int, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
        public var style: Style
        public var locale: Locale
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }

        public func format(_ value: PersonNameComponents) -> String {
            let formatter = PersonNameComponentsFormatter()
            formatter.style =
                switch style {
                case .short: .short
                case .medium: .medium
                case .long: .long
                case .abbreviated: .abbreviated
                }
            return formatter.string(from: value)
        }
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }

    /// Returns the name in the usual length.
    public func formatted() -> String { formatted(FormatStyle()) }
    /// Returns the name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents { style.format(self) }
    /// Reads a name: given name, then family name.
    public init(_ value: String) throws {
        guard let components = PersonNameComponentsFormatter().personNameComponents(from: value) else { throw CocoaError(.formatting) }
        self = components
    }
}
extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes names of people.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { PersonNameComponents.FormatStyle(style: style) }
}

/// Writes amounts of data.
public struct MeasurementByteCountStyle: FormatStyle, Hashable, Sendable {
    let style: ByteCountFormatStyle
    public func format(_ value: Measurement<UnitInformationStorage>) -> String { style.format(Int64(value.converted(to: .bytes).value.rounded())) }
    public func locale(_ locale: Locale) -> MeasurementByteCountStyle { MeasurementByteCountStyle(style: style.locale(locale)) }
}
extension FormatStyle where Self == MeasurementByteCountStyle {
    /// Writes amounts of data.
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
        MeasurementByteCountStyle(
            style: ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount))
    }
}

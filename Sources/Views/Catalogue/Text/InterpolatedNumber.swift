import Foundation

/// A number that has a C format in localized strings.
public protocol _FormatSpecifiable: CVarArg {
    /// The format of the number without further specification.
    static var _specifier: String { get }
}

extension Int: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public static var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public static var _specifier: String { "%f" } }
extension CGFloat: _FormatSpecifiable { public static var _specifier: String { "%f" } }

/// Numbers as localized strings show them (Documentation/Semantics/Text.md#interpolated-numbers).
enum InterpolatedNumber {
    static func string<T: _FormatSpecifiable>(_ value: T) -> String { string(value, format: T._specifier) }

    /// Returns a number in a C format, with thousands separated as in American English.
    static func string(_ value: any CVarArg, format: String) -> String {
        let plain = String(format: format, value)
        guard isDecimal(format) else { return plain }
        let digits = plain.prefix { $0 != "." }
        guard let first = digits.firstIndex(where: \.isNumber), let last = digits.lastIndex(where: \.isNumber) else { return plain }
        let whole = plain[first...last]
        guard whole.count > 3, whole.allSatisfy(\.isNumber) else { return plain }
        var grouped = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index).isMultiple(of: 3) { grouped += "," }
            grouped.append(digit)
        }
        return plain[..<first] + grouped + plain[plain.index(after: last)...]
    }

    /// Whether a format is that of one decimal number without a width, whose padding would be lost.
    private static func isDecimal(_ format: String) -> Bool {
        guard let percent = format.firstIndex(of: "%") else { return false }
        let rest = format[format.index(after: percent)...].drop { "+ '".contains($0) }
        guard rest.first?.isNumber != true else { return false }
        let conversion = rest.drop { ".0123456789hlqLzjt".contains($0) }.first
        return conversion.map { "diuf".contains($0) } ?? false
    }
}

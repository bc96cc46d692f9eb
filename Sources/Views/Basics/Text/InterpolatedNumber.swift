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
extension Double: _FormatSpecifiable { public static var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public static var _specifier: String { "%lf" } }

/// Numbers as localized strings show them (Documentation/Semantics/Text.md#interpolated-numbers).
enum InterpolatedNumber {
    /// Returns a number in a C format, with the separators of a locale.
    ///
    /// A format for another kind of number shows the number in its own kind: C would read wrong bytes.
    static func string(_ number: LocalizedArgument.Number, format: String, locale: Locale) -> String {
        let value: any CVarArg
        var format = format
        let isReal = format.last.map { "fFeEgGaA".contains($0) } ?? false
        switch number {
        case .signed(let integer): value = isReal ? Double(integer) : integer
        case .unsigned(let integer): value = isReal ? Double(integer) : integer
        case .real(let real):
            value = real
            if !isReal { format = "%lf" }
        }
        // All integers arrive with 64 bits.
        if !isReal, case .real = number {} else if !isReal { format = widened(format) }
        guard locale.language.languageCode != .english else { return string(value, format: format) }
        guard isDecimal(format) else { return String(format: format, value) }
        let plain = String(format: format, value)
        let fraction = plain.split(separator: ".").dropFirst().first?.count ?? 0
        guard let real = Double(plain.drop { $0 == "+" || $0 == " " }) else { return plain }
        let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(fraction))
        if case .real = number { return real.formatted(style) }
        switch number {
        case .signed(let integer): return integer.formatted(IntegerFormatStyle<Int64>(locale: locale))
        case .unsigned(let integer): return integer.formatted(IntegerFormatStyle<UInt64>(locale: locale))
        case .real: return real.formatted(style)
        }
    }

    /// Returns an integer's format for 64 bits: "%d" becomes "%lld".
    private static func widened(_ format: String) -> String {
        guard let conversion = format.last, "diouxX".contains(conversion) else { return format }
        return format.dropLast().filter { !"hlqLzjt".contains($0) } + "ll" + String(conversion)
    }

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

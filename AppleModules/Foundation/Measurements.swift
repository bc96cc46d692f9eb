import Easel
import Foundation

extension Measurement {
    /// Returns the measurement in the unit that a locale uses for the same purpose, if it is a common unit.
    ///
    /// - Parameter scales: whether a short length has a smaller unit: without it, all lengths are in kilometers or miles.
    func localized(to locale: Locale, scales: Bool) -> (value: Double, symbol: String) {
        let isAmerican = locale.measurementSystem == .us
        let isBritish = locale.measurementSystem == .uk
        func converted<D: Dimension>(_ units: [D]) -> (Double, String)? {
            guard let own = self.unit as? D, let largest = units.first, let smallest = units.last else { return nil }
            let measurement = Measurement<D>(value: value, unit: own)
            let unit = scales ? units.first { abs(measurement.converted(to: $0).value) >= 1 } ?? smallest : largest
            return (measurement.converted(to: unit).value, UnitNames.symbol(of: unit))
        }
        let result: (Double, String)? =
            switch self.unit {
            case is UnitTemperature: converted([isAmerican ? UnitTemperature.fahrenheit : .celsius])
            case is UnitLength:
                isAmerican || isBritish
                    ? converted([UnitLength.miles, .feet, .inches]) : converted([UnitLength.kilometers, .meters, .centimeters, .millimeters])
            case is UnitMass: isAmerican ? converted([UnitMass.pounds, .ounces]) : converted([UnitMass.kilograms, .grams, .milligrams])
            case is UnitSpeed: converted([isAmerican || isBritish ? UnitSpeed.milesPerHour : .kilometersPerHour])
            default: nil
            }
        return result ?? (value, UnitNames.symbol(of: unit))
    }
}

/// The English names of units.
enum UnitNames {
    private static let full: [String: (one: String, many: String)] = [
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
        "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"), "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"),
        "g": ("gram", "grams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "km/h": ("kilometer per hour", "kilometers per hour"),
        "m/s": ("meter per second", "meters per second"), "mph": ("mile per hour", "miles per hour"), "L": ("liter", "liters"),
        "mL": ("milliliter", "milliliters"), "hr": ("hour", "hours"), "min": ("minute", "minutes"), "sec": ("second", "seconds"),
        "kcal": ("kilocalorie", "kilocalories"),
    ]

    /// The languages that write no space before the sign of a degree.
    private static let tight: Set<Locale.LanguageCode> = [.english, .japanese, .chinese, .korean, .thai]

    /// Returns the symbol of a unit as Apple's systems write it.
    static func symbol(of unit: Unit) -> String {
        switch unit {
        case UnitDuration.hours: "hr"
        case UnitDuration.minutes: "min"
        case UnitDuration.seconds: "sec"
        case UnitEnergy.kilocalories: "kcal"
        default: unit.symbol
        }
    }

    static func text(_ number: String, value: Double, symbol: String, width: Width, locale: Locale) -> String {
        switch width {
        case .wide: full[symbol].map { "\(number) \(value == 1 ? $0.one : $0.many)" } ?? "\(number) \(symbol)"
        case .abbreviated: symbol.hasPrefix("°") && locale.language.languageCode.map(tight.contains) == true ? number + symbol : "\(number) \(symbol)"
        case .narrow: number + (symbol.hasPrefix("°") ? "°" : symbol)
        }
    }
    enum Width { case wide, abbreviated, narrow }
}

/// Writes measurements.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of the written unit.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }
    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language of the units and of the numbers.
    open var locale: Locale! = _SceneStrings.locale { didSet { numberFormatter.locale = locale } }
    open var numberFormatter: NumberFormatter! = {
        let formatter = _NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 3
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let isProvided = unitOptions.contains(.providedUnit)
        let (value, symbol) =
            isProvided
            ? (measurement.value, UnitNames.symbol(of: measurement.unit)) : measurement.localized(to: locale, scales: unitOptions.contains(.naturalScale))
        let isBare = unitOptions.contains(.temperatureWithoutUnit) && symbol.hasPrefix("°")
        let width: UnitNames.Width = unitStyle == .long ? .wide : unitStyle == .short || isBare ? .narrow : .abbreviated
        return UnitNames.text(numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)", value: value, symbol: symbol, width: width, locale: locale)
    }
    open func string(from unit: Unit) -> String { UnitNames.symbol(of: unit) }
}

/// Writes lists: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = _SceneStrings.locale
    open var itemFormatter: Formatter?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }
    open func string(from items: [Any]) -> String? {
        items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale))
    }
    public static func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and).locale(_SceneStrings.locale)) }
}

/// Writes names of people: given name, then family name.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The length of a name.
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = _SceneStrings.locale
    /// The choices of a formatter.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes the pronunciation of the names.
        public static let phonetic = Options(rawValue: 2)
    }
    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    open func string(from components: PersonNameComponents) -> String {
        switch style {
        case .short: return components.nickname ?? components.givenName ?? components.familyName ?? ""
        case .abbreviated: return [components.givenName, components.familyName].compactMap { $0?.first.map(String.init) }.joined()
        case .default, .medium:
            let names = [components.givenName, components.familyName].compactMap { $0 }
            // Chinese, Japanese, and Korean names begin with that of the family.
            return names.allSatisfy(Self.isEastAsian) ? names.reversed().joined() : names.joined(separator: " ")
        case .long:
            let all = [components.namePrefix, components.givenName, components.middleName, components.familyName, components.nameSuffix]
            return all.compactMap { $0 }.joined(separator: " ")
        }
    }
    private static func isEastAsian(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { (0x3400...0x9FFF).contains($0.value) || (0x3040...0x30FF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) }
    }
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 { components.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
        return components
    }
    public static func localizedString(from components: PersonNameComponents, style: Style, options: Options = []) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food, in the measurement's own unit.
    public static var food: MeasurementFormatUnitUsage { .asProvided }
    /// The energy of a workout, in the measurement's own unit.
    public static var workout: MeasurementFormatUnitUsage { .asProvided }
}

import Easel
import Foundation

extension Measurement {
    /// Returns the measurement in the unit that a locale uses for the same purpose, if it is a common unit.
    func localized(to locale: Locale) -> (value: Double, symbol: String) {
        let isMetric = locale.measurementSystem == .metric
        func converted<D: Dimension>(_ unit: D) -> (Double, String)? {
            guard let own = self.unit as? D else { return nil }
            return (Measurement<D>(value: value, unit: own).converted(to: unit).value, unit.symbol)
        }
        switch self.unit {
        case is UnitTemperature:
            return converted(locale.measurementSystem == .us ? UnitTemperature.fahrenheit : .celsius) ?? (value, unit.symbol)
        case let length as UnitLength where !isMetric && [UnitLength.kilometers, .meters].contains(length):
            return converted(length == .kilometers ? UnitLength.miles : .feet) ?? (value, unit.symbol)
        case let length as UnitLength where isMetric && [UnitLength.miles, .feet].contains(length):
            return converted(length == .miles ? UnitLength.kilometers : .meters) ?? (value, unit.symbol)
        case let mass as UnitMass where !isMetric && mass == .kilograms: return converted(UnitMass.pounds) ?? (value, unit.symbol)
        case let mass as UnitMass where isMetric && mass == .pounds: return converted(UnitMass.kilograms) ?? (value, unit.symbol)
        case let speed as UnitSpeed where !isMetric && [UnitSpeed.kilometersPerHour, .metersPerSecond].contains(speed):
            return converted(UnitSpeed.milesPerHour) ?? (value, unit.symbol)
        case let speed as UnitSpeed where isMetric && [UnitSpeed.milesPerHour, .metersPerSecond].contains(speed):
            return converted(UnitSpeed.kilometersPerHour) ?? (value, unit.symbol)
        default: return (value, unit.symbol)
        }
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
        "mL": ("milliliter", "milliliters"), "hr": ("hour", "hours"), "min": ("minute", "minutes"), "s": ("second", "seconds"),
    ]

    static func text(_ number: String, value: Double, symbol: String, width: Width) -> String {
        switch width {
        case .wide: full[symbol].map { "\(number) \(value == 1 ? $0.one : $0.many)" } ?? "\(number) \(symbol)"
        case .abbreviated: symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
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
    open var locale: Locale! = _SceneStrings.locale
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.locale = _SceneStrings.locale
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 3
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, symbol) = unitOptions.contains(.providedUnit) ? (measurement.value, measurement.unit.symbol) : measurement.localized(to: locale)
        let isBare = unitOptions.contains(.temperatureWithoutUnit) && symbol.hasPrefix("°")
        let width: UnitNames.Width = unitStyle == .long ? .wide : unitStyle == .short || isBare ? .narrow : .abbreviated
        return UnitNames.text(numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)", value: value, symbol: symbol, width: width)
    }
    open func string(from unit: Unit) -> String { unit.symbol }
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
        case .default, .medium: return [components.givenName, components.familyName].compactMap { $0 }.joined(separator: " ")
        case .long:
            let all = [components.namePrefix, components.givenName, components.middleName, components.familyName, components.nameSuffix]
            return all.compactMap { $0 }.joined(separator: " ")
        }
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

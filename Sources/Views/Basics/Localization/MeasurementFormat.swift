import Foundation

/// The purpose of a measurement, which decides the unit that a locale uses.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    /// The unit of the measurement itself.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "asProvided") }
    /// The usual unit of the locale.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
    public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
    public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
    public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
}

extension Measurement where UnitType: Dimension {
    /// A format of measurements, which Foundation provides only on Apple's systems.
    public struct FormatStyle: Foundation.FormatStyle {
        /// The form in which a unit is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String
            /// In words: "5 kilometers".
            public static var wide: UnitWidth { UnitWidth(name: "wide") }
            /// As a symbol: "5 km".
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
            /// As a symbol without a space: "5km".
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement) -> String {
            let isGeneral = usage?.name != "asProvided"
            let value = isGeneral ? MeasurementUnits.usual(value, isAmerican: locale.measurementSystem == .us) : value
            // A usual unit has whole numbers, but at least two digits (Documentation/Semantics/Text.md#measurements).
            let isShort = isGeneral && abs(value.value) < 9.95
            let precision: NumberFormatStyleConfiguration.Precision =
                isShort ? .significantDigits(1...2) : isGeneral ? .fractionLength(0) : .fractionLength(0...2)
            let style = numberFormatStyle ?? FloatingPointFormatStyle<Double>().precision(precision)
            let number = value.value.formatted(style.locale(locale))
            if numberFormatStyle == nil, let duration = MeasurementUnits.duration(value, width: width.name, locale: locale) { return duration }
            let symbol = MeasurementUnits.symbol(of: value.unit)
            guard width == .wide else {
                let isTight = symbol.hasPrefix("°") || width == .narrow
                return number + (isTight ? "" : " ") + (width == .narrow && symbol.hasPrefix("°") ? "°" : symbol)
            }
            return "\(number) \(MeasurementUnits.name(of: symbol, isSingular: number == "1"))"
        }
    }

    /// Returns the measurement in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement { style.asInPictures.format(self) }
    /// Returns the measurement with the symbol of its unit, or of the locale's.
    public func formatted() -> String { FormatStyle(width: .abbreviated).asInPictures.format(self) }
}

extension FormatStyle {
    /// A format of measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

private enum MeasurementUnits {
    /// The units in which lengths and masses are written, largest first.
    private static let lengths: (metric: [UnitLength], american: [UnitLength]) = ([.kilometers, .meters, .centimeters], [.miles, .feet, .inches])
    private static let masses: (metric: [UnitMass], american: [UnitMass]) = ([.metricTons, .kilograms, .grams], [.shortTons, .pounds, .ounces])

    /// Returns a measurement in the unit that is usual for it: of lengths and masses, the largest with a value of at least 1.
    static func usual<UnitType: Dimension>(_ value: Measurement<UnitType>, isAmerican: Bool) -> Measurement<UnitType> {
        func largest<U: Dimension>(_ units: [U]) -> Measurement<UnitType>? {
            guard let units = units as? [UnitType], let smallest = units.last else { return nil }
            return value.converted(to: units.first { abs(value.converted(to: $0).value) >= 1 } ?? smallest)
        }
        let usual =
            switch value.unit {
            case is UnitLength: largest(isAmerican ? lengths.american : lengths.metric)
            case is UnitMass: largest(isAmerican ? masses.american : masses.metric)
            default: isAmerican ? american(value) : nil as Measurement<UnitType>?
            }
        return usual ?? value
    }

    /// Returns a measurement in the unit that is usual in the United States.
    static func american<UnitType: Dimension>(_ value: Measurement<UnitType>) -> Measurement<UnitType> {
        let units: [String: Dimension] = [
            "°C": UnitTemperature.fahrenheit, "K": UnitTemperature.fahrenheit, "km": UnitLength.miles, "m": UnitLength.feet, "cm": UnitLength.inches,
            "mm": UnitLength.inches, "kg": UnitMass.pounds, "g": UnitMass.ounces, "km/h": UnitSpeed.milesPerHour, "m/s": UnitSpeed.milesPerHour,
            "L": UnitVolume.gallons, "mL": UnitVolume.fluidOunces,
        ]
        guard let unit = units[value.unit.symbol] as? UnitType else { return value }
        return value.converted(to: unit)
    }

    /// Returns whole hours, minutes, or seconds in the words of a language; nil for other measurements.
    static func duration<UnitType: Dimension>(_ value: Measurement<UnitType>, width: String, locale: Locale) -> String? {
        let number = value.value
        guard value.unit is UnitDuration, number == number.rounded(), abs(number) < 1e12 else { return nil }
        let (unit, seconds): (Duration.UnitsFormatStyle.Unit, Double)
        switch value.unit {
        case UnitDuration.hours: (unit, seconds) = (.hours, 3600)
        case UnitDuration.minutes: (unit, seconds) = (.minutes, 60)
        case UnitDuration.seconds: (unit, seconds) = (.seconds, 1)
        default: return nil
        }
        let form: Duration.UnitsFormatStyle.UnitWidth = width == "wide" ? .wide : width == "narrow" ? .narrow : .abbreviated
        return Duration.UnitsFormatStyle(allowedUnits: [unit], width: form).locale(locale).format(.seconds(number * seconds))
    }

    /// Returns the symbol of a unit; for a duration, CLDR's symbol, because Foundation uses "m" for minutes as well as for meters.
    static func symbol(of unit: Dimension) -> String {
        guard unit is UnitDuration else { return unit.symbol }
        return switch unit {
        case UnitDuration.hours: "hr"
        case UnitDuration.minutes: "min"
        case UnitDuration.seconds: "sec"
        default: unit.symbol
        }
    }

    /// Returns the name of a unit in American English; its symbol if it isn't a common one.
    static func name(of symbol: String, isSingular: Bool) -> String {
        let names = [
            "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "kg": "kilogram", "g": "gram", "mg": "milligram",
            "lb": "pound", "oz": "ounce", "t": "metric ton", "L": "liter", "mL": "milliliter", "gal": "gallon", "hr": "hour", "min": "minute", "sec": "second",
            "ms": "millisecond", "ton": "ton",
            "yd": "yard", "W": "watt", "kW": "kilowatt", "kCal": "kilocalorie", "cal": "calorie", "J": "joule", "V": "volt",
        ]
        let irregular = [
            "ft": ("foot", "feet"), "in": ("inch", "inches"), "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
            "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
            "°": ("degree", "degrees"),
        ]
        if let pair = irregular[symbol] { return isSingular ? pair.0 : pair.1 }
        return names[symbol].map { isSingular ? $0 : $0 + "s" } ?? symbol
    }
}

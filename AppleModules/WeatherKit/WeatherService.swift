import AppleCoreLocation
import Foundation

/// The error of a request.
public enum WeatherError: Error, Sendable { case permissionDenied, unknown }

/// Asks for the weather. There is no network, so requests fail.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()
    public init() {}
    /// - Throws: `WeatherError.unknown`.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unknown }
    /// - Throws: `WeatherError.unknown`.
    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T { throw WeatherError.unknown }
    /// - Throws: `WeatherError.unknown`.
    public func weather<T1, T2>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>) async throws -> (T1, T2) {
        throw WeatherError.unknown
    }
    /// - Throws: `WeatherError.unknown`.
    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) { throw WeatherError.unknown }
    /// - Throws: `WeatherError.unknown`.
    public func weather<T1, T2, T3, T4>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) { throw WeatherError.unknown }
    /// - Throws: `WeatherError.unknown`.
    public func weather<T1, T2, T3, T4, T5>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>
    ) async throws -> (T1, T2, T3, T4, T5) { throw WeatherError.unknown }
    /// - Throws: `WeatherError.unknown`.
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
}
/// The source of the weather.
public struct WeatherAttribution: Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let combinedMarkLightURL: URL
    public let combinedMarkDarkURL: URL
    public let squareMarkURL: URL
    public let legalAttributionText: String
}
/// A part of the weather.
public struct WeatherQuery<T>: Sendable {}
extension WeatherQuery where T == CurrentWeather { public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() } }
extension WeatherQuery where T == Forecast<DayWeather> {
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<HourWeather> {
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<MinuteWeather>? { public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() } }
extension WeatherQuery where T == [WeatherAlert]? { public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() } }

// Code never receives the values below, because requests fail.

/// The weather at a location.
public struct Weather: Sendable {
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
}
/// A weather forecast.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    public var forecast: [Element]
    public var metadata: WeatherMetadata
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}
/// The origin of values.
public struct WeatherMetadata: Sendable {
    public var date: Date
    public var expirationDate: Date
    public var location: CLLocation
}
/// The current weather.
public struct CurrentWeather: Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var isDaylight: Bool
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var cloudCover: Double
    public var metadata: WeatherMetadata
}
/// The weather of a day.
public struct DayWeather: Sendable, Identifiable {
    public var id: Date { date }
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
}
/// The weather of an hour.
public struct HourWeather: Sendable, Identifiable {
    public var id: Date { date }
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var humidity: Double
    public var isDaylight: Bool
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var uvIndex: UVIndex
    public var wind: Wind
    public var cloudCover: Double
}
/// The weather of a minute.
public struct MinuteWeather: Sendable {
    public var date: Date
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}
/// A warning.
public struct WeatherAlert: Sendable {
    public var summary: String
    public var region: String?
    public var source: String
    public var severity: WeatherSeverity
    public var detailsURL: URL
}
/// The severity of a warning.
public enum WeatherSeverity: String, Sendable, Codable { case minor, moderate, severe, extreme, unknown }
/// The direction of the pressure.
public enum PressureTrend: String, Sendable, Codable, CaseIterable { case rising, falling, steady }
/// Rain, snow, and similar kinds.
public enum Precipitation: String, Sendable, Codable, CaseIterable { case none, hail, mixed, rain, sleet, snow }
/// The strength of the sun.
public struct UVIndex: Sendable {
    /// A class of strength.
    public enum ExposureCategory: String, Sendable, Codable, CaseIterable { case low, moderate, high, veryHigh, extreme }
    public var value: Int
    public var category: ExposureCategory
}
/// The wind.
public struct Wind: Sendable {
    /// A direction.
    public enum CompassDirection: String, Sendable, Codable, CaseIterable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest, southwest,
            westSouthwest, west, westNorthwest, northwest, northNorthwest
        /// The initials of the direction, such as "NNE".
        public var abbreviation: String {
            let names = ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]
            return names[Self.allCases.firstIndex(of: self) ?? 0]
        }
    }
    public var compassDirection: CompassDirection
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?
}
/// The times of the sun.
public struct SunEvents: Sendable {
    public var sunrise: Date?
    public var sunset: Date?
    public var solarNoon: Date?
}
/// The times and the phase of the moon.
public struct MoonEvents: Sendable {
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}
/// The phase of the moon.
public enum MoonPhase: String, Sendable, Codable, CaseIterable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}
/// The kind of weather.
public enum WeatherCondition: String, Sendable, Codable, CaseIterable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain,
        heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow,
        strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
    /// The name in English.
    public var description: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : $0.isEmpty ? $1.uppercased() : "\($1)" }
    }
}

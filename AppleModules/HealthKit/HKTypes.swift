// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import Easel
import Foundation

/// A kind of data about health.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    public class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }
    public class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
    public class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier") }
}
/// A kind of sample.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A kind of sample with a quantity.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// A kind of sample with one of several values.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// A kind of fact about the user.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// The kind of workouts.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// The kind of summaries of a day.
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The name of a kind of quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    public static let distanceSwimming = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
    public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    public static let appleExerciseTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    public static let appleStandTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
    public static let restingHeartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    public static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    public static let respiratoryRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
    public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
    public static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    public static let bodyFatPercentage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
    public static let bodyTemperature = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
    public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
    public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierVO2Max")
    public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
    public static let dietaryCaffeine = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    public static let dietaryProtein = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    public static let dietaryFatTotal = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
}
/// The name of a kind of sample with one of several values.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    public static let menstrualFlow = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
}
/// The name of a fact about the user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let dateOfBirth = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    public static let biologicalSex = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    public static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}

/// A unit: its name, its size in the base unit of its dimension, and its zero.
public final class HKUnit: NSObject, Sendable {
    public let unitString: String
    let factor: Double
    /// The value, in this unit, of the base unit's zero, with the opposite sign: 273.15 for degrees Celsius.
    let offset: Double
    init(_ name: String, _ factor: Double, offset: Double = 0) { (unitString, self.factor, self.offset) = (name, factor, offset) }

    /// The sizes of the units that have names, in meters, grams, seconds, liters, joules, kelvins, and ones.
    private static let factors: [String: Double] = [
        "count": 1, "%": 0.01, "m": 1, "km": 1000, "cm": 0.01, "mm": 0.001, "mi": 1609.344, "ft": 0.3048, "in": 0.0254, "yd": 0.9144, "g": 1, "kg": 1000,
        "mg": 0.001, "lb": 453.59237, "oz": 28.349523125, "st": 6350.29318, "s": 1, "ms": 0.001, "min": 60, "hr": 3600, "d": 86_400, "L": 1, "mL": 0.001,
        "fl_oz_us": 0.0295735295625, "J": 1, "kJ": 1000, "cal": 4.184, "kcal": 4184, "Cal": 4184, "mmHg": 1, "K": 1, "degC": 1, "degF": 5.0 / 9,
    ]
    /// The zeros of the scales that don't start at absolute zero.
    private static let offsets = ["degC": 273.15, "degF": 459.67]
    /// Returns the size of a unit, which may have a metric prefix; nil for an unknown unit.
    private static func size(of name: String) -> Double? {
        if let size = factors[name] { return size }
        for prefix in HKMetricPrefix.allCases where prefix != .none && name.hasPrefix(prefix.text) {
            let unit = String(name.dropFirst(prefix.text.count))
            if let size = factors[unit], ["m", "g", "s", "L", "J", "cal", "K"].contains(unit) { return size * prefix.factor }
        }
        return nil
    }
    /// The base units of the parts: equal for units of which one can be converted to the other.
    var dimension: String {
        unitString.split(separator: "/", omittingEmptySubsequences: false).map { part in
            part.split(whereSeparator: { "·*()".contains($0) }).map { Self.base(of: String($0)) }.filter { $0 != "1" }.sorted().joined(separator: "·")
        }.joined(separator: "/")
    }
    private static func base(of name: String) -> String {
        let bases = [
            ("m", ["m", "mi", "ft", "in", "yd"]), ("g", ["g", "lb", "oz", "st"]), ("s", ["s", "min", "hr", "d"]), ("L", ["L", "fl_oz_us"]),
            ("J", ["J", "cal", "Cal"]), ("K", ["K", "degC", "degF"]), ("1", ["count", "%"]),
        ]
        let names = [name] + HKMetricPrefix.allCases.filter { $0 != .none && name.hasPrefix($0.text) }.map { String(name.dropFirst($0.text.count)) }
        return names.lazy.compactMap { name in bases.first { $0.1.contains(name) }?.0 }.first ?? name
    }
    public var isNull: Bool { unitString.isEmpty }
    /// Reads a unit such as `count/min`, `mg/dL`, or `kg`; an unknown part counts as 1.
    public convenience init(from string: String) {
        var factor = 1.0
        for (index, part) in string.split(separator: "/").enumerated() {
            for word in part.split(whereSeparator: { "·*()".contains($0) }) {
                let size = Self.size(of: String(word)) ?? 1
                factor = index == 0 ? factor * size : factor / size
            }
        }
        self.init(string, factor, offset: Self.offsets[string] ?? 0)
    }
    public class func count() -> HKUnit { HKUnit(from: "count") }
    public class func percent() -> HKUnit { HKUnit(from: "%") }
    public class func meter() -> HKUnit { HKUnit(from: "m") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.text + "m") }
    public class func mile() -> HKUnit { HKUnit(from: "mi") }
    public class func foot() -> HKUnit { HKUnit(from: "ft") }
    public class func inch() -> HKUnit { HKUnit(from: "in") }
    public class func gram() -> HKUnit { HKUnit(from: "g") }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.text + "g") }
    public class func pound() -> HKUnit { HKUnit(from: "lb") }
    public class func second() -> HKUnit { HKUnit(from: "s") }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.text + "s") }
    public class func minute() -> HKUnit { HKUnit(from: "min") }
    public class func hour() -> HKUnit { HKUnit(from: "hr") }
    public class func day() -> HKUnit { HKUnit(from: "d") }
    public class func liter() -> HKUnit { HKUnit(from: "L") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.text + "L") }
    public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
    public class func joule() -> HKUnit { HKUnit(from: "J") }
    public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
    public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
    public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
    public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
    public class func kelvin() -> HKUnit { HKUnit(from: "K") }
    public func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor) }
    public func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor) }
}
/// A prefix of a metric unit.
public enum HKMetricPrefix: Int, CaseIterable, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto
    var text: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue] }
    var factor: Double { [1, 1e-12, 1e-9, 1e-6, 0.001, 0.01, 0.1, 10, 100, 1000, 1e6, 1e9, 1e12, 1e-15][rawValue] }
}

/// A value with a unit.
public final class HKQuantity: NSObject, Sendable {
    private let base: Double
    private let dimension: String
    public init(unit: HKUnit, doubleValue value: Double) { (base, dimension) = ((value + unit.offset) * unit.factor, unit.dimension) }
    public func `is`(compatibleWith unit: HKUnit) -> Bool { dimension == unit.dimension }
    public func compare(_ quantity: HKQuantity) -> ComparisonResult {
        base < quantity.base ? .orderedAscending : base > quantity.base ? .orderedDescending : .orderedSame
    }
    public func doubleValue(for unit: HKUnit) -> Double { base / unit.factor - unit.offset }
}

/// A record about health.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = _SceneRandom.uuid
    public internal(set) var metadata: [String: Any]?
    public var sourceRevision: HKSourceRevision { HKSourceRevision(source: HKSource(), version: nil) }
    public var device: HKDevice? { nil }
}
/// The app that has made a record.
public final class HKSource: NSObject, Sendable {
    public var name: String { Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "" }
    public var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
    public class func `default`() -> HKSource { HKSource() }
}
/// The app and the version that have made a record.
public final class HKSourceRevision: NSObject, Sendable {
    public let source: HKSource
    public let version: String?
    public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
}
/// The device that has made a record.
public final class HKDevice: NSObject, Sendable {
    public static func local() -> HKDevice { HKDevice() }
    public var name: String? { nil }
    public var model: String? { nil }
}
/// A record with a time.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date
    init(_ type: HKSampleType, _ start: Date, _ end: Date) { (sampleType, startDate, endDate) = (type, start, end) }
}
/// A record with a quantity.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantity: HKQuantity
    public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil) {
        self.quantity = quantity
        super.init(type, start, end)
        self.metadata = metadata
    }
    public var quantityType: HKQuantityType { HKQuantityType(identifier: sampleType.identifier) }
}
/// A record with one of several values.
public final class HKCategorySample: HKSample, @unchecked Sendable {
    public let value: Int
    public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
        self.value = value
        super.init(type, start, end)
        self.metadata = metadata
    }
}
/// The values of a sample of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}
/// The value of samples without a value.
public enum HKCategoryValue: Int, Sendable { case notApplicable }
/// Whether the user stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
/// The strength of a period.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
    case unspecified = 1
    case light, medium, heavy, none
}
/// The strength of a symptom.
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified, notPresent, mild, moderate, severe }
/// A series of values.
public final class HKSeriesType: HKSampleType, @unchecked Sendable {
    public class func workoutRoute() -> Self { Self(identifier: "HKWorkoutRouteTypeIdentifier") }
    public class func heartbeat() -> Self { Self(identifier: "HKDataTypeIdentifierHeartbeatSeries") }
}
/// A blood type.
public enum HKBloodType: Int, Sendable { case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative }
/// A fact about the user.
public final class HKBloodTypeObject: NSObject, Sendable { public var bloodType: HKBloodType { .notSet } }

import Easel
import Foundation

/// A type whose values a chart can plot.
public protocol Plottable {
    /// The type that represents values in a chart: a number, a string, or a date.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The value that the chart plots.
    var primitivePlottable: PrimitivePlottable { get }
    /// Creates a value from the value that a chart plots.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts plot without conversion.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}

/// A value with a label that describes it.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let lower: Value
    let upper: Value
    var unit: Calendar.Component?
    var calendar = _SceneStrings.calendar

    init(label: String, lower: Value, upper: Value, unit: Calendar.Component? = nil, calendar: Calendar = _SceneStrings.calendar) {
        (self.label, self.lower, self.upper, self.unit, self.calendar) = (label, lower, upper, unit, calendar)
    }

    /// A value with a label.
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: "\(label)", lower: value, upper: value)
    }

    /// A value with a label that is not localized.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(label: String(label), lower: value, upper: value)
    }

    /// A value with a label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label: "", lower: value, upper: value) }

    /// A bin of values with a label.
    public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue where Value: Comparable {
        PlottableValue(label: "\(label)", lower: range.lowerBound, upper: range.upperBound)
    }
}

extension PlottableValue where Value == Date {
    /// A date with a label; it represents the whole calendar unit around it.
    public static func value(_ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = _SceneStrings.calendar)
        -> PlottableValue
    {
        PlottableValue(label: "\(label)", lower: value, upper: value, unit: unit, calendar: calendar)
    }

    /// A date with a label that is not localized; it represents the whole calendar unit around it.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = _SceneStrings.calendar)
        -> PlottableValue
    {
        PlottableValue(label: String(label), lower: value, upper: value, unit: unit, calendar: calendar)
    }
}

/// A plotted value in the form that scales use.
enum ScaleValue: Hashable, Sendable {
    /// A number, or a bin of numbers.
    case number(Double, Double)
    /// A date, or the interval of a calendar unit, in seconds since the reference date.
    case date(Double, Double, Calendar.Component?)
    case category(String)

    /// The value on a linear scale; nil for a category.
    var middle: Double? {
        switch self {
        case .number(let lower, let upper), .date(let lower, let upper, _): (lower + upper) / 2
        case .category: nil
        }
    }

    var bounds: (lower: Double, upper: Double)? {
        switch self {
        case .number(let lower, let upper), .date(let lower, let upper, _): (lower, upper)
        case .category: nil
        }
    }

    /// The value as a key of series.
    var key: String {
        switch self {
        case .number(let lower, _): _SceneStrings.text(of: lower, as: FloatingPointFormatStyle<Double>())
        case .date(let lower, _, _):
            _SceneStrings.text(of: Date(timeIntervalSinceReferenceDate: lower), as: Date.FormatStyle(date: .abbreviated, time: .omitted))
        case .category(let name): name
        }
    }

    /// Creates the value from a plottable one.
    init<P: Plottable>(_ value: P) {
        switch value.primitivePlottable {
        case let date as Date:
            let seconds = date.timeIntervalSinceReferenceDate
            self = .date(seconds, seconds, nil)
        case let name as String: self = .category(name)
        case let primitive:
            let number = numberValue(primitive)
            self = .number(number, number)
        }
    }

    /// Converts the value back to a plottable type; nil if it is of another kind.
    func plottable<P: Plottable>(_ type: P.Type = P.self) -> P? {
        guard let primitive = primitive(P.PrimitivePlottable.self) else { return nil }
        return P(primitivePlottable: primitive)
    }

    private func primitive<T>(_ type: T.Type) -> T? {
        switch self {
        case .category(let name): return name as? T
        case .date(let lower, let upper, _): return Date(timeIntervalSinceReferenceDate: (lower + upper) / 2) as? T
        case .number(let lower, let upper):
            let number = (lower + upper) / 2
            if let integer = T.self as? any FixedWidthInteger.Type { return integer.init(saturating: number.rounded(.down)) as? T }
            if let float = T.self as? any BinaryFloatingPoint.Type { return float.init(number) as? T }
            return Decimal(number) as? T
        }
    }
}

/// Returns a number of any type; zero for other values.
private func numberValue(_ value: Any) -> Double {
    switch value {
    case let number as Double: number
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    default: 0
    }
}

extension PlottableValue {
    /// The value in the form that scales use.
    var scaleValue: ScaleValue {
        let (first, last) = (ScaleValue(lower), ScaleValue(upper))
        switch (first, last) {
        case (.number(let a, _), .number(let b, _)): return .number(a, b)
        case (.date(let a, _, _), .date(let b, _, _)):
            guard let unit, let interval = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: a)) else { return .date(a, b, nil) }
            return .date(interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate, unit)
        default: return first
        }
    }
}

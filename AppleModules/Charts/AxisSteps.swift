import Easel
import Foundation

/// The values of axes.
enum AxisSteps {
    /// Returns the smallest step of 1, 2, or 5 times a power of ten that gives at most a number of steps.
    static func niceStep(from lower: Double, to upper: Double, count: Int) -> Double {
        let span = upper - lower
        guard span > 0, span.isFinite, count > 0 else { return 1 }
        let raw = span / Double(count)
        let power = pow(10, log10(raw).rounded(.down))
        let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= raw * (1 - 1e-9) }
        return step ?? 10 * power
    }

    /// Returns the multiples of a step in a domain.
    static func multiples(of step: Double, from lower: Double, to upper: Double) -> [Double] {
        guard step > 0, (upper - lower) / step < 1000 else { return [] }
        let first = Int(saturating: (lower / step - 1e-6).rounded(.up))
        let last = Int(saturating: (upper / step + 1e-6).rounded(.down))
        return first <= last ? (first...last).map { Double($0) * step } : []
    }

    /// Returns the powers of ten in a domain.
    static func powers(from lower: Double, to upper: Double) -> [Double] {
        let first = Int(saturating: (log10(max(lower, 1e-12)) - 1e-6).rounded(.up))
        // The logarithm of a rounded limit can be infinite; 10³⁰⁸ is the greatest power that a number can be.
        let last = min(Int(saturating: (log10(max(upper, 1e-12)) + 1e-6).rounded(.down)), 308)
        return first <= last ? (first...last).map { pow(10, Double($0)) } : []
    }

    /// A stride of dates.
    struct DateStride: Equatable {
        let unit: Calendar.Component
        let count: Int
        let seconds: Double
    }

    private static var dateStrides: [DateStride] {
        let (minute, hour, day) = (60.0, 3600.0, 86400.0)
        return [1, 5, 10, 30].map { DateStride(unit: .second, count: $0, seconds: Double($0)) }
            + [1, 5, 10, 30].map { DateStride(unit: .minute, count: $0, seconds: Double($0) * minute) }
            + [1, 3, 6, 12].map { DateStride(unit: .hour, count: $0, seconds: Double($0) * hour) }
            + [1, 2].map { DateStride(unit: .day, count: $0, seconds: Double($0) * day) }
            + [1, 2].map { DateStride(unit: .weekOfYear, count: $0, seconds: Double($0) * 7 * day) }
            + [1, 2, 3, 6].map { DateStride(unit: .month, count: $0, seconds: Double($0) * 30.4 * day) }
            + [1, 2, 5, 10, 20, 50, 100].map { DateStride(unit: .year, count: $0, seconds: Double($0) * 365.25 * day) }
    }

    /// Returns the stride of dates that gives at most a number of steps, and is not finer than a unit.
    static func dateStride(from lower: Double, to upper: Double, count: Int, unit: Calendar.Component?) -> DateStride {
        let strides = dateStrides
        let start = unit.flatMap { unit in strides.firstIndex { $0.unit == unit } } ?? 0
        return strides[start...].first { (upper - lower) / $0.seconds <= Double(max(count, 1)) + 0.5 } ?? strides[strides.count - 1]
    }

    /// Returns the dates of a stride in a domain, in seconds since the reference date.
    static func dates(by unit: Calendar.Component, count: Int, from lower: Double, to upper: Double, calendar: Calendar = _SceneStrings.calendar) -> [Double] {
        let start = Date(timeIntervalSinceReferenceDate: lower)
        guard count > 0, var date = calendar.dateInterval(of: unit, for: start)?.start else { return [] }
        // Months and hours begin at a multiple of the stride, so that quarters begin in January.
        if count > 1, let parent = parent(of: unit), let origin = calendar.dateInterval(of: parent, for: start)?.start {
            let passed = calendar.dateComponents([unit], from: origin, to: date).value(for: unit) ?? 0
            date = calendar.date(byAdding: unit, value: passed / count * count, to: origin) ?? date
        }
        var result: [Double] = []
        while date.timeIntervalSinceReferenceDate <= upper + 1e-6, result.count < 1000 {
            if date.timeIntervalSinceReferenceDate >= lower - 1e-6 { result.append(date.timeIntervalSinceReferenceDate) }
            guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else { break }
            date = next
        }
        return result
    }

    private static func parent(of unit: Calendar.Component) -> Calendar.Component? {
        switch unit {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .month: .year
        default: nil
        }
    }
}

//
//  Metric.swift
//  Harborlight
//

import Foundation

/// A number on the dashboard with its recent history.
struct Metric: Codable, Identifiable, Hashable, Sendable {
    enum Format: String, Codable, Sendable {
        case integer
        case currency
        case percent
        case duration
        case weight
    }

    let id: String
    let titleKey: String
    let symbolName: String
    let value: Double
    let previous: Double?
    let format: Format
    let history: [Double]

    enum CodingKeys: String, CodingKey {
        case id
        case titleKey = "title_key"
        case symbolName = "symbol"
        case value
        case previous
        case format
        case history
    }

    /// The change since the previous period, for example 0.08 for 8 percent more.
    var change: Double? {
        guard let previous, previous != 0 else { return nil }
        return (value - previous) / previous
    }

    var formattedValue: String {
        format.string(from: value)
    }
}

extension Metric.Format {
    func string(from value: Double) -> String {
        switch self {
        case .integer:
            value.formatted(.number.precision(.fractionLength(0)))
        case .currency:
            value.formatted(.currency(code: "USD").precision(.fractionLength(0)))
        case .percent:
            value.formatted(.percent.precision(.fractionLength(0...1)))
        case .duration:
            Duration.seconds(value).formatted(.units(allowed: [.hours, .minutes], width: .narrow))
        case .weight:
            Measurement(value: value, unit: UnitMass.metricTons)
                .formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.notation(.compactName)))
        }
    }
}

//
//  Vessel.swift
//  Harborlight
//

import SwiftUI

struct Vessel: Codable, Identifiable, Hashable, Sendable {
    enum Kind: String, Codable, CaseIterable, Sendable {
        case ferry, freighter, sailboat
    }

    enum Status: String, Codable, Sendable {
        case docked
        case arriving
        case departed
        case delayed

        init(from decoder: Decoder) throws {
            let container = try decoder.singleValueContainer()
            let rawValue = try container.decode(String.self)
            // The office adds new states now and then. Unknown ones count as docked.
            self = Status(rawValue: rawValue) ?? .docked
        }
    }

    let id: Int
    let name: String
    let kind: Kind
    let status: Status
    let berth: String?
    let scheduledAt: Date
    let cargo: Double?
}

extension Vessel.Kind {
    var title: LocalizedStringKey {
        switch self {
        case .ferry: "Ferries"
        case .freighter: "Freighters"
        case .sailboat: "Sailboats"
        }
    }

    var symbolName: String {
        switch self {
        case .ferry: "ferry.fill"
        case .freighter: "shippingbox.fill"
        case .sailboat: "sailboat.fill"
        }
    }

    var color: Color {
        switch self {
        case .ferry: Color(.chartBlue)
        case .freighter: Color(.chartAmber)
        case .sailboat: Color(.chartTeal)
        }
    }
}

extension Vessel.Status {
    var title: LocalizedStringKey {
        switch self {
        case .docked: "Docked"
        case .arriving: "Arriving"
        case .departed: "Departed"
        case .delayed: "Delayed"
        }
    }

    var color: Color {
        switch self {
        case .docked: .secondary
        case .arriving: .positive
        case .departed: .accentColor
        case .delayed: .negative
        }
    }
}

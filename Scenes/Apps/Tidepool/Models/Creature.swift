//
//  Creature.swift
//  Tidepool
//

import SwiftUI

/// What lives in a tile. Two equal creatures become the next one.
enum Creature: Int, CaseIterable, Comparable {
    case sand = 1
    case shell
    case snail
    case star
    case crab
    case fish
    case turtle
    case octopus
    case whale

    static func < (lhs: Creature, rhs: Creature) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    var next: Creature? {
        Creature(rawValue: rawValue + 1)
    }

    /// Points for making this creature.
    var points: Int {
        1 << rawValue
    }

    var name: String {
        String(describing: self).capitalized
    }

    var color: Color {
        switch self {
        case .sand: Color("Sand")
        case .shell: Color(red: 0.96, green: 0.76, blue: 0.72)
        case .snail: Color(red: 0.93, green: 0.60, blue: 0.48)
        case .star: Color(hue: 0.03, saturation: 0.62, brightness: 0.92)
        case .crab: Color(hue: 0.98, saturation: 0.66, brightness: 0.82)
        case .fish: Color("Lagoon")
        case .turtle: .green
        case .octopus: .purple
        case .whale: .indigo
        }
    }

    var inkColor: Color {
        self <= .shell ? Color(white: 0.25) : .white
    }
}

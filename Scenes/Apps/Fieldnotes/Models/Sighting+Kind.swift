//
//  Sighting+Kind.swift
//  Fieldnotes
//

import SwiftUI

extension Sighting {
    enum Kind: String, Codable, CaseIterable, Identifiable {
        case bird
        case mammal
        case insect
        case plant
        case fungus

        var id: Self { self }

        var name: String {
            switch self {
            case .bird: "Bird"
            case .mammal: "Mammal"
            case .insect: "Insect"
            case .plant: "Plant"
            case .fungus: "Fungus"
            }
        }

        var symbolName: String {
            switch self {
            case .bird: "bird.fill"
            case .mammal: "hare.fill"
            case .insect: "ladybug.fill"
            case .plant: "leaf.fill"
            case .fungus: "circle.grid.cross.fill"
            }
        }

        var color: Color {
            switch self {
            case .bird: Color(.sky)
            case .mammal: Color(.clay)
            case .insect: Color(.poppy)
            case .plant: Color(.fern)
            case .fungus: .purple
            }
        }
    }
}

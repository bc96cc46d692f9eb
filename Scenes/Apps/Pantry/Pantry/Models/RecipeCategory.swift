//
//  RecipeCategory.swift
//  Pantry
//

import SwiftUI

enum RecipeCategory: String, Codable, CaseIterable, Identifiable {
    case breakfast
    case mains
    case baking
    case drinks

    var id: Self { self }

    var title: String {
        rawValue.capitalized
    }

    var symbolName: String {
        switch self {
        case .breakfast: "sun.horizon.fill"
        case .mains: "fork.knife"
        case .baking: "oven.fill"
        case .drinks: "wineglass.fill"
        }
    }

    var tint: Color {
        switch self {
        case .breakfast: .honey
        case .mains: .accentColor
        case .baking: .brown
        case .drinks: .herb
        }
    }
}

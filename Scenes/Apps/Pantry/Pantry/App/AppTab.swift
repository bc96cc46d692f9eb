//
//  AppTab.swift
//  Pantry
//

import Foundation

/// The tabs at the bottom of the window.
enum AppTab: String, Hashable, CaseIterable {
    case recipes
    case favorites
    case shopping
}

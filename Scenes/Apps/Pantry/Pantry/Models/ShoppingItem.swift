//
//  ShoppingItem.swift
//  Pantry
//

import Foundation

struct ShoppingItem: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var note: String = ""
    var isChecked = false
}

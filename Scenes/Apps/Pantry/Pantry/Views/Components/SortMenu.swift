//
//  SortMenu.swift
//  Pantry
//

import SwiftUI

struct SortMenu: View {
    @Environment(RecipeStore.self) private var store

    var body: some View {
        @Bindable var store = store

        Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Sort By", selection: $store.sortOrder) {
                ForEach(RecipeStore.SortOrder.allCases) { order in
                    Text(order.rawValue).tag(order)
                }
            }
        }
    }
}

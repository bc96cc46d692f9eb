//
//  ShoppingTab.swift
//  Pantry
//

import SwiftUI

struct ShoppingTab: View {
    @Environment(ShoppingList.self) private var shoppingList
    @State private var newItemName = ""
    @FocusState private var isFieldFocused: Bool

    var body: some View {
        @Bindable var shoppingList = shoppingList

        NavigationStack {
            List {
                Section {
                    HStack {
                        TextField("Add an item", text: $newItemName)
                            .focused($isFieldFocused)
                            .submitLabel(.done)
                            .onSubmit(addItem)

                        Button("Add", systemImage: "plus.circle.fill", action: addItem)
                            .labelStyle(.iconOnly)
                            .disabled(newItemName.isEmpty)
                    }
                }

                Section {
                    ForEach($shoppingList.items) { $item in
                        ShoppingRow(item: $item)
                    }
                    .onDelete { shoppingList.items.remove(atOffsets: $0) }
                    .onMove { shoppingList.items.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("To Buy")
                } footer: {
                    Text("^[\(shoppingList.remainingCount) item](inflect: true) left")
                }
            }
            .navigationTitle("Shopping")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    EditButton()
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("Clear", role: .destructive) {
                        withAnimation { shoppingList.removeChecked() }
                    }
                    .disabled(shoppingList.remainingCount == shoppingList.items.count)
                }
            }
        }
    }

    private func addItem() {
        withAnimation {
            shoppingList.add(newItemName)
        }
        newItemName = ""
        isFieldFocused = true
    }
}

#Preview {
    ShoppingTab()
        .environment(ShoppingList())
}

//
//  KindFilterMenu.swift
//  Fieldnotes
//

import SwiftUI

struct KindFilterMenu: View {
    @Binding var selection: Sighting.Kind?

    var body: some View {
        Menu {
            Picker("Kind", selection: $selection) {
                Text("Everything").tag(Sighting.Kind?.none)
                Divider()
                ForEach(Sighting.Kind.allCases) { kind in
                    Label(kind.name, systemImage: kind.symbolName)
                        .tag(Optional(kind))
                }
            }
        } label: {
            Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
                .symbolVariant(selection == nil ? .none : .fill)
        }
    }
}

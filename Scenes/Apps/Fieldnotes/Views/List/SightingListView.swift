//
//  SightingListView.swift
//  Fieldnotes
//

import SwiftData
import SwiftUI

struct SightingListView: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \Sighting.date, order: .reverse) private var allSightings: [Sighting]

    @State private var searchText = ""
    @State private var kindFilter: Sighting.Kind?
    @State private var isAdding = false
    @State private var editedSighting: Sighting?

    var body: some View {
        NavigationStack {
            FilteredSightingList(searchText: searchText, kind: kindFilter, editedSighting: $editedSighting)
                .navigationTitle("Fieldnotes")
                .navigationDestination(for: Sighting.self) { sighting in
                    SightingDetailView(sighting: sighting)
                }
                .searchable(text: $searchText, placement: .navigationBarDrawer(displayMode: .always), prompt: "Species or notes")
                .overlay {
                    if allSightings.isEmpty {
                        ContentUnavailableView("No Notes Yet", systemImage: "binoculars", description: Text("Go outside and write down what you see."))
                    }
                }
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        KindFilterMenu(selection: $kindFilter)
                    }
                    ToolbarItem(placement: .primaryAction) {
                        Button("New Note", systemImage: "plus") {
                            isAdding = true
                        }
                    }
                    ToolbarItem(placement: .status) {
                        Text("^[\(allSightings.count) note](inflect: true)")
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
                .sheet(isPresented: $isAdding) {
                    SightingEditor()
                }
                .sheet(item: $editedSighting) { sighting in
                    SightingEditor(sighting: sighting)
                }
        }
    }
}

#Preview("Samples", traits: .sampleData) {
    SightingListView()
}

#Preview("Empty") {
    SightingListView()
        .modelContainer(for: Sighting.self, inMemory: true)
}

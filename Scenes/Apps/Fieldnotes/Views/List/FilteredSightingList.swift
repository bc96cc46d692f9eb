//
//  FilteredSightingList.swift
//  Fieldnotes
//

import SwiftData
import SwiftUI

/// The list itself. Its query depends on what the parent searches for.
struct FilteredSightingList: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var sightings: [Sighting]
    @Binding private var editedSighting: Sighting?

    private let searchText: String
    private let kind: Sighting.Kind?

    init(searchText: String, kind: Sighting.Kind?, editedSighting: Binding<Sighting?>) {
        let predicate = #Predicate<Sighting> { sighting in
            searchText.isEmpty
                || sighting.title.localizedStandardContains(searchText)
                || sighting.notes.localizedStandardContains(searchText)
        }
        _sightings = Query(filter: predicate, sort: [SortDescriptor(\.date, order: .reverse)], animation: .default)
        _editedSighting = editedSighting
        self.searchText = searchText
        self.kind = kind
    }

    private var months: [SightingMonth] {
        sightings
            .filter { kind == nil || $0.kind == kind }
            .groupedByMonth()
    }

    var body: some View {
        List {
            ForEach(months) { month in
                Section {
                    ForEach(month.sightings) { sighting in
                        NavigationLink(value: sighting) {
                            SightingRow(sighting: sighting)
                        }
                        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                            Button("Delete", systemImage: "trash", role: .destructive) {
                                delete(sighting)
                            }
                            Button("Edit", systemImage: "pencil") {
                                editedSighting = sighting
                            }
                            .tint(.indigo)
                        }
                        .swipeActions(edge: .leading) {
                            Button {
                                sighting.isStarred.toggle()
                            } label: {
                                Label(sighting.isStarred ? "Unstar" : "Star", systemImage: sighting.isStarred ? "star.slash" : "star")
                            }
                            .tint(.yellow)
                        }
                    }
                } header: {
                    HStack {
                        Text(month.title)
                        Spacer()
                        Text(month.sightings.count, format: .number)
                    }
                }
                .headerProminence(.increased)
            }
        }
        .listStyle(.insetGrouped)
        .overlay {
            if sightings.isEmpty && !searchText.isEmpty {
                ContentUnavailableView.search(text: searchText)
            }
        }
    }

    private func delete(_ sighting: Sighting) {
        withAnimation {
            modelContext.delete(sighting)
        }
    }
}

//
//  SightingDetailView.swift
//  Fieldnotes
//

import SwiftData
import SwiftUI

struct SightingDetailView: View {
    @Bindable var sighting: Sighting

    @Environment(\.modelContext) private var modelContext
    @Environment(\.dismiss) private var dismiss
    @State private var isEditing = false
    @State private var isConfirmingDelete = false

    var body: some View {
        List {
            Section {
                KindBanner(kind: sighting.kind, count: sighting.count)
                    .listRowInsets(EdgeInsets())
            }

            Section("Details") {
                LabeledContent("Date", value: sighting.date, format: .dateTime.day().month(.wide).year())
                LabeledContent("Time", value: sighting.date, format: .dateTime.hour().minute())
                if let place = sighting.place {
                    LabeledContent("Place") {
                        VStack(alignment: .trailing) {
                            Text(place.name)
                            Text(place.formattedCoordinates)
                                .font(.caption)
                                .foregroundStyle(.secondary)
                        }
                    }
                }
                Toggle("Starred", isOn: $sighting.isStarred)
                Stepper("Count: \(sighting.count)", value: $sighting.count, in: 1...500)
            }

            Section("Notes") {
                if sighting.notes.isEmpty {
                    Text("No notes")
                        .foregroundStyle(.secondary)
                        .italic()
                } else {
                    Text(sighting.notes)
                        .textSelection(.enabled)
                }
            }

            if let neighbors, !neighbors.isEmpty {
                Section("Also Seen Here") {
                    ForEach(neighbors) { neighbor in
                        NavigationLink(neighbor.title, value: neighbor)
                    }
                }
            }

            Button("Delete Note", role: .destructive) {
                isConfirmingDelete = true
            }
        }
        .navigationTitle(sighting.title)
        .toolbar {
            Button("Edit") {
                isEditing = true
            }
        }
        .sheet(isPresented: $isEditing) {
            SightingEditor(sighting: sighting)
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
        .confirmationDialog("Delete this note?", isPresented: $isConfirmingDelete) {
            Button("Delete", role: .destructive) {
                modelContext.delete(sighting)
                dismiss()
            }
        }
    }

    /// Other sightings at the same place.
    private var neighbors: [Sighting]? {
        sighting.place?.sightings
            .filter { $0.id != sighting.id }
            .sorted { $0.title < $1.title }
    }
}

#Preview("Detail", traits: .sampleData) {
    @Previewable @Query(sort: \Sighting.title) var sightings: [Sighting]

    NavigationStack {
        if let first = sightings.first {
            SightingDetailView(sighting: first)
        }
    }
}

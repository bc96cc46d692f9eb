//
//  SightingEditor.swift
//  Fieldnotes
//

import SwiftData
import SwiftUI

/// A sheet that makes a new note or changes an existing one.
struct SightingEditor: View {
    private enum Field: Hashable {
        case title, notes
    }

    @Environment(\.modelContext) private var modelContext
    @Environment(\.dismiss) private var dismiss
    @Query(sort: \Place.name) private var places: [Place]

    @State private var draft: SightingDraft
    @FocusState private var focus: Field?

    init(sighting: Sighting? = nil) {
        _draft = State(initialValue: SightingDraft(sighting))
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("What did you see?", text: $draft.title)
                        .focused($focus, equals: .title)
                        .submitLabel(.next)
                        .onSubmit { focus = .notes }
                    Picker("Kind", selection: $draft.kind) {
                        ForEach(Sighting.Kind.allCases) { kind in
                            Text(kind.name).tag(kind)
                        }
                    }
                    Stepper("Count: \(draft.count)", value: $draft.count, in: 1...500)
                }

                Section("When and Where") {
                    DatePicker("Date", selection: $draft.date, in: ...Date.now)
                    Picker("Place", selection: $draft.place) {
                        Text("Unknown").tag(Place?.none)
                        ForEach(places) { place in
                            Text(place.name).tag(place as Place?)
                        }
                    }
                }

                Section("Notes") {
                    TextField("Weather, behavior, sounds…", text: $draft.notes, axis: .vertical)
                        .lineLimit(3...8)
                        .focused($focus, equals: .notes)
                }
            }
            .navigationTitle(draft.isNew ? "New Note" : "Edit Note")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) {
                        dismiss()
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        draft.save(in: modelContext)
                        dismiss()
                    }
                    .disabled(!draft.isValid)
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { focus = nil }
                }
            }
            .onAppear {
                if draft.isNew {
                    focus = .title
                }
            }
        }
        .interactiveDismissDisabled(draft.isValid && draft.isNew)
    }
}

#Preview("New note", traits: .sampleData) {
    SightingEditor()
}

//
//  SightingDraft.swift
//  Fieldnotes
//

import SwiftData
import SwiftUI

/// What the edit sheet changes. The sighting itself changes only when the draft is saved.
@Observable
final class SightingDraft {
    var title: String
    var notes: String
    var date: Date
    var kind: Sighting.Kind
    var count: Int
    var place: Place?

    private let original: Sighting?

    init(_ sighting: Sighting? = nil) {
        original = sighting
        title = sighting?.title ?? ""
        notes = sighting?.notes ?? ""
        date = sighting?.date ?? .now
        kind = sighting?.kind ?? .bird
        count = sighting?.count ?? 1
        place = sighting?.place
    }

    var isNew: Bool { original == nil }

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    func save(in context: ModelContext) {
        let target: Sighting
        if let original {
            target = original
        } else {
            target = Sighting(title: title)
            context.insert(target)
        }
        target.title = title.trimmingCharacters(in: .whitespaces)
        target.notes = notes
        target.date = date
        target.kind = kind
        target.count = count
        target.place = place
    }
}

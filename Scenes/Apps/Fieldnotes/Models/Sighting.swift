//
//  Sighting.swift
//  Fieldnotes
//

import Foundation
import SwiftData

/// Something seen outdoors, with the place and the time.
@Model
final class Sighting {
    @Attribute(.unique) var id: UUID
    var title: String
    var notes: String
    var date: Date
    var kind: Kind
    var count: Int
    var isStarred: Bool

    @Relationship(inverse: \Place.sightings)
    var place: Place?

    init(
        title: String,
        notes: String = "",
        date: Date = .now,
        kind: Kind = .bird,
        count: Int = 1,
        isStarred: Bool = false,
        place: Place? = nil
    ) {
        self.id = UUID()
        self.title = title
        self.notes = notes
        self.date = date
        self.kind = kind
        self.count = count
        self.isStarred = isStarred
        self.place = place
    }
}

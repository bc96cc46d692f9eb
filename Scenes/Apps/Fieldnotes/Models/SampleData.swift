//
//  SampleData.swift
//  Fieldnotes
//

import Foundation
import SwiftData

/// The notes a new installation starts with.
enum SampleData {
    @MainActor
    static func insertIfNeeded(into context: ModelContext) throws {
        var descriptor = FetchDescriptor<Sighting>()
        descriptor.fetchLimit = 1
        guard try context.fetchCount(descriptor) == 0 else { return }
        insert(into: context)
        try context.save()
    }

    @MainActor
    static func insert(into context: ModelContext) {
        let marsh = Place(name: "Heron Marsh", latitude: 44.338, longitude: -73.976)
        let ridge = Place(name: "Cedar Ridge", latitude: 44.129, longitude: -73.871)
        let garden = Place(name: "Backyard", latitude: 44.279, longitude: -73.979)
        [marsh, ridge, garden].forEach(context.insert)

        let sightings = [
            Sighting(
                title: "Great Blue Heron",
                notes: "Stood motionless for twenty minutes, then caught a frog.",
                date: day(2025, 6, 18, hour: 6),
                isStarred: true,
                place: marsh
            ),
            Sighting(title: "Painted Lady", notes: "On the lavender.", date: day(2025, 6, 14, hour: 13), kind: .insect, count: 3, place: garden),
            Sighting(title: "Snowshoe Hare", notes: "Already in its brown coat.", date: day(2025, 6, 2, hour: 20), kind: .mammal, place: ridge),
            Sighting(title: "Pink Lady's Slipper", date: day(2025, 5, 27, hour: 10), kind: .plant, count: 8, isStarred: true, place: ridge),
            Sighting(title: "Barn Swallow", notes: "First of the year!", date: day(2025, 5, 9, hour: 17), count: 12, place: garden),
            Sighting(title: "Morel", notes: "Under the old apple tree.", date: day(2025, 5, 4, hour: 9), kind: .fungus, count: 5, place: garden),
            Sighting(title: "Red Fox", notes: "Two kits were playing near the den.", date: day(2025, 4, 22, hour: 7), kind: .mammal, count: 3, place: ridge),
            Sighting(title: "Wood Duck", date: day(2025, 4, 11, hour: 8), count: 2, place: marsh),
        ]
        sightings.forEach(context.insert)
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int, hour: Int) -> Date {
        DateComponents(calendar: .current, year: year, month: month, day: day, hour: hour).date ?? .distantPast
    }
}

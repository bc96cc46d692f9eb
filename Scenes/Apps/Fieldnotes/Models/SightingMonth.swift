//
//  SightingMonth.swift
//  Fieldnotes
//

import Foundation

/// The sightings of one calendar month.
struct SightingMonth: Identifiable {
    let start: Date
    let sightings: [Sighting]

    var id: Date { start }

    var title: String {
        start.formatted(.dateTime.month(.wide).year())
    }
}

extension Collection where Element == Sighting {
    /// Groups sightings by month, newest month first, keeping the order inside each month.
    func groupedByMonth(in calendar: Calendar = .current) -> [SightingMonth] {
        let groups = Dictionary(grouping: self) { sighting in
            calendar.dateInterval(of: .month, for: sighting.date)?.start ?? sighting.date
        }
        return
            groups
            .map { SightingMonth(start: $0.key, sightings: $0.value) }
            .sorted { $0.start > $1.start }
    }
}

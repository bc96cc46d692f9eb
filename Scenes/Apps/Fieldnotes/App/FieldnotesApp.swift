//
//  FieldnotesApp.swift
//  Fieldnotes
//

import SwiftData
import SwiftUI

@main
struct FieldnotesApp: App {
    private let container: ModelContainer

    init() {
        do {
            let schema = Schema([Sighting.self, Place.self])
            let configuration = ModelConfiguration(schema: schema)
            container = try ModelContainer(for: schema, configurations: [configuration])
            try SampleData.insertIfNeeded(into: container.mainContext)
        } catch {
            fatalError("The notes could not be opened: \(error)")
        }
    }

    var body: some Scene {
        WindowGroup {
            SightingListView()
        }
        .modelContainer(container)
    }
}

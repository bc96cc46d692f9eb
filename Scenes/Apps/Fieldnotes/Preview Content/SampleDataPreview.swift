//
//  SampleDataPreview.swift
//  Fieldnotes
//

import SwiftData
import SwiftUI

/// Gives previews a container in memory with the sample notes.
struct SampleDataPreview: PreviewModifier {
    static func makeSharedContext() async throws -> ModelContainer {
        let container = try ModelContainer(
            for: Sighting.self,
            Place.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        SampleData.insert(into: container.mainContext)
        return container
    }

    func body(content: Content, context: ModelContainer) -> some View {
        content.modelContainer(context)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleData: Self = .modifier(SampleDataPreview())
}

import AppleWidgetKit
import Easel
import Foundation
import Testing

@testable import Views

/// The margins of widgets.
@MainActor @Suite struct WidgetMarginTests {
    private struct Moment: TimelineEntry { let date = Date() }
    private struct Moments: TimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment() }
        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment()) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) { completion(Timeline(entries: [], policy: .never)) }
    }
    private var configuration: StaticConfiguration<some View> {
        StaticConfiguration(kind: "a", provider: Moments()) { _ in
            Color.red.accessibilityIdentifier("content").containerBackground(.blue, for: .widget)
        }
    }
    private func width(_ configuration: some WidgetConfiguration) throws -> CGFloat? {
        let view = try #require(configuration._parts.entry?(Moment()))
        let graph = AppleModuleGraph.make(view.previewContext(WidgetPreviewContext(family: .systemSmall)))
        return graph.layoutListing().first { $0.label == "content" }?.rect.width
    }

    @Test func contentHasMarginsUnlessTheWidgetDisablesThem() throws {
        let size = WidgetFamily.systemSmall._size.width
        #expect(try width(configuration) == size - 32 && width(configuration.contentMarginsDisabled()) == size)
    }
}

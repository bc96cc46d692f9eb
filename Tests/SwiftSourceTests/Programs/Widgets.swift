import ActivityKit
import AppIntents
import Intents
import MapKit
import PhotosUI
import StoreKit
import SwiftUI
import TipKit
import WidgetKit
import os

// Forms of apps with widgets, Live Activities, and controls.

struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var progress: Double }
    var order: String
}
struct PlaceIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Place" }
    @Parameter(title: "Place", default: "Rome") var place: String
}
struct Moment: TimelineEntry {
    let date: Date
    let text: String
}
struct Moments: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now, text: "placeholder") }
    func snapshot(for configuration: PlaceIntent, in context: Context) async -> Moment { placeholder(in: context) }
    func timeline(for configuration: PlaceIntent, in context: Context) async -> Timeline<Moment> { Timeline(entries: [], policy: .atEnd) }
}
struct PlaceWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "place", intent: PlaceIntent.self, provider: Moments()) { moment in
            Text(moment.text).containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Place").description("Shows it.").supportedFamilies([.systemSmall])
    }
}
final class PlaceQuestion: INIntent, @unchecked Sendable { var place: String? }
struct AskedMoments: IntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now, text: "placeholder") }
    func getSnapshot(for configuration: PlaceQuestion, in context: Context, completion: @escaping (Moment) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(for configuration: PlaceQuestion, in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now, text: configuration.place ?? "")], policy: .never))
    }
}
struct AskedWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "asked", intent: PlaceQuestion.self, provider: AskedMoments()) { moment in
            Text(moment.text).containerBackground(.fill.tertiary, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
struct ParcelActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ParcelAttributes.self) { context in
            Text("\(context.attributes.order) \(Int(context.state.progress * 100))").activityBackgroundTint(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("leading") }
                DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
            } compactLeading: {
                Text("start")
            } compactTrailing: {
                Text("end")
            } minimal: {
                Text("m")
            }
            .keylineTint(.red)
        }
    }
}
struct RunIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Run"
    @Parameter(title: "Running") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}
struct RunControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "run") {
            ControlWidgetToggle("Run", isOn: true, action: RunIntent()) { isOn in Label(isOn ? "On" : "Off", systemImage: "timer") }
        }
        .displayName("Run")
    }
}
struct AllWidgets: WidgetBundle {
    var body: some Widget {
        PlaceWidget()
        ParcelActivity()
        if #available(iOS 18.0, *) { RunControl() }
    }
}
struct CarTip: Tip {
    static let opened = Event(id: "opened")
    var title: Text { Text("tip") }
    var rules: [Rule] { #Rule(Self.opened) { $0.donations.donatedWithin(.day).count > 3 } }
}
struct Forms: View {
    @AppStorage("tabs") private var tabs: TabViewCustomization
    private let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
    @State private var tips = TipGroup(.ordered) { CarTip() }

    var body: some View {
        VStack {
            Text((try? AttributedString(markdown: "one\ntwo", options: .init(interpretedSyntax: .inlineOnly))) ?? "")
            Text("a1b22".matches(of: #/\d+/#).count, format: .number)
            Text(URL.documentsDirectory.lastPathComponent.isEmpty ? "no folder" : "a folder")
            TipView(tips.currentTip as? CarTip)
            MapReader { proxy in
                Map { MapPolygon(coordinates: []).stroke(.blue, lineWidth: 2).mapOverlayLevel(level: .aboveRoads) }
                    .onTapGesture { point in print(proxy.convert(point, from: .local) as Any) }
            }
            .frame(height: 20)
        }
    }
}

#Preview("Small", as: .systemSmall) {
    PlaceWidget()
} timeline: {
    Moment(date: .now, text: "first")
    Moment(date: .now, text: "second")
}
#Preview("Lock screen", as: .content, using: ParcelAttributes(order: "No. 7")) {
    ParcelActivity()
} contentStates: {
    ParcelAttributes.ContentState(progress: 0.4)
}

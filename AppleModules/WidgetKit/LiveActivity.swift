import AppleActivityKit
import AppleAppIntents
import Easel
import Foundation

/// The values of a Live Activity.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let isStale: Bool
}
extension ActivityViewContext: Sendable where Attributes.ContentState: Sendable {}

/// The views of a Live Activity.
struct LiveActivityParts {
    let content: AnyView
    let island: DynamicIsland
}
/// A Live Activity. Apps don't show theirs; previews do.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public typealias Body = Never
    public let _parts: _WidgetParts
    public init<Content: View>(
        for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        _parts = _WidgetParts(activity: { attributes, state in
            guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else { return nil }
            let context = ActivityViewContext(activityID: "preview", attributes: attributes, state: state, isStale: false)
            return LiveActivityParts(content: AnyView(content(context)), island: dynamicIsland(context))
        })
    }
}
/// The size of a Live Activity on another device.
public enum ActivityFamily: Hashable, Sendable { case small, medium }
private struct ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
private struct IsActivityFullscreenKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
    /// The size of the Live Activity.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }
    /// Whether the Live Activity fills the screen.
    public var isActivityFullscreen: Bool {
        get { self[IsActivityFullscreenKey.self] }
        set { self[IsActivityFullscreenKey.self] = newValue }
    }
}

/// The place of a view in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    fileprivate let name: String
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}
/// A view of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    let position: DynamicIslandExpandedRegionPosition
    let content: Content
    public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content) {
        (self.position, self.content) = (position, content())
    }
}
/// The views of the expanded island.
public struct DynamicIslandExpandedContent<Content> {
    let regions: [DynamicIslandExpandedRegionPosition: AnyView]
}
/// Collects the views of the expanded island.
@MainActor
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) -> DynamicIslandExpandedContent<AnyView> {
        DynamicIslandExpandedContent(regions: [region.position: AnyView(region.content)])
    }
    public static func buildBlock(_ parts: DynamicIslandExpandedContent<AnyView>...) -> DynamicIslandExpandedContent<AnyView> {
        DynamicIslandExpandedContent(regions: parts.reduce(into: [:]) { $0.merge($1.regions) { first, _ in first } })
    }
    public static func buildOptional(_ part: DynamicIslandExpandedContent<AnyView>?) -> DynamicIslandExpandedContent<AnyView> {
        part ?? DynamicIslandExpandedContent(regions: [:])
    }
    public static func buildEither(first: DynamicIslandExpandedContent<AnyView>) -> DynamicIslandExpandedContent<AnyView> { first }
    public static func buildEither(second: DynamicIslandExpandedContent<AnyView>) -> DynamicIslandExpandedContent<AnyView> { second }
    public static func buildLimitedAvailability(_ part: DynamicIslandExpandedContent<AnyView>) -> DynamicIslandExpandedContent<AnyView> { part }
}
/// The views of a Live Activity around the camera of an iPhone.
@MainActor @preconcurrency
public struct DynamicIsland {
    let regions: [DynamicIslandExpandedRegionPosition: AnyView]
    let leading: AnyView
    let trailing: AnyView
    let minimal: AnyView
    private(set) var keyline: Color?

    public init<Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<AnyView>,
        @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        regions = expanded().regions
        (leading, trailing, self.minimal) = (AnyView(compactLeading()), AnyView(compactTrailing()), AnyView(minimal()))
    }
    /// Sets the URL that a tap opens. A picture opens no URLs.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// Sets the color of the island's edge.
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var copy = self
        copy.keyline = color
        return copy
    }
    /// Accepts margins of the island's parts.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland { self }
}
/// A form of the island.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}
/// Whether a view of the expanded island may lie below the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// The color behind a Live Activity.
struct ActivityTintKey: PreferenceKey {
    static var defaultValue: Color? { nil }
    static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
extension View {
    /// Sets the color behind a Live Activity.
    public func activityBackgroundTint(_ color: Color?) -> some View { preference(key: ActivityTintKey.self, value: color) }
    /// Sets the color of the system's buttons beside a Live Activity, which aren't drawn.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    /// Sets whether the view may lie below the camera.
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}

/// The island with its expanded views.
struct ExpandedIsland: View {
    let island: DynamicIsland
    var body: some View {
        VStack(spacing: 8) {
            HStack(alignment: .top) {
                island.regions[.leading]
                Spacer(minLength: 0)
                island.regions[.center]
                Spacer(minLength: 0)
                island.regions[.trailing]
            }
            island.regions[.bottom]
        }
        .padding(20).frame(width: 371).frame(minHeight: 84).background(Color.black, in: .rect(cornerRadius: 42, style: .continuous))
        .overlay { RoundedRectangle(cornerRadius: 42, style: .continuous).strokeBorder(island.keyline?.opacity(0.4) ?? .clear, lineWidth: 1) }
        .environment(\.colorScheme, .dark)
    }
}
/// The island with a view on either side of the camera.
struct CompactIsland: View {
    let island: DynamicIsland
    var body: some View {
        HStack(spacing: 120) {
            island.leading
            island.trailing
        }
        .frame(height: 24).padding(.horizontal, 10).padding(.vertical, 6).background(Color.black, in: .capsule).environment(\.colorScheme, .dark)
    }
}

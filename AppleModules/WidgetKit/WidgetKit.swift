import AppleAppIntents
import Easel
import Foundation
import Views

/// The size of a widget.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
    /// The size on an iPhone with a screen of 390x844 points.
    public var _size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 354)
        case .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }
}

/// A moment at which a widget changes.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}
/// The importance of a moment.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    public var score: Float
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
/// The time at which a new timeline is created.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let index: Int
    public static let atEnd = TimelineReloadPolicy(date: nil, index: 0)
    public static let never = TimelineReloadPolicy(date: nil, index: 1)
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, index: 2) }
}
/// The moments of a widget.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
extension Timeline: Sendable where EntryType: Sendable {}
/// The conditions for which a widget's content is created.
public struct TimelineProviderContext: Sendable {
    public let family: WidgetFamily
    public let isPreview: Bool
    public let displaySize: CGSize
}
/// Makes the moments of a widget.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// The app's widgets. Reloading has no effect.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func reloadTimelines(withIdentifier identifier: String) {}
    public func invalidateConfigurationRecommendations() {}
    public func invalidateRelevance(ofKind kind: String) {}
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) { completion(.success([])) }
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
/// A widget on the home screen.
public struct WidgetInfo: Hashable, Sendable {
    public let kind: String
    public let family: WidgetFamily
    /// Returns the settings of the widget; nil, because nothing has set them.
    public func widgetConfigurationIntent<Intent: AppIntent>(of intentType: Intent.Type) -> Intent? { nil }
}

/// How the system draws a widget. Pictures show full color.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    public static let accented = WidgetRenderingMode(description: "accented")
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
/// How an image of a widget is drawn in a tinted home screen.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}
extension Image {
    /// Sets how a tinted home screen shows the image. It is drawn in full color.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

private struct WidgetRenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
private struct ShowsWidgetBackgroundKey: EnvironmentKey { static let defaultValue = true }
private struct WidgetContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
extension EnvironmentValues {
    /// How the system draws the widget.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }
    /// Whether the background of the widget's container is visible.
    public var showsWidgetContainerBackground: Bool {
        get { self[ShowsWidgetBackgroundKey.self] }
        set { self[ShowsWidgetBackgroundKey.self] = newValue }
    }
    /// The margins of the widget's content.
    public var widgetContentMargins: EdgeInsets {
        get { self[WidgetContentMarginsKey.self] }
        set { self[WidgetContentMarginsKey.self] = newValue }
    }
    /// Whether the widget is shown without color; it is not.
    public var showsWidgetLabel: Bool { false }
}

private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
extension EnvironmentValues {
    /// The size of the widget.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
}
extension View {
    /// Sets the URL that a tap on a widget opens. No URLs are opened here.
    public func widgetURL(_ url: URL?) -> some View { self }
    /// Marks a view that the home screen can tint. It is drawn in full color.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// Sets a label beside a circular widget, which only watches show.
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    /// Sets a label beside a circular widget, which only watches show.
    public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}

/// The translucent background of a widget on the lock screen: a circle in a circular widget.
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family
    public init() {}
    public var body: some View {
        if family == .accessoryCircular { Circle().fill(.quaternary) } else { Rectangle().fill(.quaternary) }
    }
}

extension ContainerBackgroundPlacement {
    /// The whole widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget") { content, background in
        AnyView(content.modifier(WidgetBackground(background: background)))
    }
}
private struct HasWidgetMarginsKey: EnvironmentKey { static let defaultValue = true }
private struct IsInWidgetKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
    var isInWidget: Bool {
        get { self[IsInWidgetKey.self] }
        set { self[IsInWidgetKey.self] = newValue }
    }
    var hasWidgetMargins: Bool {
        get { self[HasWidgetMarginsKey.self] }
        set { self[HasWidgetMarginsKey.self] = newValue }
    }
}
private struct WidgetBackground<Background: View>: ViewModifier {
    let background: Background
    @Environment(\.isInWidget) private var isInWidget
    @Environment(\.hasWidgetMargins) private var hasMargins
    func body(content: Content) -> some View {
        if isInWidget {
            content.padding(hasMargins ? 16 : 0).frame(maxWidth: .infinity, maxHeight: .infinity).background { background }
        } else {
            content
        }
    }
}

/// The size of a widget's preview.
public struct WidgetPreviewContext {
    let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }
}
extension View {
    /// Gives the view the size and the shape of a widget.
    public func previewContext(_ value: WidgetPreviewContext) -> some View {
        let size = value.family._size
        return environment(\.widgetFamily, value.family).environment(\.isInWidget, true).frame(width: size.width, height: size.height)
            .background(.background, in: Rectangle()).clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
    }
}

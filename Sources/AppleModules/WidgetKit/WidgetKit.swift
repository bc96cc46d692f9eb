import Easel
import Foundation

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

/// A widget. Apps don't show their widgets; its views are drawn from previews.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    var body: Body { get }
}
extension Widget {
    /// Widgets don't run by themselves.
    public static func main() { fatalError("a widget has no window; draw one of its previews with --view") }
}
/// Several widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    @WidgetBundleBuilder var body: Body { get }
}
extension WidgetBundle {
    /// Widgets don't run by themselves.
    public static func main() { fatalError("a widget has no window; draw one of its previews with --view") }
}
/// Collects widgets.
@resultBuilder
public enum WidgetBundleBuilder {
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    public static func buildBlock<C0: Widget, C1: Widget>(_ c0: C0, _ c1: C1) -> C0 { c0 }
    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget>(_ c0: C0, _ c1: C1, _ c2: C2) -> C0 { c0 }
    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> C0 { c0 }
}
/// The content of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {}
/// A widget without settings.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) {}
}
extension WidgetConfiguration {
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}

/// The app's widgets. Reloading has no effect.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) { completion(.success([])) }
}
/// A widget on the home screen.
public struct WidgetInfo: Hashable, Sendable {
    public let kind: String
    public let family: WidgetFamily
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
}

/// The container that a background fills.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// The whole widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}
extension View {
    /// Fills the widget behind the view, which gets the widget's margins. Outside of a widget it has no effect.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        modifier(WidgetBackground(background: Rectangle().fill(style)))
    }
    /// Places a view behind the whole widget, and gives this one the widget's margins. Outside of a widget it has no effect.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { modifier(WidgetBackground(background: ZStack(alignment: alignment) { content() })) }
}
private struct IsInWidgetKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
    fileprivate var isInWidget: Bool {
        get { self[IsInWidgetKey.self] }
        set { self[IsInWidgetKey.self] = newValue }
    }
}
private struct WidgetBackground<Background: View>: ViewModifier {
    let background: Background
    @Environment(\.isInWidget) private var isInWidget
    func body(content: Content) -> some View {
        if isInWidget {
            content.padding(16).frame(maxWidth: .infinity, maxHeight: .infinity).background { background }
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

/// The options that a sheet's content sets for the sheet.
struct PresentationOptions: Equatable {
    /// The heights; empty if unspecified, which means large.
    var detents: Set<PresentationDetent> = []
    var selection: PresentationDetent?
    /// Sets the selected height after a drag.
    var select: PresentationSetting<(PresentationDetent) -> Void>?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var isInteractiveDismissDisabled = false
    /// The background of the sheet; nil for the system's background.
    var background: PresentationSetting<AnyView>?
    /// The detents up to which the user can interact with the page behind the sheet; nil for none.
    var interaction = PresentationBackgroundInteraction.automatic
    /// The forms on a small screen; nil for the presentation's default.
    var adaptation: CompactAdaptation?
    var sizing = PresentationSize.automatic
    var contentInteraction = PresentationContentInteraction.automatic

    /// A sheet opens at its lowest height unless one is selected.
    func height(in context: PresentationDetent.Context, maximum: CGFloat) -> CGFloat {
        if let selection, detents.contains(selection) || detents.isEmpty { return selection.height(in: context, maximum: maximum) }
        return heights(in: context, maximum: maximum).min() ?? maximum
    }

    /// The heights at which the sheet can rest.
    func heights(in context: PresentationDetent.Context, maximum: CGFloat) -> [CGFloat] {
        detents.map { $0.height(in: context, maximum: maximum) }.sorted()
    }

    /// Whether the sheet is high enough to push back the view behind it.
    var isLarge: Bool { current == .large }
    /// Shown automatically if there is more than one height to drag the sheet to.
    var showsDragIndicator: Bool { dragIndicator == .visible || dragIndicator == .automatic && detents.count > 1 }

    /// Whether touches outside the sheet reach the page behind it.
    var letsTouchesThrough: Bool {
        switch interaction.kind {
        case .automatic, .disabled: false
        case .enabled: true
        case .upThrough(let detent):
            // In the order of the heights on a phone.
            current.height(in: Self.phone, maximum: 1000) <= detent.height(in: Self.phone, maximum: 1000)
        }
    }

    private static var phone: PresentationDetent.Context { PresentationDetent.Context(maxDetentValue: 1000, environment: EnvironmentValues()) }

    /// The current detent of the sheet.
    var current: PresentationDetent {
        if let selection, detents.contains(selection) || detents.isEmpty { return selection }
        return detents.min { $0.height(in: Self.phone, maximum: 1000) < $1.height(in: Self.phone, maximum: 1000) } ?? .large
    }
}

/// A setting that can't be compared: the setting of one evaluation counts as unchanged until the next.
final class PresentationSetting<Value>: Equatable {
    fileprivate(set) var value: Value
    /// The view or style that the value is made of, and its comparison with another one.
    private let source: Any
    private let isSource: (Any) -> Bool

    init(_ value: Value) { (self.value, source, isSource) = (value, (), { _ in false }) }

    /// Creates a setting that equals one made of an equal source.
    init<Source>(_ value: Value, of source: Source) {
        (self.value, self.source) = (value, source)
        isSource = { other in (other as? Source).map { FieldComparison.comparison(of: Source.self)(source, $0) } ?? false }
    }

    static func == (a: PresentationSetting, b: PresentationSetting) -> Bool { a === b || a.isSource(b.source) }
}

struct PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }
    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {}
}

/// The form of a presentation in a compact space.
public struct PresentationAdaptation: Hashable, Sendable {
    enum Kind { case automatic, none, popover, sheet, fullScreenCover }
    let kind: Kind
    /// The system's choice.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// The same form as in a regular space.
    public static let none = PresentationAdaptation(kind: .none)
    public static let popover = PresentationAdaptation(kind: .popover)
    public static let sheet = PresentationAdaptation(kind: .sheet)
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Whether the user can interact with the page behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }
    let kind: Kind
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// While the sheet is at this height or a lower one.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
}

/// The first effect of a drag in a sheet's scrolled content.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// Resizes the sheet.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// Scrolls the content.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Sets the heights of the enclosing sheet, and binds the current one. The setter stays the same object, so that an evaluation doesn't count as a change.
private struct SelectedDetentModifier: ViewModifier {
    let detents: Set<PresentationDetent>
    @Binding var selection: PresentationDetent
    @State private var select = PresentationSetting<(PresentationDetent) -> Void> { _ in }

    func body(content: Content) -> some View {
        let (selected, binding) = (selection, $selection)
        select.value = { binding.wrappedValue = $0 }
        return content.transformPreference(PresentationOptionsKey.self) { [detents, select] in
            $0.detents = detents
            $0.selection = selected
            $0.select = select
        }
    }
}

extension View {
    /// Sets the possible heights of the enclosing sheet; it opens at the lowest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.detents = detents }
    }
    /// Sets the possible heights of the enclosing sheet, and binds the current one.
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        modifier(SelectedDetentModifier(detents: detents, selection: selection))
    }
    /// Sets whether the enclosing sheet shows a drag indicator at its top.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.dragIndicator = visibility }
    }
    /// Sets the radius of the enclosing sheet's upper corners, in points; nil for the system's radius.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.cornerRadius = cornerRadius }
    }
    /// Prevents dismissing the enclosing sheet with a drag.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.isInteractiveDismissDisabled = isDisabled }
    }
    /// Draws the enclosing sheet on a style.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let background = PresentationSetting(AnyView(Rectangle().fill(style)), of: style)
        return transformPreference(PresentationOptionsKey.self) { $0.background = background }
    }
    /// Draws the enclosing sheet on a view.
    public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        let view = Color.clear.overlay(alignment: alignment, content: content)
        let background = PresentationSetting(AnyView(view), of: view)
        return transformPreference(PresentationOptionsKey.self) { $0.background = background }
    }
    /// Sets whether the user can interact with the page behind the enclosing sheet; if so, the page isn't dimmed.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.interaction = interaction }
    }
    /// Sets the form of the enclosing presentation in a compact space.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }
    /// Sets the form of the enclosing presentation in a space that is compact along an axis.
    public func presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation)
        -> some View
    {
        modifier(CompactAdaptationModifier(adaptation: CompactAdaptation(horizontal: horizontalAdaptation, vertical: verticalAdaptation)))
    }
    /// Sets the first effect of a drag in the enclosing sheet's scrolled content.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.contentInteraction = behavior }
    }
}

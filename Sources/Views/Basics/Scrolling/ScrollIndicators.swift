/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let value: Int
    /// As the platform does: while the content moves.
    public static let automatic = ScrollIndicatorVisibility(value: 0)
    /// While the content moves.
    public static let visible = ScrollIndicatorVisibility(value: 1)
    /// Not at all.
    public static let hidden = ScrollIndicatorVisibility(value: 2)
    /// Not at all, even where a mouse scrolls.
    public static let never = ScrollIndicatorVisibility(value: 3)

    var mayBeSeen: Bool { self == .automatic || self == .visible }
}

/// What the environment says about the indicators of the scroll views inside.
struct ScrollIndicatorPlan: Equatable {
    var vertical = ScrollIndicatorVisibility.automatic
    var horizontal = ScrollIndicatorVisibility.automatic
    /// The space between the indicators and the window's edges, apart from that of the platform, in points.
    var margins = EdgeInsets()
    /// Counts the requests to show them for a moment.
    var flashes = 0
}

private struct ScrollIndicatorPlanKey: EnvironmentKey { static var defaultValue: ScrollIndicatorPlan { ScrollIndicatorPlan() } }

extension EnvironmentValues {
    var scrollIndicators: ScrollIndicatorPlan {
        get { self[ScrollIndicatorPlanKey.self] }
        set { self[ScrollIndicatorPlanKey.self] = newValue }
    }
    /// Whether vertical scroll indicators are shown while the content moves.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicators.vertical }
        set { scrollIndicators.vertical = newValue }
    }
    /// Whether horizontal scroll indicators are shown while the content moves.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicators.horizontal }
        set { scrollIndicators.horizontal = newValue }
    }
}

/// The bars that show which part of the content can be seen: there while a finger moves the content, and fading afterwards
/// (Documentation/Semantics/Gestures.md#scroll-indicators).
@MainActor
struct ScrollIndicators {
    /// The space to the window's edge, the thickness, and the least length at rest and beyond an end, in points.
    private static let distance: CGFloat = 3
    private static let thickness: CGFloat = 3
    private static let leastLength: CGFloat = 36
    private static let leastStretchedLength: CGFloat = 8
    private static let opacity = 0.35
    /// The seconds for which indicators stay, and in which they fade.
    private static let delay = 0.5
    private static let fading = 0.3

    private var opacity = AnimatedProperty(UnitScaled(0))
    /// The content offset, which animates with the content.
    private var offset = AnimatedProperty(CGPoint.zero)
    /// The number of flashes that were shown.
    private var flashes = 0

    /// Shows the indicators until `fade(in:)`.
    mutating func show(in node: _Node) { opacity.set(UnitScaled(1), animation: nil, in: node) }

    /// Lets the indicators fade after a moment.
    mutating func fade(in node: _Node) { opacity.set(UnitScaled(0), animation: .linear(duration: Self.fading).delay(Self.delay), in: node) }

    /// Follows the content offset, with the update's animation while the indicators can be seen.
    mutating func place(at new: CGPoint, in node: _Node) {
        if opacity.presented.value > 0 { offset.set(new, in: node) } else { offset = AnimatedProperty(new) }
    }

    /// Shows the indicators for a moment if a new flash was requested.
    mutating func follow(_ plan: ScrollIndicatorPlan, in node: _Node) {
        guard plan.flashes != flashes else { return }
        let isNew = plan.flashes > flashes
        flashes = plan.flashes
        guard isNew else { return }
        show(in: node)
        fade(in: node)
    }

    /// Draws the indicators of content of a size in a window.
    func display(
        axes: Axis.Set, window: CGRect, content: CGSize, environment: EnvironmentValues, _ builder: inout DisplayListBuilder
    ) {
        let shown = opacity.presented.value
        guard shown > 0 else { return }
        let plan = environment.scrollIndicators
        let offset = offset.presented
        let level = environment.colorScheme == .dark ? 1.0 : 0
        let color = ResolvedColor(red: level, green: level, blue: level, opacity: Self.opacity * min(shown, 1))
        let isMirrored = environment.isRightToLeft
        let margins = plan.margins
        let (left, right) = isMirrored ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
        if axes.contains(.vertical), plan.vertical.mayBeSeen,
            let bar = Self.bar(length: window.height - margins.vertical, window: window.height, content: content.height, offset: offset.y)
        {
            let x = isMirrored ? window.minX + left + Self.distance : window.maxX - right - Self.distance - Self.thickness
            let rect = CGRect(x: x, y: window.minY + margins.top + bar.start, width: Self.thickness, height: bar.length)
            builder.add(.fill(Path(roundedRect: rect, cornerRadius: Self.thickness / 2, style: .circular), .color(color), FillStyle()))
        }
        if axes.contains(.horizontal), plan.horizontal.mayBeSeen,
            let bar = Self.bar(length: window.width - margins.horizontal, window: window.width, content: content.width, offset: offset.x)
        {
            let start = window.minX + left
            let x = isMirrored ? start + window.width - margins.horizontal - bar.start - bar.length : start + bar.start
            let rect = CGRect(x: x, y: window.maxY - margins.bottom - Self.distance - Self.thickness, width: bar.length, height: Self.thickness)
            builder.add(.fill(Path(roundedRect: rect, cornerRadius: Self.thickness / 2, style: .circular), .color(color), FillStyle()))
        }
    }

    /// Returns where a bar starts on its track, and its length; nil for content that fits in the window.
    static func bar(length: CGFloat, window: CGFloat, content: CGFloat, offset: CGFloat) -> (start: CGFloat, length: CGFloat)? {
        let track = length - 2 * distance
        guard content > window, track > 0 else { return nil }
        let range = content - window
        let whole = min(track, max(leastLength, track * window / content))
        // Beyond an end, the bar stays there and becomes shorter.
        let beyond = max(0, -offset, offset - range)
        let bar = min(whole, max(leastStretchedLength, whole - beyond))
        let share = min(max(0, offset / range), 1)
        return (distance + share * (track - bar), bar)
    }
}

/// Counts the requests to show indicators for a moment.
private struct ScrollFlashModifier<Value: Equatable>: ViewModifier {
    let value: Value
    let onAppear: Bool
    @State private var flashes = 0

    func body(content: Content) -> some View {
        // Read here, and not where the environment is made, so that a change evaluates the body.
        let count = flashes
        content
            .transformEnvironment(\.scrollIndicators) { $0.flashes += count }
            .onAppear { if onAppear { flashes += 1 } }
            .onChange(of: value) { flashes += 1 }
    }
}

extension View {
    /// Sets whether the scroll views inside show indicators while their content moves along some axes.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        transformEnvironment(\.scrollIndicators) {
            if axes.contains(.vertical) { $0.vertical = visibility }
            if axes.contains(.horizontal) { $0.horizontal = visibility }
        }
    }
    /// Shows the indicators of the scroll views inside for a moment when the view appears.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { modifier(ScrollFlashModifier(value: 0, onAppear: onAppear)) }
    /// Shows the indicators of the scroll views inside for a moment when a value changes.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { modifier(ScrollFlashModifier(value: value, onAppear: false)) }
}

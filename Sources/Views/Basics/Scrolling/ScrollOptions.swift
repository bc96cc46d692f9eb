/// Whether a finger can pull content beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    /// Always, as scroll views and lists do.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
    /// Also where all content fits in the window.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
    /// Only where the content doesn't fit in the window.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
    /// Never, as scroll views of UIKit can be set.
    package static var never: ScrollBounceBehavior { ScrollBounceBehavior(name: "never") }

    /// Whether content bounces that does or doesn't fit in the window.
    func allows(isScrollable: Bool) -> Bool { self != .never && (isScrollable || self != .basedOnSize) }
}

/// A part of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    let name: String
    /// The content and the indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
    /// The content.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "scrollContent") }
    /// The indicators.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "scrollIndicators") }
}

/// The device whose scrolling a modifier refers to.
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    public static var handGestureShortcut: ScrollInputKind { ScrollInputKind(name: "handGestureShortcut") }
    public static var look: ScrollInputKind { ScrollInputKind(name: "look") }
    /// Looking at an edge, which scrolls only on visionOS.
    public static func look(axes: Axis.Set) -> ScrollInputKind { ScrollInputKind(name: "look \(axes.rawValue)") }
    public static var digitalCrown: ScrollInputKind { ScrollInputKind(name: "digitalCrown") }
}

/// Whether a device scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    public static var automatic: ScrollInputBehavior { ScrollInputBehavior(name: "automatic") }
    public static var enabled: ScrollInputBehavior { ScrollInputBehavior(name: "enabled") }
    public static var disabled: ScrollInputBehavior { ScrollInputBehavior(name: "disabled") }
}

/// The fading of content below bars since iOS 26.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

/// The situations in which a default anchor of scroll views applies.
public struct ScrollAnchorRole: Hashable, Sendable {
    let name: String
    /// The initial position.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    /// The position when sizes change.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    /// The alignment of content that is smaller than the window.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct DecelerationRateKey: EnvironmentKey { static var defaultValue: Double { ScrollGlide.Rate.normal } }
private struct IsScrolledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    /// Whether a scroll view or a list is around the view.
    var isScrolled: Bool {
        get { self[IsScrolledKey.self] }
        set { self[IsScrolledKey.self] = newValue }
    }
    /// The space around the content of the scroll views inside, in points.
    var contentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
    /// The share of its speed that content keeps each millisecond after a finger has thrown it.
    package var scrollDecelerationRate: Double {
        get { self[DecelerationRateKey.self] }
        set { self[DecelerationRateKey.self] = min(max(newValue, 0.5), 0.9999) }
    }
    /// Whether a finger can pull content beyond its top and bottom.
    public internal(set) var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }
    /// Whether a finger can pull content beyond its leading and trailing edges.
    public internal(set) var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }
}

extension View {
    /// Adds space around the content of the scroll views inside, or around their indicators, in points.
    public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View {
        transformEnvironment(\.self) { environment in
            let kept = insets.keeping(edges)
            func change(_ margins: inout EdgeInsets) {
                if edges.contains(.top) { margins.top = kept.top }
                if edges.contains(.leading) { margins.leading = kept.leading }
                if edges.contains(.bottom) { margins.bottom = kept.bottom }
                if edges.contains(.trailing) { margins.trailing = kept.trailing }
            }
            if placement != .scrollIndicators { change(&environment.contentMargins) }
            if placement != .scrollContent { change(&environment.scrollIndicators.margins) }
        }
    }
    /// Adds space around the content of the scroll views inside, in points; nil means 16.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View {
        let length = length ?? 16
        return contentMargins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }
    /// Adds space around the content of the scroll views inside, in points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
    /// Sets whether a finger can pull the content of the scroll views inside beyond its ends.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.self) {
            if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
            if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
        }
    }
    /// Sets how content fades below bars. It fades only since iOS 26 and is not drawn, which a warning reports.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        notDrawn([nil, .automatic].contains(style) ? nil : "scrollEdgeEffectStyle")
    }
    /// Sets whether content fades below bars. It fades only since iOS 26 and is not drawn, which a warning reports; hidden, the picture is the same.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        notDrawn(hidden ? nil : "scrollEdgeEffectHidden(false)")
    }
    /// Sets the anchor of the scroll views inside for one situation. The alignment of small content and the first position share one anchor.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollPlan) { if role == .sizeChanges { $0.sizeAnchor = anchor } else { $0.defaultAnchor = anchor } }
    }
}

extension EnvironmentValues {
    /// Removes the settings of one scroll view from the environment of its content.
    mutating func clearScrollSettings() {
        if !isScrolled { isScrolled = true }
        if !barTrackers.trackers.isEmpty { barTrackers = BarTrackers() }
        if contentMargins != EdgeInsets() { contentMargins = EdgeInsets() }
        if scrollTargetBehavior != nil { scrollTargetBehavior = nil }
        if scrollIndicators.margins != EdgeInsets() { scrollIndicators.margins = EdgeInsets() }
    }
}

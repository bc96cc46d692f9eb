/// Whether content bounces at its ends. Drags never make it bounce here.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

/// A part of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    let name: String
    /// The content and the indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
    /// The content.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "scrollContent") }
    /// The indicators, which aren't drawn.
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

private struct ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    /// The space around the content of the scroll views inside, in points.
    var contentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
    /// Whether content bounces at its ends. Drags never make it bounce here.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
    /// Whether content bounces at its ends. Drags never make it bounce here.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
    /// Whether vertical scroll indicators are shown. None are drawn.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicators }
        set { scrollIndicators = newValue }
    }
    /// Whether horizontal scroll indicators are shown. None are drawn.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicators }
        set { scrollIndicators = newValue }
    }
}

extension View {
    /// Adds space around the content of the scroll views inside, in points.
    public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            guard placement != .scrollIndicators else { return }
            let kept = insets.keeping(edges)
            if edges.contains(.top) { margins.top = kept.top }
            if edges.contains(.leading) { margins.leading = kept.leading }
            if edges.contains(.bottom) { margins.bottom = kept.bottom }
            if edges.contains(.trailing) { margins.trailing = kept.trailing }
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
    /// Sets whether content bounces at its ends. Drags never make it bounce here.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
    /// Shows scroll indicators briefly. They aren't drawn.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// Shows scroll indicators briefly. They aren't drawn.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    /// Sets whether a device scrolls. Only fingers do here.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
    /// Sets how content fades below bars. It fades only since iOS 26.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    /// Sets whether content fades below bars. It fades only since iOS 26.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    /// Sets the anchor of the scroll views inside for one situation. The alignment of small content and the first position share one anchor.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollPlan) { if role != .sizeChanges { $0.defaultAnchor = anchor } }
    }
}

extension EnvironmentValues {
    /// Removes the settings of one scroll view from the environment of its content.
    mutating func clearScrollSettings() {
        if !barTrackers.trackers.isEmpty { barTrackers = BarTrackers() }
        if contentMargins != EdgeInsets() { contentMargins = EdgeInsets() }
        if scrollTargetBehavior != nil { scrollTargetBehavior = nil }
    }
}

/// The target at which a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The visible part of the content, in points from the content's top leading corner.
    public var rect: CGRect
    /// The point at which the rect and the window are aligned if their sizes differ; nil for the top leading corner.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// Decides at which target a scroll view comes to rest after a drag.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    /// Moves `target`, at which the content would come to rest by itself.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// Returns further properties of the motion.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { ScrollTargetBehaviorProperties() }
}

/// Properties of the motion after a drag.
public struct ScrollTargetBehaviorProperties: Sendable {
    /// Whether a drag moves the content by at most one target.
    public var limitsScrolls = false
    public init() {}
}

/// The context in which a behavior determines its properties.
public struct ScrollTargetBehaviorPropertiesContext {
    /// The axes of the scroll view.
    public let axes: Axis.Set
    /// The environment of the scroll view.
    public let environment: EnvironmentValues
}

/// The state of a scroll view when a drag ends. Environment values are available as its members.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The visible part of the content before the drag.
    public let originalTarget: ScrollTarget
    /// The finger's speed when it is lifted, in points per second of the content's motion.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the window, in points.
    public let containerSize: CGSize
    /// The axes of the scroll view.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The rects of the views of a `scrollTargetLayout()`, from the content's top leading corner.
    let targets: [CGRect]

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Brings the content to rest at a multiple of the window's size, at most one away from where it was.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    nonisolated public init() {}

    /// A drag moves the content by at most one page.
    public func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = true
        return properties
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ start: CGFloat, from: CGFloat, length: CGFloat, content: CGFloat) -> CGFloat {
            guard length > 0 else { return start }
            let former = (from / length).rounded()
            let wanted = min(max((start / length).rounded(), former - 1), former + 1)
            return min(max(0, wanted * length), max(0, content - length))
        }
        let origin = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.minX, from: origin.x, length: context.containerSize.width, content: context.contentSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.minY, from: origin.y, length: context.containerSize.height, content: context.contentSize.height)
        }
    }
}

/// Brings the content to rest with a view of a `scrollTargetLayout()` at the window's leading edge.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The limit on the distance that a drag moves the content.
    public struct LimitBehavior: Hashable, Sendable {
        /// The maximum number of views to move by; nil for any number, 0 for the default of the size class.
        let most: Int?
        private init(most: Int?) { self.most = most }
        /// By one view if the width is compact, otherwise by any number.
        public static var automatic: LimitBehavior { LimitBehavior(most: 0) }
        /// By one view.
        public static var always: LimitBehavior { LimitBehavior(most: 1) }
        /// By as many views as the window shows.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(most: -1) }
        /// By one view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(most: 1) }
        /// By any number of views.
        public static var never: LimitBehavior { LimitBehavior(most: nil) }
    }
    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    nonisolated public init(limitBehavior: LimitBehavior = .automatic) { (limit, anchor) = (limitBehavior, nil) }
    nonisolated public init(anchor: UnitPoint?) { (limit, self.anchor) = (.automatic, anchor) }
    nonisolated public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) { (limit, self.anchor) = (limitBehavior, anchor) }

    /// Whether a drag moves the content by a limited number of views.
    public func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = limit.most == 0 ? context.environment.horizontalSizeClass == .compact && context.axes == .horizontal : limit.most != nil
        return properties
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard !context.targets.isEmpty else { return }
        let isVertical = context.axes.contains(.vertical)
        let window = isVertical ? context.containerSize.height : context.containerSize.width
        let share = anchor.map { isVertical ? $0.y : $0.x } ?? 0
        // The offsets at which a view is aligned with the window.
        let places = context.targets.map { rect in
            (isVertical ? rect.minY : rect.minX) + share * ((isVertical ? rect.height : rect.width) - window)
        }.sorted()
        func nearest(_ offset: CGFloat) -> Int { places.indices.min { abs(places[$0] - offset) < abs(places[$1] - offset) } ?? 0 }
        let from = nearest(isVertical ? context.originalTarget.rect.minY : context.originalTarget.rect.minX)
        var to = nearest(isVertical ? target.rect.minY : target.rect.minX)
        if let most = mostViews(places, window, context) { to = min(max(to, from - most), from + most) }
        if isVertical { target.rect.origin.y = places[to] } else { target.rect.origin.x = places[to] }
    }

    private func mostViews(_ places: [CGFloat], _ window: CGFloat, _ context: TargetContext) -> Int? {
        switch limit.most {
        case nil: return nil
        case 1?: return 1
        case 0?: return context.environment.horizontalSizeClass == .compact && context.axes == .horizontal ? 1 : nil
        default:
            guard places.count > 1, let first = places.first, let last = places.last, last > first else { return 1 }
            return max(1, Int(saturating: window / ((last - first) / CGFloat(places.count - 1))))
        }
    }
}

/// A behavior of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// The wrapped behavior.
    public let base: any ScrollTargetBehavior
    public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { base.updateTarget(&target, context: context) }
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Multiples of the window's size.
    nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A view at the window's leading edge.
    nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// A view at the window's leading edge.
    nonisolated public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
    /// A view at a point of the window.
    nonisolated public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(anchor: anchor) }
    /// A view at a point of the window.
    nonisolated public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }

extension EnvironmentValues {
    /// The behavior of the enclosing scroll view at the end of a drag; nil to let the content come to rest by itself.
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the targets at which the scroll views inside come to rest after a drag.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { environment(\.scrollTargetBehavior, behavior) }
}

/// Where a scroll view is, as a view knows and sets it: at a view, an edge or a point.
public struct ScrollPosition: Equatable, Sendable {
    private(set) var target: ScrollTarget?
    /// Counts orders, so that one to the same place is another one.
    private(set) var order = 0
    /// Whether a finger moved the content last.
    public private(set) var isPositionedByUser = false

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { target = .id(AnyHashable(id), anchor) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { target = .edge(edge) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) { target = .point(x: point.x, y: point.y) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) { target = .point(x: x, y: y) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { target = .point(x: x, y: nil) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { target = .point(x: nil, y: y) }

    /// The edge that was scrolled to, until a finger moves the content.
    public var edge: Edge? { if case .edge(let edge)? = target { edge } else { nil } }
    /// The point that was scrolled to, until a finger moves the content.
    public var point: CGPoint? { if case .point(let x?, let y?)? = target { CGPoint(x: x, y: y) } else { nil } }
    /// As far as was scrolled to across, until a finger moves the content.
    public var x: CGFloat? { if case .point(let x, _)? = target { x } else { nil } }
    /// As far as was scrolled to down, until a finger moves the content.
    public var y: CGFloat? { if case .point(_, let y)? = target { y } else { nil } }

    /// The view that was scrolled to, or that a finger has left at the anchor, among those of a `scrollTargetLayout()`.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { if case .id(let id, _)? = target { id.base as? ID } else { nil } }

    /// Goes to a view; without an anchor as far as it takes to see it whole.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { go(.id(AnyHashable(id), anchor)) }
    /// Goes to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
    /// Goes to a point of the content, which lies at the window's leading top corner then.
    public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
    /// Goes to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
    /// Goes so far across.
    public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
    /// Goes so far down.
    public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

    private mutating func go(_ target: ScrollTarget) {
        self.target = target
        order += 1
        isPositionedByUser = false
    }

    /// Notes where a finger has left the content.
    mutating func userDidScroll(to id: AnyHashable?) {
        target = id.map { .id($0, nil) }
        isPositionedByUser = true
    }
}

extension View {
    /// Where the scroll view inside is. It goes where the binding says, and a finger's movement changes the binding.
    ///
    /// - Parameter anchor: the point of views and window that come to lie on one another; nil for as little movement as shows a view whole.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let value = position.wrappedValue
        var target = value.isPositionedByUser ? nil : value.target
        if case .id(let id, nil)? = target { target = .id(id, anchor) }
        return scroll(
            .init(order: value.order, target: target, anchor: anchor) { id in position.wrappedValue.userDidScroll(to: id) })
    }

    /// The view at which the scroll view inside is, among those of a `scrollTargetLayout()`. It goes to the view that the binding names, and a
    /// finger's movement changes the binding.
    ///
    /// - Parameter anchor: the point of view and window that come to lie on one another; nil for as little movement as shows the view whole.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        scroll(
            .init(order: 0, target: id.wrappedValue.map { .id(AnyHashable($0), anchor) }, anchor: anchor) { reported in
                guard let new = reported?.base as? ID, new != id.wrappedValue else { return }
                id.wrappedValue = new
            })
    }

    private func scroll(_ position: ScrollPlan.Position) -> some View { transformEnvironment(\.scrollPlan) { $0.position = position } }

    /// Where the content of the scroll views inside begins, and how it lies in a window that is larger; nil for the leading top corner.
    ///
    /// It holds until the content is moved, also when sizes change.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { transformEnvironment(\.scrollPlan) { $0.defaultAnchor = anchor } }
    /// The views inside are those that `scrollPosition` speaks of.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled)) }
    /// Whether a finger can't move the content of the scroll views inside.
    public func scrollDisabled(_ disabled: Bool) -> some View { transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled } }
    /// Whether the content of the scroll views inside is seen beyond their windows.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.isScrollClipDisabled, disabled) }
    /// Whether bars show the place while it moves: there are none, and content that a finger moves warns of it unless they are hidden.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        environment(\.scrollIndicators, visibility)
    }
}

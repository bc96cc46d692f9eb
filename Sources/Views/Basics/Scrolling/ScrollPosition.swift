/// The position of a scroll view, which a view reads and sets: a view, an edge, or a point.
public struct ScrollPosition: Equatable, Sendable {
    private(set) var target: ScrollRequest?
    /// Counts requests, so that a repeated request for the same position is distinguishable.
    private(set) var order = 0
    /// Whether a drag moved the content last.
    public private(set) var isPositionedByUser = false

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { target = .id(AnyHashable(id), anchor) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { target = .edge(edge) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) { target = .point(x: point.x, y: point.y) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) { target = .point(x: x, y: y) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { target = .point(x: x, y: nil) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { target = .point(x: nil, y: y) }

    /// The requested edge, until a drag moves the content.
    public var edge: Edge? { if case .edge(let edge)? = target { edge } else { nil } }
    /// The requested point, until a drag moves the content.
    public var point: CGPoint? { if case .point(let x?, let y?)? = target { CGPoint(x: x, y: y) } else { nil } }
    /// The requested horizontal offset, until a drag moves the content.
    public var x: CGFloat? { if case .point(let x, _)? = target { x } else { nil } }
    /// The requested vertical offset, until a drag moves the content.
    public var y: CGFloat? { if case .point(_, let y)? = target { y } else { nil } }

    /// The requested view, or the view that a drag left at the anchor, among the views of a `scrollTargetLayout()`.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { if case .id(let id, _)? = target { id.base as? ID } else { nil } }

    /// Scrolls to a view; without an anchor, by the smallest distance that makes it fully visible.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { go(.id(AnyHashable(id), anchor)) }
    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
    /// Scrolls so that a point of the content is at the window's top leading corner.
    public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
    /// Scrolls to a horizontal offset.
    public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
    /// Scrolls to a vertical offset.
    public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

    private mutating func go(_ target: ScrollRequest) {
        self.target = target
        order += 1
        isPositionedByUser = false
    }

    /// Records where a drag left the content.
    mutating func userDidScroll(to id: AnyHashable?) {
        target = id.map { .id($0, nil) }
        isPositionedByUser = true
    }
}

extension View {
    /// Binds the position of the scroll view inside: it follows the binding, and a drag updates the binding.
    ///
    /// - Parameter anchor: the point of view and window to align; nil for the smallest movement that makes a view fully visible.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let value = position.wrappedValue
        var target = value.isPositionedByUser ? nil : value.target
        if case .id(let id, nil)? = target { target = .id(id, anchor) }
        return scroll(
            .init(order: value.order, target: target, anchor: anchor) { id in position.wrappedValue.userDidScroll(to: id) })
    }

    /// Binds the scroll view's position to the identity of a view of a `scrollTargetLayout()`: the scroll view moves to the view that the
    /// binding names, and a drag updates the binding.
    ///
    /// - Parameter anchor: the point of view and window to align; nil for the smallest movement that makes the view fully visible.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        scroll(
            .init(order: 0, target: id.wrappedValue.map { .id(AnyHashable($0), anchor) }, anchor: anchor) { reported in
                guard let new = reported?.base as? ID, new != id.wrappedValue else { return }
                id.wrappedValue = new
            })
    }

    private func scroll(_ position: ScrollPlan.Position) -> some View { transformEnvironment(\.scrollPlan) { $0.position = position } }

    /// Sets the initial position of scroll views inside, and the alignment of content smaller than the window; nil for the top leading corner.
    ///
    /// It applies until the content is moved. Moved content that is at the anchor stays there when sizes change.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollPlan) { ($0.defaultAnchor, $0.sizeAnchor) = (anchor, anchor) }
    }
    /// Makes the views inside the targets of `scrollPosition`.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled)) }
    /// Prevents drags from moving the content of the scroll views inside.
    public func scrollDisabled(_ disabled: Bool) -> some View { transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled } }
    /// Keeps fingers from moving the content of this scroll view, and not that of scroll views inside of it, as UIKit does.
    package func scrollFixed(_ isFixed: Bool) -> some View { transformEnvironment(\.scrollPlan) { $0.isFixed = isFixed } }
    /// Draws the content of the scroll views inside beyond their windows.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.isScrollClipDisabled, disabled) }
}

// Forms of the gesture modifiers that add a condition, a name, or a coordinate space, and the older ones.
extension View {
    /// Adds a gesture if it is enabled; those of the views inside take precedence.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self.gesture(gesture, including: isEnabled ? .all : .subviews) }
    /// Adds a gesture with a name for debugging.
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self.gesture(gesture, isEnabled: isEnabled) }
    /// Adds a gesture, if it is enabled, that may be recognized together with those of the views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture with a name for debugging that may be recognized together with those of the views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }
    /// Adds a gesture, if it is enabled, that takes precedence over those of the views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture with a name for debugging that takes precedence over those of the views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Runs an action with the position of a tap in a coordinate space when the view is tapped `count` times in a row.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    /// Runs an action with the position of a tap in a coordinate space; the older form.
    @_disfavoredOverload
    public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action after a long press; the older form. `pressing` receives true when the finger goes down and false when the press ends.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }

    /// Runs an action after a long press.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: 10, perform: action, onPressingChanged: onPressingChanged)
    }
    /// Runs an action after a long press; the older form.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: 10, perform: action, onPressingChanged: pressing)
    }

    /// Makes the inside of a shape count for some purposes: for `interaction`, it can be hit. The other purposes never arise here.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        contentShape(kind.contains(.interaction) ? AnyShape(shape) : AnyShape(_NoShape()), eoFill: eoFill)
    }
}

/// A shape without an inside.
struct _NoShape: Shape {
    func path(in rect: CGRect) -> Path { Path() }
}

/// The purposes of a view's content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Hit tests.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The effect of a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The effect of the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// The outline for assistive technology.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension SpatialTapGesture {
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension Gesture {
    /// Combines the gesture with modifier keys. Timelines have no modifier keys, so a gesture that requires any is never recognized.
    public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> { _ModifiersGesture(base: self, modifiers: modifiers) }
}

/// A gesture that requires modifier keys.
public struct _ModifiersGesture<Base: Gesture>: PrimitiveGesture {
    public typealias Value = Base.Value
    let base: Base
    let modifiers: EventModifiers

    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
        gesture.modifiers.isEmpty ? Base._makeRecognizer(gesture.base) : _GestureRecognizer()
    }
}

import Foundation

/// A gesture that follows a moving finger.
public struct DragGesture: PrimitiveGesture {
    /// A drag at one moment; positions are in the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// The time of the event, counted from the scene's start.
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// Points per second: measured over the last tenth of a second, or given by the event that moves the finger.
        public var velocity: CGSize
        /// The time from the event to the frame that shows it, in seconds.
        var lag: Double = 0
        /// The vector from the start to the current location.
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        /// The point where the finger would come to rest if it were lifted now: `location + velocity / 4`. In SwiftUI, `velocity` is four times the
        /// vector from `location` to `predictedEndLocation`.
        public var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }
        /// `translation + velocity / 4`.
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// The distance in points that the finger must move before the gesture begins.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace
    var inputKinds = GestureInputKinds.all

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
        self.inputKinds = inputKinds
    }

    public static func _makeRecognizer(_ gesture: DragGesture) -> _GestureRecognizer<Value> { gesture.inputKinds.limit(DragRecognizer(gesture)) }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    private let gesture: DragGesture
    private var start: PointerEvent?
    private var isActive = false
    private var trail = FingerTrail()
    /// The drag's start in its space, fixed when it began, because a view that follows the finger moves its own coordinates.
    private var startLocation = CGPoint.zero

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<DragGesture.Value> {
        guard event.pair == nil else { return .failed }
        switch event.phase {
        case .began:
            start = event
            trail = FingerTrail()
            trail.add(event.location, at: event.time)
            isActive = false
            startLocation = node.convert(event.location, to: gesture.coordinateSpace)
            guard gesture.minimumDistance <= 0 else { return .possible(nil) }
            isActive = true
            return .active(value(event, at: node))
        case .moved:
            guard let start else { return .failed }
            trail.add(event.location, at: event.time)
            isActive = isActive || distance(event, start) >= gesture.minimumDistance
            return isActive ? .active(value(event, at: node)) : .possible(nil)
        case .ended:
            guard isActive else { return .failed }
            trail.add(event.location, at: event.time)
            return .ended(value(event, at: node))
        case .cancelled:
            return .failed
        }
    }

    private func value(_ event: PointerEvent, at node: RenderNode) -> DragGesture.Value {
        let velocity = event.velocity ?? trail.velocity
        // Convert both ends with the view's current coordinates, so that its own movement cancels out.
        let from = node.convert(start?.location ?? event.location, to: gesture.coordinateSpace)
        let to = node.convert(event.location, to: gesture.coordinateSpace)
        return DragGesture.Value(
            time: _SceneTime.startDate.addingTimeInterval(event.time),
            location: CGPoint(x: startLocation.x + to.x - from.x, y: startLocation.y + to.y - from.y),
            startLocation: startLocation, velocity: velocity, lag: max(0, node.graph.time - event.time))
    }

    override func reset(isCancelled: Bool) {
        start = nil
        trail = FingerTrail()
        isActive = false
    }
}

import Foundation

/// Two fingers on the canvas.
struct FingerPair: Equatable {
    /// The distance between them in points.
    var distance: CGFloat
    /// The direction from the first to the second, growing clockwise.
    var angle: Angle
}

extension PointerEvent {
    /// The places of the fingers in the root's coordinates.
    var fingers: [CGPoint] {
        guard let pair else { return [location] }
        let (x, y) = (pair.distance / 2 * cos(pair.angle.radians), pair.distance / 2 * sin(pair.angle.radians))
        return [CGPoint(x: location.x - x, y: location.y - y), CGPoint(x: location.x + x, y: location.y + y)]
    }
}

/// A gesture of two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
    /// A magnification at one moment.
    public struct Value: Equatable, Sendable {
        /// The time of the event, counted from the scene's start.
        public var time: Date
        /// The distance between the fingers relative to the distance at the start.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The middle between the fingers at the start, relative to the view's size.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at the start, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The change of the magnification after which the gesture begins.
    public var minimumScaleDelta: CGFloat
    var inputKinds = GestureInputKinds.all

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public init(minimumScaleDelta: CGFloat = 0.01, inputKinds: GestureInputKinds) {
        (self.minimumScaleDelta, self.inputKinds) = (minimumScaleDelta, inputKinds)
    }

    public static func _makeRecognizer(_ gesture: MagnifyGesture) -> _GestureRecognizer<Value> { gesture.inputKinds.limit(recognizer(gesture)) }

    private static func recognizer(_ gesture: MagnifyGesture) -> _GestureRecognizer<Value> {
        let hasBegun = { (change: PinchChange) in abs(change.scale - 1) >= gesture.minimumScaleDelta }
        return PinchRecognizer(hasBegun: hasBegun) { start, change, velocity in
            Value(
                time: change.time, magnification: change.scale, velocity: velocity.scale, startAnchor: start.anchor, startLocation: start.location)
        }
    }
}

/// A gesture of two fingers that turn.
public struct RotateGesture: PrimitiveGesture {
    /// A rotation at one moment.
    public struct Value: Equatable, Sendable {
        /// The time of the event, counted from the scene's start.
        public var time: Date
        /// The rotation since the start, clockwise.
        public var rotation: Angle
        /// The rotation per second.
        public var velocity: Angle
        /// The middle between the fingers at the start, relative to the view's size.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at the start, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The rotation after which the gesture begins.
    public var minimumAngleDelta: Angle
    var inputKinds = GestureInputKinds.all

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public init(minimumAngleDelta: Angle = .degrees(1), inputKinds: GestureInputKinds) {
        (self.minimumAngleDelta, self.inputKinds) = (minimumAngleDelta, inputKinds)
    }

    public static func _makeRecognizer(_ gesture: RotateGesture) -> _GestureRecognizer<Value> { gesture.inputKinds.limit(recognizer(gesture)) }

    private static func recognizer(_ gesture: RotateGesture) -> _GestureRecognizer<Value> {
        let hasBegun = { (change: PinchChange) in abs(change.angle.radians) >= gesture.minimumAngleDelta.radians }
        return PinchRecognizer(hasBegun: hasBegun) { start, change, velocity in
            Value(time: change.time, rotation: change.angle, velocity: velocity.angle, startAnchor: start.anchor, startLocation: start.location)
        }
    }
}

/// A gesture of two fingers that move apart or together; its value is the magnification.
public struct MagnificationGesture: PrimitiveGesture {
    public typealias Value = CGFloat
    /// The change of the magnification after which the gesture begins.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static func _makeRecognizer(_ gesture: MagnificationGesture) -> _GestureRecognizer<CGFloat> {
        let magnify = MagnifyGesture._makeRecognizer(MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta))
        return MappedRecognizer(magnify, transform: { $0.map(\.magnification) })
    }
}

/// A gesture of two fingers that turn; its value is the rotation.
public struct RotationGesture: PrimitiveGesture {
    public typealias Value = Angle
    /// The rotation after which the gesture begins.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public static func _makeRecognizer(_ gesture: RotationGesture) -> _GestureRecognizer<Angle> {
        let rotate = RotateGesture._makeRecognizer(RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta))
        return MappedRecognizer(rotate, transform: { $0.map(\.rotation) })
    }
}

/// The position at which two fingers came down.
private struct PinchStart {
    var anchor: UnitPoint
    var location: CGPoint
}

/// The change since two fingers came down, or per second.
private struct PinchChange {
    var time = Date()
    var scale: CGFloat
    var angle: Angle
}

/// Recognizes two fingers that move apart, together, or around each other.
private final class PinchRecognizer<Value>: _GestureRecognizer<Value> {
    private let hasBegun: (PinchChange) -> Bool
    private let value: (PinchStart, PinchChange, PinchChange) -> Value
    private var first: (pair: FingerPair, start: PinchStart)?
    private var last: (time: Double, change: PinchChange)?
    private var velocity = PinchChange(scale: 0, angle: .zero)
    private var isActive = false

    init(hasBegun: @escaping (PinchChange) -> Bool, value: @escaping (PinchStart, PinchChange, PinchChange) -> Value) {
        (self.hasBegun, self.value) = (hasBegun, value)
    }

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Value> {
        guard let pair = event.pair, event.phase != .cancelled else { return .failed }
        guard let first else {
            let location = node.convertFromGlobal(event.location)
            let anchor = UnitPoint(x: node.size.width > 0 ? location.x / node.size.width : 0, y: node.size.height > 0 ? location.y / node.size.height : 0)
            first = (pair, PinchStart(anchor: anchor, location: location))
            return .possible(nil)
        }
        let change = PinchChange(
            time: _SceneTime.startDate.addingTimeInterval(event.time), scale: first.pair.distance > 0 ? pair.distance / first.pair.distance : 1,
            angle: pair.angle - first.pair.angle)
        if let last, event.time > last.time {
            let seconds = event.time - last.time
            velocity.scale = (change.scale - last.change.scale) / seconds
            velocity.angle = .radians((change.angle.radians - last.change.angle.radians) / seconds)
        }
        last = (event.time, change)
        isActive = isActive || hasBegun(change)
        guard isActive else { return event.phase == .ended ? .failed : .possible(nil) }
        let value = value(first.start, change, velocity)
        return event.phase == .ended ? .ended(value) : .active(value)
    }

    override func reset(isCancelled: Bool) {
        (first, last, isActive) = (nil, nil, false)
        velocity = PinchChange(scale: 0, angle: .zero)
    }
}

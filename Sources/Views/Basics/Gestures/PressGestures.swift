/// A gesture that recognizes one or more taps in a row.
public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void
    /// The required number of taps, at least 1.
    public var count: Int

    var inputKinds = GestureInputKinds.all

    public init(count: Int = 1) { self.count = count }
    public init(count: Int = 1, inputKinds: GestureInputKinds) { (self.count, self.inputKinds) = (count, inputKinds) }

    public static func _makeRecognizer(_ gesture: TapGesture) -> _GestureRecognizer<Void> {
        gesture.inputKinds.limit(MappedRecognizer(TapRecognizer(count: gesture.count), transform: { $0.map { _ in } }))
    }
}

/// A gesture that recognizes one or more taps in a row and reports their position.
public struct SpatialTapGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        /// The position of the last tap, in the gesture's coordinate space.
        public var location: CGPoint
    }
    public var count: Int
    public var coordinateSpace: CoordinateSpace
    var inputKinds = GestureInputKinds.all

    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
        self.inputKinds = inputKinds
    }

    public static func _makeRecognizer(_ gesture: SpatialTapGesture) -> _GestureRecognizer<Value> {
        gesture.inputKinds.limit(
            MappedRecognizer(TapRecognizer(count: gesture.count, space: gesture.coordinateSpace), transform: { $0.map { Value(location: $0) } }))
    }
}

/// Recognizes taps: a finger that goes down and up without moving far.
private final class TapRecognizer: _GestureRecognizer<CGPoint> {
    private let count: Int
    private let space: CoordinateSpace
    private var start: PointerEvent?
    private var taps: [PointerEvent] = []

    init(count: Int, space: CoordinateSpace = .local) {
        self.count = max(1, count)
        self.space = space
    }

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<CGPoint> {
        guard event.pair == nil else { return fail() }
        switch event.phase {
        case .began:
            if let last = taps.last, event.time - last.time > TapTiming.pause || distance(event, last) > 4 * TapTiming.slop { taps = [] }
            start = event
            return .possible(nil)
        case .moved:
            if let start, distance(event, start) > TapTiming.slop { return fail() }
            return .possible(nil)
        case .ended:
            guard let start, distance(event, start) <= TapTiming.slop else { return fail() }
            self.start = nil
            taps.append(event)
            return taps.count >= count ? .ended(node.convert(event.location, to: space)) : .possible(nil)
        case .cancelled:
            return fail()
        }
    }

    override func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<CGPoint>? {
        guard start == nil, let last = taps.last, time - last.time > TapTiming.pause else { return nil }
        return fail()
    }

    private func fail() -> GesturePhase<CGPoint> {
        start = nil
        taps = []
        return .failed
    }

    override func reset(isCancelled: Bool) {
        start = nil
        taps = []
    }
}

/// A gesture that recognizes a finger held on the view.
public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool
    /// Seconds.
    public var minimumDuration: Double
    /// The distance in points that the finger may move.
    public var maximumDistance: CGFloat
    var inputKinds = GestureInputKinds.all

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds) {
        self.init(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        self.inputKinds = inputKinds
    }

    /// Creates a gesture of a press that lasts `minimumDuration` seconds.
    @_disfavoredOverload
    public init(minimumDuration: Double) { self.init(minimumDuration: minimumDuration, maximumDistance: 10) }

    public static func _makeRecognizer(_ gesture: LongPressGesture) -> _GestureRecognizer<Bool> { gesture.inputKinds.limit(LongPressRecognizer(gesture)) }
}

/// Recognizes a long press: active while the finger is down, ended once the minimum duration is reached.
private final class LongPressRecognizer: _GestureRecognizer<Bool> {
    private let gesture: LongPressGesture
    private var start: PointerEvent?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Bool> {
        guard event.pair == nil else { return fail() }
        switch event.phase {
        case .began:
            start = event
            return gesture.minimumDuration <= 0 ? end() : .possible(true)
        case .moved:
            guard let start, distance(event, start) <= gesture.maximumDistance else { return fail() }
            return timeDidPass(to: event.time, at: node) ?? .possible(true)
        case .ended:
            return timeDidPass(to: event.time, at: node) ?? fail()
        case .cancelled:
            return fail()
        }
    }

    override func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Bool>? {
        // Times are sums of frame times, so a frame that falls exactly on the deadline counts.
        guard let start, time - start.time >= gesture.minimumDuration - 1e-9 else { return nil }
        return end()
    }

    private func end() -> GesturePhase<Bool> {
        start = nil
        return .ended(true)
    }
    private func fail() -> GesturePhase<Bool> {
        start = nil
        return .failed
    }
    override func reset(isCancelled: Bool) { start = nil }
}

/// Returns the distance in points between two events.
func distance(_ a: PointerEvent, _ b: PointerEvent) -> CGFloat { hypot(a.location.x - b.location.x, a.location.y - b.location.y) }

extension RenderNode {
    /// Converts a point from the root's coordinates into a coordinate space as seen by the node.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: point
        case .local: convertFromGlobal(point)
        case .named(let name): ancestor(named: name)?.convertFromGlobal(point) ?? point
        }
    }
}

/// When touches are taps (Documentation/Semantics/Gestures.md#taps).
package enum TapTiming {
    /// The distance in points that a finger may move (the slop of UIKit's tap recognizer).
    package static let slop: CGFloat = 10
    /// The longest pause between two taps of a row, in seconds (UIKit's value).
    package static let pause = 0.35
}

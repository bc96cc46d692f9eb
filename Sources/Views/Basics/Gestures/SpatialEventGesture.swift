import Foundation

/// The touches of a gesture. Timelines move one finger at a time, or two as a pinch, which is no touch of this kind.
public struct SpatialEventCollection: RandomAccessCollection, Equatable, Sendable {
    /// A touch at one moment.
    public struct Event: Identifiable, Hashable, Sendable {
        /// The identity of a touch, from its start to its end.
        public struct ID: Hashable, Sendable { let number: Int }
        /// The source of an event.
        public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pencil, pointer }
        /// The state of an event.
        public enum Phase: Hashable, Sendable { case active, ended, cancelled }
        public var id: ID
        /// Seconds since the scene's start.
        public var timestamp: TimeInterval
        public var kind: Kind
        /// The position in the gesture's coordinate space.
        public var location: CGPoint
        public var phase: Phase
        public var modifierKeys: EventModifiers { [] }
    }
    private let events: [Event]
    init(_ events: [Event]) { self.events = events }

    public var startIndex: Int { events.startIndex }
    public var endIndex: Int { events.endIndex }
    public subscript(position: Int) -> Event { events[position] }
    /// The touch with an identity; nil if it isn't in the collection.
    public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}

/// A gesture that reports touches where they are.
public struct SpatialEventGesture: PrimitiveGesture {
    public typealias Value = SpatialEventCollection
    public let coordinateSpace: CoordinateSpace

    public init(coordinateSpace: some CoordinateSpaceProtocol = .local) { self.coordinateSpace = coordinateSpace.coordinateSpace }

    public static func _makeRecognizer(_ gesture: SpatialEventGesture) -> _GestureRecognizer<SpatialEventCollection> {
        SpatialEventRecognizer(DragGesture._makeRecognizer(DragGesture(minimumDistance: 0, coordinateSpace: gesture.coordinateSpace)))
    }
}

/// Reports a drag as a touch, or on a Mac as a pointer.
private final class SpatialEventRecognizer: _GestureRecognizer<SpatialEventCollection> {
    private let base: _GestureRecognizer<DragGesture.Value>
    /// Counts the touches.
    private var number = 0

    init(_ base: _GestureRecognizer<DragGesture.Value>) { self.base = base }

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<SpatialEventCollection> {
        let kind: SpatialEventCollection.Event.Kind = node.owner.inputs.environment.look.system.hasPointer ? .pointer : .touch
        func events(_ drag: DragGesture.Value, _ phase: SpatialEventCollection.Event.Phase) -> SpatialEventCollection {
            SpatialEventCollection([
                .init(
                    id: .init(number: number), timestamp: drag.time.timeIntervalSince(_SceneTime.startDate), kind: kind, location: drag.location, phase: phase)
            ])
        }
        return switch base.receive(event, at: node) {
        case .possible(let drag): .possible(drag.map { events($0, .active) })
        case .active(let drag): .active(events(drag, .active))
        case .ended(let drag): .ended(events(drag, .ended))
        case .failed: .failed
        }
    }

    override func reset(isCancelled: Bool) {
        base.reset(isCancelled: isCancelled)
        number += 1
    }
}

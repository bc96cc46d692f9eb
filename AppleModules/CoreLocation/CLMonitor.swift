import Foundation

/// Conditions of the location, under names. There is no location, so none of them changes.
public actor CLMonitor {
    /// A circle on the earth.
    public struct CircularGeographicCondition: CLCondition, Hashable {
        public let center: CLLocationCoordinate2D
        public let radius: CLLocationDistance
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }
        public static func == (left: Self, right: Self) -> Bool {
            left.center.latitude == right.center.latitude && left.center.longitude == right.center.longitude && left.radius == right.radius
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(radius) }
    }
    /// A change of a condition.
    public struct Event: Sendable {
        /// Whether a condition holds.
        public enum State: Int, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
        public let identifier: String
        public let state: State
        public let date: Date
    }
    /// A condition with its last change.
    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }
    /// The changes, which end at once.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        /// Returns no change.
        public struct Iterator: AsyncIteratorProtocol { public mutating func next() async throws -> Event? { nil } }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    private var conditions: [String: any CLCondition] = [:]
    public let name: String
    public init(_ name: String) async { self.name = name }
    public var identifiers: [String] { conditions.keys.sorted() }
    public var events: Events { Events() }
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown) { conditions[identifier] = condition }
    public func remove(_ identifier: String) { conditions[identifier] = nil }
    public func record(for identifier: String) -> Record? {
        conditions[identifier].map { Record(condition: $0, lastEvent: Event(identifier: identifier, state: .unknown, date: .distantPast)) }
    }
}
/// A condition of the location.
public protocol CLCondition: Sendable {}

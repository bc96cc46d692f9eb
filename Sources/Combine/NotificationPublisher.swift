import Foundation
import OpenCombine

extension NotificationCenter {
    /// Publishes the notifications with a name.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: NotificationSubscription(self) { subscriber.receive($0) })
        }
    }

    /// Returns a publisher of the notifications with a name, of all objects or of one.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { Publisher(center: self, name: name, object: object) }
}

/// Delivers notifications to one subscriber, as many as it has requested.
private final class NotificationSubscription: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private var receive: ((Notification) -> Subscribers.Demand)?
    private var demand = Subscribers.Demand.none
    private var observer: (any NSObjectProtocol)?
    private let center: NotificationCenter

    init(_ publisher: NotificationCenter.Publisher, _ receive: @escaping (Notification) -> Subscribers.Demand) {
        self.receive = receive
        center = publisher.center
        observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { [weak self] in self?.deliver($0) }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    private func deliver(_ notification: Notification) {
        lock.lock()
        let receiver = demand > .none ? receive : nil
        if receiver != nil { demand -= 1 }
        lock.unlock()
        guard let more = receiver?(notification) else { return }
        lock.withLock { demand += more }
    }

    func cancel() {
        lock.lock()
        let observer = observer
        (self.observer, receive) = (nil, nil)
        lock.unlock()
        if let observer { center.removeObserver(observer) }
    }
}

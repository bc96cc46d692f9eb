import Foundation
import OpenCombine

/// Passes the values of several publishers on to one subscriber, in their order, as far as it demands them.
final class Joint<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    /// The subscriber; nil after the completion or the cancellation.
    private var subscriber: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private var waiting: [Output] = []
    private var unfinished: Int
    private var completion: Subscribers.Completion<Failure>?
    private var sources: [AnyCancellable] = []
    private var isPassing = false

    /// - Parameter count: the number of publishers, which must all finish.
    init(_ subscriber: AnySubscriber<Output, Failure>, count: Int) {
        self.subscriber = subscriber
        unfinished = count
        if count == 0 { completion = .finished }
    }

    /// Subscribes to one of the publishers.
    func join<P: Publisher>(_ publisher: P, receiveValue: @escaping (P.Output) -> Void) where P.Failure == Failure {
        let source = publisher.sink(receiveCompletion: { self.finish($0) }, receiveValue: receiveValue)
        lock.withLock { if subscriber != nil { sources.append(source) } }
    }

    func offer(_ value: Output) {
        lock.withLock { waiting.append(value) }
        pass()
    }

    private func finish(_ reason: Subscribers.Completion<Failure>) {
        lock.withLock {
            unfinished -= 1
            if case .failure = reason { completion = completion ?? reason } else if unfinished == 0 { completion = completion ?? .finished }
        }
        pass()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        pass()
    }

    func cancel() {
        let sources = lock.withLock {
            defer { (subscriber, waiting, self.sources) = (nil, [], []) }
            return self.sources
        }
        for source in sources { source.cancel() }
    }

    /// Passes on the waiting values. Calls from inside the subscriber return immediately: the outer call continues.
    private func pass() {
        guard
            lock.withLock({ () -> Bool in
                defer { isPassing = true }
                return !isPassing
            })
        else { return }
        defer { lock.withLock { isPassing = false } }
        while true {
            let (receiver, value) = lock.withLock { () -> (AnySubscriber<Output, Failure>?, Output?) in
                guard let subscriber, !waiting.isEmpty, demand > .none else { return (subscriber, nil) }
                demand -= 1
                return (subscriber, waiting.removeFirst())
            }
            guard let receiver else { return }
            if let value {
                let more = receiver.receive(value)
                lock.withLock { demand += more }
                continue
            }
            guard let end = lock.withLock({ waiting.isEmpty ? completion : nil }) else { return }
            cancel()
            receiver.receive(completion: end)
            return
        }
    }
}

extension Subscriber {
    /// Subscribes to publishers whose values are joined.
    func receive(count: Int, start: (Joint<Input, Failure>) -> Void) {
        let joint = Joint(AnySubscriber(self), count: count)
        receive(subscription: joint)
        start(joint)
        joint.request(.none)
    }
}

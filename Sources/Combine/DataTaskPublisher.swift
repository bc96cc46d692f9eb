import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
    /// Publishes the answer to a request.
    public struct DataTaskPublisher: Publisher, @unchecked Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = DataTaskSubscription(
                self, receive: { _ = subscriber.receive($0) }, complete: { subscriber.receive(completion: $0) })
            subscriber.receive(subscription: subscription)
        }
    }

    /// Returns a publisher of the answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }
    /// Returns a publisher of the content at a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { DataTaskPublisher(request: URLRequest(url: url), session: self) }
}

/// Starts the request when a value is demanded, and delivers its answer once.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private let publisher: URLSession.DataTaskPublisher
    private let receive: (URLSession.DataTaskPublisher.Output) -> Void
    private let complete: (Subscribers.Completion<URLError>) -> Void
    private var isDone = false
    private var task: URLSessionDataTask?

    init(
        _ publisher: URLSession.DataTaskPublisher, receive: @escaping (URLSession.DataTaskPublisher.Output) -> Void,
        complete: @escaping (Subscribers.Completion<URLError>) -> Void
    ) { (self.publisher, self.receive, self.complete) = (publisher, receive, complete) }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.lock()
        let isNew = task == nil && !isDone
        if isNew { task = publisher.session.dataTask(with: publisher.request) { self.finish($0, $1, $2) } }
        let started = isNew ? task : nil
        lock.unlock()
        started?.resume()
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        lock.lock()
        let isFirst = !isDone
        isDone = true
        lock.unlock()
        guard isFirst else { return }
        if let data, let response, error == nil {
            receive((data, response))
            complete(.finished)
        } else {
            complete(.failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() {
        lock.lock()
        isDone = true
        let started = task
        lock.unlock()
        started?.cancel()
    }
}

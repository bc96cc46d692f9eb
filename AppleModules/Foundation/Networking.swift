import Foundation
import FoundationNetworking

extension URLSession {
    /// The bytes of an answer. They are here after all of it has arrived.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        fileprivate let data: Data
        /// Returns one byte after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var bytes: Data.Iterator
            fileprivate init(_ data: Data) { bytes = data.makeIterator() }
            public mutating func next() async throws -> UInt8? { bytes.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(data) }
        /// The lines of the text.
        public var lines: AsyncThrowingStream<String, any Error> {
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            return AsyncThrowingStream { continuation in
                for line in lines { continuation.yield(line) }
                continuation.finish()
            }
        }
    }
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url)) }
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request)
        return (AsyncBytes(data: data), response)
    }
}
extension URLCache {
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path())
    }
}
extension URLSessionWebSocketDelegate {
    public func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?) {}
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}

extension URLSession {
    /// The session's tasks.
    public var allTasks: [URLSessionTask] {
        get async { await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } } }
    }
}
extension URLSessionConfiguration {
    // Linux's own property can't be set.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
}
extension URLRequest {
    /// The origin of a request.
    public enum Attribution: UInt, Sendable { case developer, user }
    public var attribution: Attribution {
        get { .developer }
        set {}
    }
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
}
extension ProcessInfo {
    /// The kind of an activity.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    }
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    public func endActivity(_ activity: any NSObjectProtocol) {}
    @preconcurrency public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) { block(false) }
}
extension URLResourceKey {
    public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
    public static let ubiquitousItemDownloadingStatusKey = URLResourceKey(rawValue: "NSURLUbiquitousItemDownloadingStatusKey")
    public static let ubiquitousItemIsDownloadingKey = URLResourceKey(rawValue: "NSURLUbiquitousItemIsDownloadingKey")
}
extension URLSessionConfiguration {
    public var sessionSendsLaunchEvents: Bool {
        get { true }
        set {}
    }
}
extension Progress {
    /// Creates a progress without units.
    public convenience init(__empty: Void = ()) { self.init(totalUnitCount: 0) }
}

extension URLError {
    /// Creates an error with a code made of a number, which is any number on Apple's systems; one without a name here becomes `.unknown`.
    @_disfavoredOverload
    public init(_ code: URLError.Code?, userInfo: [String: Any] = [:]) { self.init(code ?? .unknown, userInfo: userInfo) }
}

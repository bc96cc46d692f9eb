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

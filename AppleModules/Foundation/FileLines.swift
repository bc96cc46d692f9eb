import Foundation
import FoundationNetworking

extension URL {
    /// The lines of a file's text. On Apple's systems they arrive one by one, here after all has been read.
    public var lines: AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { continuation in
            do {
                let text = String(decoding: try Data(contentsOf: self), as: UTF8.self)
                for line in text.split(whereSeparator: \.isNewline) { continuation.yield(String(line)) }
                continuation.finish()
            } catch { continuation.finish(throwing: error) }
        }
    }
    /// The bytes of a file.
    public var resourceBytes: AsyncThrowingStream<UInt8, any Error> {
        AsyncThrowingStream { continuation in
            do {
                for byte in try Data(contentsOf: self) { continuation.yield(byte) }
                continuation.finish()
            } catch { continuation.finish(throwing: error) }
        }
    }
}

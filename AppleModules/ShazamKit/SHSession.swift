import AppleAVFAudio
import Foundation

// Nothing is heard, so sessions find no songs.

/// A song that was recognized.
open class SHMediaItem: NSObject, @unchecked Sendable {
    override init() {}
    open var title: String? { nil }
    open var subtitle: String? { nil }
    open var artist: String? { nil }
    open var artworkURL: URL? { nil }
    open var appleMusicURL: URL? { nil }
    open var appleMusicID: String? { nil }
    open var webURL: URL? { nil }
    open var videoURL: URL? { nil }
    open var genres: [String] { [] }
    open var isrc: String? { nil }
    open var shazamID: String? { nil }
    open var explicitContent: Bool { false }
}
/// A song that was recognized, with its position.
open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
    open var matchOffset: TimeInterval { 0 }
    open var predictedCurrentMatchOffset: TimeInterval { 0 }
}
/// The songs that were recognized.
open class SHMatch: NSObject, @unchecked Sendable {
    override init() {}
    open var mediaItems: [SHMatchedMediaItem] { [] }
}
/// The features of a sound.
open class SHSignature: NSObject, @unchecked Sendable { open var duration: TimeInterval { 0 } }
/// Reacts to a session.
public protocol SHSessionDelegate: AnyObject {
    func session(_ session: SHSession, didFind match: SHMatch)
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}
extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}
/// Recognizes songs.
open class SHSession: NSObject, @unchecked Sendable {
    open weak var delegate: (any SHSessionDelegate)?
    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) {}
    open func match(_ signature: SHSignature) { delegate?.session(self, didNotFindMatchFor: signature, error: nil) }
}
/// Records and recognizes songs.
public final class SHManagedSession: @unchecked Sendable {
    /// What a session has found.
    public enum Result: Sendable {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
    }
    /// What a session is doing.
    public enum State: Sendable { case idle, prerecording, matching }
    public init() {}
    public var state: State { .idle }
    public func prepare() async {}
    public func result() async -> Result { .noMatch(SHSignature()) }
    /// The results: always empty.
    public var results: AsyncStream<Result> { AsyncStream { $0.finish() } }
    public func cancel() {}
}
/// The user's recognized songs.
open class SHMediaLibrary: NSObject, @unchecked Sendable {
    public static let `default` = SHMediaLibrary()
    open func add(_ mediaItems: [SHMediaItem], completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
}

import AppleCoreGraphics
import AppleCoreMedia
import Easel
import Foundation

/// A property whose value is loaded from a file.
public final class AVAsyncProperty<Root, Value>: Sendable {
    let read: @Sendable (Root) -> Value
    init(_ read: @escaping @Sendable (Root) -> Value) { self.read = read }
}
// Easel decodes no films and no sounds: a file has no tracks, no words, and no time.
extension AVAsyncProperty where Root: AVAsset, Value == CMTime { public static var duration: AVAsyncProperty { AVAsyncProperty { $0.duration } } }
extension AVAsyncProperty where Root: AVAsset, Value == [AVAssetTrack] { public static var tracks: AVAsyncProperty { AVAsyncProperty { _ in [] } } }
extension AVAsyncProperty where Root: AVAsset, Value == [AVMetadataItem] {
    public static var metadata: AVAsyncProperty { AVAsyncProperty { _ in [] } }
    public static var commonMetadata: AVAsyncProperty { AVAsyncProperty { _ in [] } }
}
extension AVAsyncProperty where Root: AVAsset, Value == Bool {
    public static var isPlayable: AVAsyncProperty { AVAsyncProperty { _ in false } }
    public static var isExportable: AVAsyncProperty { AVAsyncProperty { _ in false } }
    public static var hasProtectedContent: AVAsyncProperty { AVAsyncProperty { _ in false } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CGSize { public static var naturalSize: AVAsyncProperty { AVAsyncProperty { _ in .zero } } }
extension AVAsyncProperty where Root: AVAssetTrack, Value == CGAffineTransform {
    public static var preferredTransform: AVAsyncProperty { AVAsyncProperty { _ in .identity } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == Float { public static var nominalFrameRate: AVAsyncProperty { AVAsyncProperty { _ in 0 } } }
extension AVAsyncProperty where Root: AVMetadataItem, Value == String? { public static var stringValue: AVAsyncProperty { AVAsyncProperty { _ in nil } } }
extension AVAsyncProperty where Root: AVMetadataItem, Value == Data? { public static var dataValue: AVAsyncProperty { AVAsyncProperty { _ in nil } } }
extension AVAsyncProperty where Root: AVMetadataItem, Value == (any NSCopying & NSObjectProtocol)? {
    public static var value: AVAsyncProperty { AVAsyncProperty { _ in nil } }
}
extension AVAsyncProperty where Root: AVMetadataItem, Value == Date? { public static var dateValue: AVAsyncProperty { AVAsyncProperty { _ in nil } } }
extension AVAsyncProperty where Root: AVAsset, Value == [AVMetadataFormat] {
    public static var availableMetadataFormats: AVAsyncProperty { AVAsyncProperty { _ in [] } }
}
extension AVAsyncProperty where Root: AVAsset, Value == Float { public static var preferredRate: AVAsyncProperty { AVAsyncProperty { _ in 1 } } }
extension AVAsyncProperty where Root: AVAsset, Value == CGAffineTransform {
    public static var preferredTransform: AVAsyncProperty { AVAsyncProperty { _ in .identity } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CMTimeRange {
    public static var timeRange: AVAsyncProperty { AVAsyncProperty { _ in CMTimeRange(start: .zero, duration: .zero) } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == [CMFormatDescription] {
    public static var formatDescriptions: AVAsyncProperty { AVAsyncProperty { _ in [] } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == Float {
    public static var estimatedDataRate: AVAsyncProperty { AVAsyncProperty { _ in 0 } }
}
extension AVAsyncProperty where Root: AVMetadataItem, Value == NSNumber? { public static var numberValue: AVAsyncProperty { AVAsyncProperty { _ in nil } } }

/// A value whose properties are loaded from a file.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}
extension AVAsynchronousKeyValueLoading {
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { property.read(self) }
    public func load<A, B>(_ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>) async throws -> (A, B) {
        (propertyA.read(self), propertyB.read(self))
    }
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { (propertyA.read(self), propertyB.read(self), propertyC.read(self)) }
}
extension AVAsset: AVAsynchronousKeyValueLoading {
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
    public var tracks: [AVAssetTrack] { [] }
    public var metadata: [AVMetadataItem] { [] }
    public var commonMetadata: [AVMetadataItem] { [] }
    public var isPlayable: Bool { false }
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
}
/// A part of a film. No file has one.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    override init() {}
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
}
/// A fact about a film or a sound. No file has one.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    override init() {}
    open var identifier: AVMetadataIdentifier? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { nil }
    open var dataValue: Data? { nil }
    open var numberValue: NSNumber? { nil }
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier) -> [AVMetadataItem] { [] }
}
/// The form of facts.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
}
/// The name of a fact.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
}
/// The name of a fact in a form.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
}

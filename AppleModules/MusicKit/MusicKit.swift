import Easel
import Foundation
import Views

/// The user's decision. There is no user to answer.
public enum MusicAuthorization {
    /// The user's decision.
    public enum Status: String, Sendable { case notDetermined, denied, restricted, authorized }
    public static var currentStatus: Status { .notDetermined }
    /// Returns the undetermined decision immediately, because there is no user to answer.
    public static func request() async -> Status { .notDetermined }
}
/// An identifier of the catalog.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
/// An item of the catalog.
public protocol MusicItem: Sendable { var id: MusicItemID { get } }
/// Items of the catalog.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Sendable, ExpressibleByArrayLiteral {
    private let items: [MusicItemType]
    public init(_ items: [MusicItemType] = []) { self.items = items }
    public init(arrayLiteral elements: MusicItemType...) { items = elements }
    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public subscript(position: Int) -> MusicItemType { items[position] }
    public var hasNextBatch: Bool { false }
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }
}
/// The image of an item. Code never receives one.
public struct Artwork: Hashable, Sendable {
    public let maximumWidth: Int
    public let maximumHeight: Int
    public func url(width: Int, height: Int) -> URL? { nil }
}
/// A song. Code never receives one.
public struct Song: MusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let url: URL?
    public let genreNames: [String]
    public let releaseDate: Date?
}
/// An album. Code never receives one.
public struct Album: MusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artwork: Artwork?
    public let trackCount: Int
    public let releaseDate: Date?
    public let url: URL?
}
/// An artist. Code never receives one.
public struct Artist: MusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let url: URL?
}
/// A list of songs. Code never receives one.
public struct Playlist: MusicItem, Identifiable, Hashable, Sendable {
    public let id: MusicItemID
    public let name: String
    public let curatorName: String?
    public let artwork: Artwork?
}
/// The error of a permission.
public enum MusicTokenRequestError: Error, Sendable { case permissionDenied, unknown, userNotSignedIn }

/// A search of the catalog.
public struct MusicCatalogSearchRequest: Sendable {
    public let term: String
    public var limit: Int?
    public var offset: Int?
    public init(term: String, types: [any MusicItem.Type]) { self.term = term }
    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.permissionDenied }
}
/// The result of a search.
public struct MusicCatalogSearchResponse: Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let playlists: MusicItemCollection<Playlist>
}
/// A request for the user's items.
public struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
    public var limit: Int?
    public init() {}
    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public func response() async throws -> MusicLibraryResponse<MusicItemType> { throw MusicTokenRequestError.permissionDenied }
}
/// The user's items.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable { public let items: MusicItemCollection<MusicItemType> }
/// The user's subscription.
public struct MusicSubscription: Sendable {
    public let canPlayCatalogContent: Bool
    public let canBecomeSubscriber: Bool
    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    /// Changes of the subscription, which never happen.
    public static var subscriptionUpdates: AsyncStream<MusicSubscription> { AsyncStream { $0.finish() } }
    public static var current: MusicSubscription { get async throws { throw MusicTokenRequestError.permissionDenied } }
}
/// Plays music. There is no sound.
public class MusicPlayer: @unchecked Sendable {
    /// Whether music is playing.
    public enum PlaybackStatus: Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
    /// The state of a player.
    public final class State: ObservableObject, @unchecked Sendable {
        public var playbackStatus: PlaybackStatus { .stopped }
        public var repeatMode: RepeatMode?
        public var shuffleMode: ShuffleMode?
        public var playbackRate: Float = 1
    }
    /// Whether music begins again.
    public enum RepeatMode: Sendable { case none, one, all }
    /// Whether the order of songs is random.
    public enum ShuffleMode: Sendable { case off, songs }
    public let state = State()
    public var playbackTime: TimeInterval = 0
    public var isPreparedToPlay: Bool { false }
    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public func play() async throws { throw MusicTokenRequestError.permissionDenied }
    public func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }
    public func pause() {}
    public func stop() {}
    public func skipToNextEntry() async throws {}
    public func skipToPreviousEntry() async throws {}
}
/// Plays music in the app.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// The items to play.
    public final class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
        public init(arrayLiteral elements: Song...) {}
        /// An item of a queue. There is none.
        public struct Entry: Identifiable, Hashable, Sendable {
            public let id: String
            public let title: String
            public let subtitle: String?
            public let artwork: Artwork?
        }
        public var currentEntry: Entry? { nil }
        public var entries: [Entry] { [] }
        public init<S: Sequence>(for playableItems: S) where S.Element: MusicItem {}
    }
    public static let shared = ApplicationMusicPlayer()
    public var queue: Queue = []
}
/// Plays music for the whole device.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable { public static let shared = SystemMusicPlayer() }

/// The image of an item, drawn as a gray rectangle.
public struct ArtworkImage: View {
    private let size: CGSize
    public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { size = CGSize(width: width, height: height) }
    public init(_ artwork: Artwork, width: CGFloat) { size = CGSize(width: width, height: width) }
    public init(_ artwork: Artwork, height: CGFloat) { size = CGSize(width: height, height: height) }
    public var body: some View { Color.gray.opacity(0.3).frame(width: size.width, height: size.height).notDrawn("ArtworkImage") }
}

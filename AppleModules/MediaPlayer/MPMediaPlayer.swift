// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit
import Easel
import Foundation

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// The kind of a media item on the lock screen.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
/// The state of playback.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
/// The current media item for the lock screen, which isn't drawn.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { shared }
    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
}
/// The answer to a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}
/// A command of the lock screen or of headphones, which never arrives.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled = true
    open var localizedTitle = ""
    open var localizedShortTitle = ""
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {}
    open func removeTarget(_ target: Any, action: Selector?) {}
}
/// A command that arrives.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    open var command: MPRemoteCommand { MPRemoteCommand() }
    open var timestamp: TimeInterval { 0 }
}
/// A command for a position.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var positionTime: TimeInterval { 0 } }
/// A command for a step.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var interval: TimeInterval { 0 } }
/// A command for a step.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable { open var preferredIntervals: [NSNumber] = [] }
/// A command for a position.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
/// A command for a rate.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable { open var supportedPlaybackRates: [NSNumber] = [] }
/// A command for an opinion.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable { open var isActive = false }
/// A command for a number of stars.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    open var minimumRating: Float = 0
    open var maximumRating: Float = 1
}
/// A command for a rate.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var playbackRate: Float { 1 } }
/// A command for an opinion.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var isNegative: Bool { false } }
/// A command for a number of stars.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var rating: Float { 0 } }
/// A command for the repetition.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var repeatType: MPRepeatType { .off } }
/// A command for the order.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var shuffleType: MPShuffleType { .off } }
/// A search that begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }
/// A command for a search.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var type: MPSeekCommandEventType { .beginSeeking } }
/// The commands of the lock screen.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let instance = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { instance }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
    public let ratingCommand = MPRatingCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
}
/// The image of an album.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    private let handler: (CGSize) -> UIImage
    private let size: CGSize
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { (size, handler) = (boundsSize, requestHandler) }
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}
/// The user's decision.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
/// The user's music library, which is empty.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {}
}
/// A piece of music.
open class MPMediaItem: NSObject, @unchecked Sendable {
    override init() {}
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var artwork: MPMediaItemArtwork? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var assetURL: URL? { nil }
    open var persistentID: UInt64 { 0 }
}
/// Pieces of music.
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
    public let items: [MPMediaItem]
    public init(items: [MPMediaItem]) { self.items = items }
    open var count: Int { items.count }
}
/// A search for music, which finds nothing.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open var filterPredicates: Set<MPMediaPredicate>?
    open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
}
/// A condition for music.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}
/// A condition for a property of music.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    public let property: String
    public let value: Any?
    public init(value: Any?, forProperty property: String) { (self.value, self.property) = (value, property) }
}
/// Whether music begins again.
public enum MPRepeatType: Int, Sendable { case off, one, all }
/// Whether the order of music is random.
public enum MPShuffleType: Int, Sendable { case off, items, collections }
/// A command for the repetition.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable { open var currentRepeatType = MPRepeatType.off }
/// A command for the order.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable { open var currentShuffleType = MPShuffleType.off }
/// The state of a player.
public enum MPMusicPlaybackState: Int, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
/// Plays the user's music; the library is empty.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    public static let systemMusicPlayer = MPMusicPlayerController()
    public static let applicationMusicPlayer = MPMusicPlayerController()
    public static let applicationQueuePlayer = MPMusicPlayerController()
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var nowPlayingItem: MPMediaItem?
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open var shuffleMode = MPMusicShuffleMode.default
    open var repeatMode = MPMusicRepeatMode.default
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open var isPreparedToPlay: Bool { false }
    open func prepareToPlay() {}
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {}
    open func skipToBeginning() {}
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with storeIDs: [String]) {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}
/// The order of music.
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }
/// The repetition of music.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
extension Notification.Name {
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name("MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name("MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
    public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}
/// The slider of the volume. It isn't drawn.
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
}
/// The choice of music. It isn't drawn.
open class MPMediaPickerController: UIViewController {
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var prompt: String?
    public convenience init(mediaTypes: MPMediaType) { self.init(nibName: nil, bundle: nil) }
}
/// Kinds of media.
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    public static let any = MPMediaType(rawValue: .max)
}
/// Reacts to the choice of music.
@MainActor @preconcurrency
public protocol MPMediaPickerControllerDelegate: AnyObject {
    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
    public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleAVFAudio
import AppleCoreMedia
import AppleUIKit
import Easel
import Foundation
import Views

/// A film or a sound. Its contents are never read.
open class AVAsset: NSObject, @unchecked Sendable {
    public init(url: URL) {}
    override init() {}
    open var duration: CMTime { .zero }
}
/// A film or a sound at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init(url: url)
    }
}
/// A film or a sound that a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Whether an item can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public let asset: AVAsset
    public init(asset: AVAsset) { self.asset = asset }
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    open var externalMetadata: [AVMetadataItem] = []
    open var videoComposition: AVMutableVideoComposition?
    open var audioMix: AVMutableAudioMix?
    open var forwardPlaybackEndTime = CMTime.invalid
    open var reversePlaybackEndTime = CMTime.invalid
    open var preferredPeakBitRateForExpensiveNetworks = 0.0
    open var automaticallyPreservesTimeOffsetFromLive = false
    open private(set) var outputs: [AVPlayerItemOutput] = []
    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
    /// Nil: nothing is loaded from the network.
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// Nil: nothing is loaded from the network.
    open func errorLog() -> AVPlayerItemErrorLog? { nil }
    @preconcurrency open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) { completionHandler?(false) }
    open var status: Status { .unknown }
    open var duration: CMTime { .indefinite }
    open var error: (any Error)? { nil }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }
    open var loadedTimeRanges: [NSValue] { [] }
    open var seekableTimeRanges: [NSValue] { [] }
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var preferredPeakBitRate = 0.0
    open var preferredMaximumResolution = CGSize.zero
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var tracks: [Any] { [] }
    open func cancelPendingSeeks() {}
    open var presentationSize: CGSize { .zero }
    open func seek(to time: CMTime) {}
    open func currentTime() -> CMTime { .zero }
}
extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
    public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
}
extension AVPlayerItem {
    public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
    public static let failedToPlayToEndTimeNotification = Notification.Name.AVPlayerItemFailedToPlayToEndTime
    public static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled
    public static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
}

/// Plays a film or a sound. Nothing is decoded: the player keeps its settings, and time never passes in it.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// The player's action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var allowsExternalPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }
    open var status: AVPlayerItem.Status { .unknown }
    open var error: (any Error)? { nil }
    public override init() {}
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    open func play() { rate = 1 }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func seek(to time: CMTime) {}
    @preconcurrency open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    open func currentTime() -> CMTime { .zero }
    open var defaultRate: Float = 1
    open var allowsExternalPlaybackWhileAirPlaying: Bool { false }
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime = .positiveInfinity, toleranceAfter: CMTime = .positiveInfinity) async -> Bool {
        false
    }
    @preconcurrency open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        completionHandler(false)
    }
    @preconcurrency open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any {
        NSObject()
    }
    @preconcurrency open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void)
        -> Any
    {
        NSObject()
    }
    open func removeTimeObserver(_ observer: Any) {}
}
/// Whether a film continues in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses, continuesIfPossible
}
/// Plays several items.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    public override init() { super.init() }
    public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
    public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
    open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
    open func remove(_ item: AVPlayerItem) {}
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { if currentItem == nil { replaceCurrentItem(with: item) } }
    open func removeAllItems() { replaceCurrentItem(with: nil) }
    open func advanceToNextItem() {}
}
/// Repeats an item.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { if player.currentItem == nil { player.replaceCurrentItem(with: itemToLoop) } }
    open func disableLooping() {}
}
/// How a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
/// A layer with a film. It isn't drawn.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }
    open var pixelBufferAttributes: [String: Any]?
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let audio = AVMediaType(rawValue: "soun")
    public static let video = AVMediaType(rawValue: "vide")
}
/// The user's decision about a device.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Takes images from a film. Easel decodes no films, so it finds none.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// The error of every request: Easel decodes no films.
    public struct Unreadable: Error {}
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    public init(asset: AVAsset) {}
    /// - Throws: `Unreadable`.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw Unreadable() }
    /// - Throws: `Unreadable`.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw Unreadable() }
    open func cancelAllCGImageGeneration() {}
    /// The result of a request.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    /// Receives an image.
    public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    /// Tells that each request fails: Easel decodes no films.
    open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler) {
        for _ in requestedTimes { handler(.zero, nil, .zero, .failed, Unreadable()) }
    }
    open func generateCGImageAsynchronously(for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void) {
        handler(nil, .zero, Unreadable())
    }
}

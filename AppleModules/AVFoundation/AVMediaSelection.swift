// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import Foundation

/// A kind of choice among the parts of a film.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicContainsOnlyForcedSubtitles")
    public static let describesVideoForAccessibility = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicDescribesVideoForAccessibility")
}
/// A language or a set of subtitles. No file has one.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
    override init() {}
    open var displayName: String { "" }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open func displayName(with locale: Locale) -> String { displayName }
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}
/// The languages or subtitles of a film. No file has any.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
    override init() {}
    open var options: [AVMediaSelectionOption] { [] }
    open var defaultOption: AVMediaSelectionOption? { nil }
    open var allowsEmptySelection: Bool { true }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMediaSelectionOption] { mediaSelectionOptions }
    open class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale) -> [AVMediaSelectionOption] {
        mediaSelectionOptions
    }
}
/// The choice among the parts of a film.
open class AVMediaSelection: NSObject, @unchecked Sendable {
    override init() {}
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
}
/// A property of a film that a player loads early.
public struct AVPartialAsyncProperty<Root: AVAsset>: Sendable {
    public static var duration: Self { Self() }
    public static var tracks: Self { Self() }
    public static var isPlayable: Self { Self() }
    public static var metadata: Self { Self() }
    public static var commonMetadata: Self { Self() }
    public static var preferredTransform: Self { Self() }
    public static var hasProtectedContent: Self { Self() }
    public static var availableMediaCharacteristicsWithMediaSelectionOptions: Self { Self() }
}
extension AVAsset {
    public func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws -> AVMediaSelectionGroup? { nil }
    public func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { nil }
    public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    public func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVAssetTrack] { [] }
}
extension AVPlayerItem {
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>]) { self.init(asset: asset) }
    public func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
    public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
    public var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
    public func copy() -> AVPlayerItem { AVPlayerItem(asset: asset) }
}
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVAssetExportSession {
    /// The stages of an export.
    public enum State: Sendable {
        case pending, waiting
        case exporting(progress: Progress)
    }
    /// The stages of an export as they happen. No export begins.
    public func states(updateInterval: TimeInterval = .infinity) -> AsyncStream<State> { AsyncStream { $0.finish() } }
}

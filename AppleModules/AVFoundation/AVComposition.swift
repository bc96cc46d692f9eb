// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreMedia
import AppleUIKit
import Easel
import Foundation

// Easel reads and writes no films, so compositions keep their settings and exports fail.

/// Returns the largest rectangle of a shape inside another rectangle, in its center.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let factor = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * factor, height: aspectRatio.height * factor)
    return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}

/// Parts of films and sounds in one.
open class AVComposition: AVAsset, @unchecked Sendable {}
/// Parts of films and sounds in one that can change.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    open var naturalSize = CGSize.zero
    open private(set) var mutableTracks: [AVMutableCompositionTrack] = []
    public override init() { super.init() }
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
        let track = AVMutableCompositionTrack()
        mutableTracks.append(track)
        return track
    }
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {}
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
/// A track of a composition.
open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
    private var transform = CGAffineTransform.identity
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {}
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
/// The frames of a composition.
open class AVMutableVideoComposition: NSObject, @unchecked Sendable {
    public override init() {}
    public convenience init(propertiesOf asset: AVAsset) { self.init() }
    open var frameDuration = CMTime.zero
    open var renderSize = CGSize.zero
    open var renderScale: Float = 1
    open var instructions: [AVMutableVideoCompositionInstruction] = []
    open var animationTool: AVVideoCompositionCoreAnimationTool?
}
/// The layers of a composition in a range of time.
open class AVMutableVideoCompositionInstruction: NSObject, @unchecked Sendable {
    public override init() {}
    open var timeRange = CMTimeRange.zero
    open var layerInstructions: [AVMutableVideoCompositionLayerInstruction] = []
}
/// The position of a layer in a composition.
open class AVMutableVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    public init(assetTrack track: AVAssetTrack) {}
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
}
/// The volumes of a composition.
open class AVMutableAudioMix: NSObject, @unchecked Sendable {
    public override init() {}
    open var inputParameters: [AVMutableAudioMixInputParameters] = []
}
/// The volume of a track.
open class AVMutableAudioMixInputParameters: NSObject, @unchecked Sendable {
    public convenience init(track: AVAssetTrack?) { self.init() }
    public override init() {}
    open func setVolume(_ volume: Float, at time: CMTime) {}
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}

/// Writes a film, which fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// The state of an export.
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
    /// The error of every export: Easel writes no films.
    public struct Unwritable: Error {}
    public let asset: AVAsset
    public let presetName: String
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var timeRange = CMTimeRange.zero
    open var shouldOptimizeForNetworkUse = false
    open var videoComposition: AVMutableVideoComposition?
    open var audioMix: AVMutableAudioMix?
    open var metadata: [AVMetadataItem]?
    open var fileLengthLimit: Int64 = 0
    open private(set) var status = Status.unknown
    open var progress: Float { 0 }
    open var error: (any Error)? { status == .failed ? Unwritable() : nil }
    open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4a] }
    @preconcurrency open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        status = .failed
        handler()
    }
    open func export() async { status = .failed }
    open func export(to url: URL, as fileType: AVFileType) async throws { throw Unwritable() }
    open func cancelExport() { status = .cancelled }
    public class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit
import Easel
import Foundation

// Easel reads and writes no films, so compositions keep their settings and exports fail.

public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.seconds < time2.seconds ? -1 : time1.seconds > time2.seconds ? 1 : 0 }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
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
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
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

// Sound is never made, so the parts of an engine keep their settings.

/// Changes the volume of bands of frequencies.
open class AVAudioUnitEQ: AVAudioUnit, @unchecked Sendable {
    public let bands: [AVAudioUnitEQFilterParameters]
    open var globalGain: Float = 0
    public init(numberOfBands: Int) { bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() } }
}
/// A band of frequencies.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    open var filterType = AVAudioUnitEQFilterType.parametric
    open var frequency: Float = 440
    open var bandwidth: Float = 1
    open var gain: Float = 0
    open var bypass = true
}
/// The form of a band.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}
/// Distorts sound.
open class AVAudioUnitDistortion: AVAudioUnit, @unchecked Sendable {
    open var preGain: Float = -6
    open var wetDryMix: Float = 50
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
/// A kind of distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3,
        multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2,
        multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
extension AVAudioUnitSampler {
    public func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {}
    public func loadInstrument(at instrumentURL: URL) throws {}
    public func loadAudioFiles(at audioFiles: [URL]) throws {}
    public func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    public func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
}

extension AVAudioSession {
    /// The devices that sound comes from and goes to.
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    public var inputNumberOfChannels: Int { 1 }
    public var outputNumberOfChannels: Int { 2 }
    public var ioBufferDuration: TimeInterval { 0.023 }
    public var inputLatency: TimeInterval { 0 }
    public var outputLatency: TimeInterval { 0 }
    public var isInputAvailable: Bool { false }
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
}
/// The devices that sound comes from and goes to.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }
}
/// A device for sound.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "" }
    open var uid: String { "" }
}
extension AVAudioSession {
    /// The kind of a device for sound.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let headphones = Port(rawValue: "Headphones")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let HDMI = Port(rawValue: "HDMI")
    }
}

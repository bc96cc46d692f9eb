import AppleCoreGraphics
import AppleCoreMedia
import AppleCoreVideo
import Easel
import Foundation

// Easel reads and writes no films: writers keep their settings and fail, and readers find nothing.

/// Writes a film or a sound, which fails.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    /// The state of a writer.
    public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
    public let outputURL: URL
    public let outputFileType: AVFileType
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws { (self.outputURL, self.outputFileType) = (outputURL, outputFileType) }
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws { try self.init(outputURL: outputURL, fileType: outputFileType) }
    open private(set) var inputs: [AVAssetWriterInput] = []
    open private(set) var status = Status.unknown
    open var error: (any Error)? { status == .failed ? AVAssetExportSession.Unwritable() : nil }
    open var metadata: [AVMetadataItem] = []
    open var shouldOptimizeForNetworkUse = false
    open var movieFragmentInterval = CMTime.invalid
    open var availableMediaTypes: [AVMediaType] { [.video, .audio] }
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { true }
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    @discardableResult open func startWriting() -> Bool {
        status = .failed
        return false
    }
    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}
    open func finishWriting() async {}
    @preconcurrency open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
    open func cancelWriting() { status = .cancelled }
}

/// The samples of a writer.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    public let mediaType: AVMediaType
    public let outputSettings: [String: Any]?
    public init(mediaType: AVMediaType, outputSettings: [String: Any]?) { (self.mediaType, self.outputSettings) = (mediaType, outputSettings) }
    public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?) {
        self.init(mediaType: mediaType, outputSettings: outputSettings)
    }
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    open var metadata: [AVMetadataItem] = []
    open var mediaTimeScale: CMTimeScale = 0
    open var isReadyForMoreMediaData: Bool { false }
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}
    @preconcurrency open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
}

/// The pixels of a writer.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    public let assetWriterInput: AVAssetWriterInput
    public let sourcePixelBufferAttributes: [String: Any]?
    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
    }
    open var pixelBufferPool: CVPixelBufferPool? { nil }
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}

/// Reads the samples of a film or a sound. It finds none.
open class AVAssetReader: NSObject, @unchecked Sendable {
    /// The state of a reader.
    public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }
    public let asset: AVAsset
    public init(asset: AVAsset) throws { self.asset = asset }
    open private(set) var outputs: [AVAssetReaderOutput] = []
    open private(set) var status = Status.unknown
    open var error: (any Error)? { status == .failed ? AVAssetImageGenerator.Unreadable() : nil }
    open var timeRange = CMTimeRange.zero
    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { true }
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
    @discardableResult open func startReading() -> Bool {
        status = .failed
        return false
    }
    open func cancelReading() { status = .cancelled }
}
/// The samples of a reader.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    override init() {}
    open var alwaysCopiesSampleData = true
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}
/// The samples of a track.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let track: AVAssetTrack
    public let outputSettings: [String: Any]?
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) { (self.track, self.outputSettings) = (track, outputSettings) }
}
/// The mixed samples of several tracks.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let audioTracks: [AVAssetTrack]
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) { self.audioTracks = audioTracks }
}

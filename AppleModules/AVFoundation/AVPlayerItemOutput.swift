import AppleCoreGraphics
import AppleCoreMedia
import AppleCoreVideo
import AppleUIKit
import Easel
import Foundation

/// A part of an item, as it plays.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    override init() {}
    open var suppressesPlayerRendering = false
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .zero }
}
/// The frames of an item. Easel decodes no films, so it never has a frame.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    public init(pixelBufferAttributes: [String: any Sendable]? = nil) {}
    public init(outputSettings: [String: any Sendable]?) {}
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?) -> CVPixelBuffer? { nil }
}
/// The metadata of an item. Easel reads none.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    public init(identifiers: [String]?) {}
    open func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?) {}
}
/// Receives an item's metadata. Easel reads none.
public protocol AVPlayerItemMetadataOutputPushDelegate: NSObjectProtocol {}
/// The log of a stream.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
    override init() {}
    open var events: [AVPlayerItemAccessLogEvent] { [] }
}
/// An entry in the log of a stream.
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
    override init() {}
    open var indicatedBitrate: Double { -1 }
    open var observedBitrate: Double { -1 }
    open var numberOfStalls: Int { -1 }
    open var uri: String? { nil }
}
/// The errors of a stream.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
    override init() {}
    open var events: [AVPlayerItemErrorLogEvent] { [] }
}
/// An error of a stream.
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
    override init() {}
    open var errorStatusCode: Int { 0 }
    open var errorComment: String? { nil }
}

extension NSValue {
    // Linux boxes no times, but it boxes sizes and rectangles, which have room for a time's numbers.
    public convenience init(time: CMTime) { self.init(size: CGSize(width: Double(time.value), height: Double(time.timescale))) }
    /// The time; invalid for another value.
    public var timeValue: CMTime {
        guard isLike(NSValue(size: .zero)) else { return .invalid }
        return CMTime(value: Int64(exactly: sizeValue.width) ?? 0, timescale: Int32(exactly: sizeValue.height) ?? 0)
    }
    public convenience init(timeRange: CMTimeRange) {
        self.init(
            rect: CGRect(
                x: Double(timeRange.start.value), y: Double(timeRange.start.timescale), width: Double(timeRange.duration.value),
                height: Double(timeRange.duration.timescale)))
    }
    /// The range of time; invalid for another value.
    public var timeRangeValue: CMTimeRange {
        guard isLike(NSValue(rect: .zero)) else { return .invalid }
        let rect = rectValue
        return CMTimeRange(
            start: CMTime(value: Int64(exactly: rect.origin.x) ?? 0, timescale: Int32(exactly: rect.origin.y) ?? 0),
            duration: CMTime(value: Int64(exactly: rect.size.width) ?? 0, timescale: Int32(exactly: rect.size.height) ?? 0))
    }
}

extension AVAssetImageGenerator {
    /// The images of several times.
    public struct Images: AsyncSequence, Sendable {
        /// An image, or an error.
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): return image
                    case .failure(_, let error): throw error
                    }
                }
            }
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): return time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }
        let times: [CMTime]
        /// Steps through the times.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: ArraySlice<CMTime>
            public mutating func next() async -> Element? {
                rest.popFirst().map { .failure(requestedTime: $0, error: AVAssetImageGenerator.Unreadable()) }
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: times[...]) }
    }
    /// Answers with an error for each time: Easel decodes no films.
    public func images(for times: [CMTime]) -> Images { Images(times: times) }
}

/// Draws layers above a film. Easel writes no films.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
    public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {}
    public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {}
}
extension AVMutableVideoComposition {
    /// Frames that code makes. Easel makes none, so the code is never called.
    public convenience init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (Any) -> Void) { self.init() }
}

/// A layer with samples of a film. It isn't drawn.
open class AVSampleBufferDisplayLayer: CALayer, @unchecked Sendable {
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Always false, so that a loop that adds samples ends.
    open var isReadyForMoreMediaData: Bool { false }
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
    open func flush() {}
    open func flushAndRemoveImage() {}
}

import AppleCoreGraphics
import AppleCoreMedia
import AppleCoreVideo
import AppleUIKit
import Easel
import Foundation
import Synchronization

/// Takes photos. There is no camera, so none is taken.
public final class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// The quality of a photo.
    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced, quality
    }
    public override init() {}
    public var isHighResolutionCaptureEnabled = false
    public var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    public var maxPhotoDimensions = CMVideoDimensions()
    public var isLivePhotoCaptureEnabled = false
    public var isLivePhotoAutoTrimmingEnabled = true
    public var isDepthDataDeliveryEnabled = false
    public var isPortraitEffectsMatteDeliveryEnabled = false
    public var isResponsiveCaptureEnabled = false
    public var isFastCapturePrioritizationEnabled = false
    public var isAutoDeferredPhotoDeliveryEnabled = false
    public var isZeroShutterLagEnabled = false
    public var isAppleProRAWEnabled = false
    public var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
    public var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }
    public var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
    public var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    public var availablePhotoPixelFormatTypes: [UInt32] { [] }
    public var availablePhotoFileTypes: [AVFileType] { [] }
    public var availableRawPhotoPixelFormatTypes: [UInt32] { [] }
    public var isLivePhotoCaptureSupported: Bool { false }
    public var isDepthDataDeliverySupported: Bool { false }
    public var isPortraitEffectsMatteDeliverySupported: Bool { false }
    public var isResponsiveCaptureSupported: Bool { false }
    public var isFastCapturePrioritizationSupported: Bool { false }
    public var isAutoDeferredPhotoDeliverySupported: Bool { false }
    public var isZeroShutterLagSupported: Bool { false }
    public var isAppleProRAWSupported: Bool { false }
    public var isFlashScene: Bool { false }
    public func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
    @preconcurrency public func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {}
    /// Returns false: no photo has this kind.
    public static func isBayerRAWPixelFormat(_ pixelFormat: UInt32) -> Bool { false }
    /// Returns false: no photo has this kind.
    public static func isAppleProRAWPixelFormat(_ pixelFormat: UInt32) -> Bool { false }
}
/// The settings of a photo.
public class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    public let uniqueID: Int64
    public let format: [String: Any]?
    public let rawPhotoPixelFormatType: UInt32
    private static let last = Mutex<Int64>(0)
    private static func nextID() -> Int64 {
        last.withLock { last in
            last += 1
            return last
        }
    }
    public override init() { (uniqueID, format, rawPhotoPixelFormatType) = (Self.nextID(), nil, 0) }
    public init(format: [String: Any]?) { (uniqueID, self.format, rawPhotoPixelFormatType) = (Self.nextID(), format, 0) }
    public init(rawPixelFormatType: UInt32, processedFormat: [String: Any]? = nil) {
        (uniqueID, format, rawPhotoPixelFormatType) = (Self.nextID(), processedFormat, rawPixelFormatType)
    }
    public convenience init(from photoSettings: AVCapturePhotoSettings) { self.init(format: photoSettings.format) }
    public var flashMode = AVCaptureDevice.FlashMode.off
    public var isHighResolutionPhotoEnabled = false
    public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    public var maxPhotoDimensions = CMVideoDimensions()
    public var previewPhotoFormat: [String: Any]?
    public var embeddedThumbnailPhotoFormat: [String: Any]?
    public var livePhotoMovieFileURL: URL?
    public var metadata: [String: Any] = [:]
    public var isDepthDataDeliveryEnabled = false
    public var embedsDepthDataInPhoto = true
    public var isPortraitEffectsMatteDeliveryEnabled = false
    public var isAutoRedEyeReductionEnabled = true
    public var isShutterSoundSuppressionEnabled = false
    public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    public var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
}
/// The settings with which a photo is taken. None is taken.
public final class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    override init() {}
    public var uniqueID: Int64 { 0 }
    public var isFlashEnabled: Bool { false }
    public var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var expectedPhotoCount: Int { 1 }
    public var photoProcessingTimeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
}
/// A photo.
public class AVCapturePhoto: NSObject, @unchecked Sendable {
    override init() {}
    public func fileDataRepresentation() -> Data? { nil }
    public func cgImageRepresentation() -> CGImage? { nil }
    public func previewCGImageRepresentation() -> CGImage? { nil }
    public var pixelBuffer: CVPixelBuffer? { nil }
    public var previewPixelBuffer: CVPixelBuffer? { nil }
    public var metadata: [String: Any] { [:] }
    public var isRawPhoto: Bool { false }
    public var timestamp: CMTime { .zero }
    public var photoCount: Int { 0 }
    public var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
}
/// A photo that is finished later.
public final class AVCaptureDeferredPhotoProxy: AVCapturePhoto, @unchecked Sendable {}
/// Receives photos. None is taken, so no method is ever called.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?) {}
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreMedia
import Foundation

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AVVideoAverageBitRateKey"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
public let AVVideoQualityKey = "AVVideoQualityKey"

/// A face in a camera's image. There is no camera.
public final class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    public var faceID: Int { 0 }
    public var hasRollAngle: Bool { false }
    public var rollAngle: CGFloat { 0 }
    public var hasYawAngle: Bool { false }
    public var yawAngle: CGFloat { 0 }
}
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
extension Notification.Name {
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
    public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
    public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
    public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}
extension AVCaptureSession {
    /// Why a session is interrupted.
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient, videoDeviceNotAvailableWithMultipleForegroundApps
        case videoDeviceNotAvailableDueToSystemPressure, sensitiveContentMitigationActivated
    }
    public var isMultitaskingCameraAccessSupported: Bool { false }
    public var isMultitaskingCameraAccessEnabled: Bool {
        get { false }
        set {}
    }
    public var supportsControls: Bool { false }
    public func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    public func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    public func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    public func addConnection(_ connection: AVCaptureConnection) {}
}
/// A session with several cameras, which needs a device.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    open class var isMultiCamSupported: Bool { false }
    open var hardwareCost: Float { 0 }
}
extension AVCaptureDevice {
    /// How a camera finds white.
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
    /// The distances at which a camera focuses.
    public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
    /// How a camera measures distances.
    public enum AutoFocusSystem: Int, Sendable { case none, contrastDetection, phaseDetection }
    /// The strengths of colors.
    public struct WhiteBalanceGains: Sendable {
        public var redGain: Float
        public var greenGain: Float
        public var blueGain: Float
        public init(redGain: Float = 1, greenGain: Float = 1, blueGain: Float = 1) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }
    public var whiteBalanceMode: WhiteBalanceMode {
        get { .locked }
        set {}
    }
    public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
        get { .none }
        set {}
    }
    public var isAutoFocusRangeRestrictionSupported: Bool { false }
    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    @preconcurrency public func setWhiteBalanceModeLocked(
        with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) {}
    public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    public var maxWhiteBalanceGain: Float { 1 }
    public var isFlashAvailable: Bool { false }
    public var flashMode: FlashMode {
        get { .off }
        set {}
    }
    public var torchLevel: Float { 0 }
    public var exposureDuration: CMTime { .zero }
    public var lensAperture: Float { 0 }
    public var modelID: String { "" }
    public var manufacturer: String { "" }
    public var isVirtualDevice: Bool { false }
    public var constituentDevices: [AVCaptureDevice] { [] }
    public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    public var displayVideoZoomFactorMultiplier: CGFloat { 1 }
    public var isLowLightBoostSupported: Bool { false }
    public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
        get { false }
        set {}
    }
    public var isVideoHDREnabled: Bool {
        get { false }
        set {}
    }
    public var automaticallyAdjustsVideoHDREnabled: Bool {
        get { true }
        set {}
    }
    public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    public class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }
    public class var systemPreferredCamera: AVCaptureDevice? { nil }
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }
}
extension AVCaptureDevice.DeviceType {
    public static let builtInLiDARDepthCamera = AVCaptureDevice.DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    public static let builtInMicrophone = AVCaptureDevice.DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    public static let continuityCamera = AVCaptureDevice.DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
    public static let deskViewCamera = AVCaptureDevice.DeviceType(rawValue: "AVCaptureDeviceTypeDeskViewCamera")
    public static let external = AVCaptureDevice.DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    public static let externalUnknown = AVCaptureDevice.DeviceType(rawValue: "AVCaptureDeviceTypeExternalUnknown")
}
extension AVCaptureDevice.Format {
    public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    public var videoFieldOfView: Float { 0 }
    public var isHighestPhotoQualitySupported: Bool { false }
    public var minExposureDuration: CMTime { .zero }
    public var maxExposureDuration: CMTime { .zero }
}
/// The rates of a form of images.
public final class AVFrameRateRange: NSObject, @unchecked Sendable {
    override init() {}
    public var minFrameRate: Float64 { 0 }
    public var maxFrameRate: Float64 { 0 }
}
/// How a moving camera's image is made calm.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off, standard, cinematic, cinematicExtended, previewOptimized, cinematicExtendedEnhanced
    case auto = -1
}
extension AVCaptureConnection {
    public var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode {
        get { .off }
        set {}
    }
    public var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    public var isVideoStabilizationSupported: Bool { false }
    public var isActive: Bool { false }
    public var output: AVCaptureOutput? { nil }
    public var videoScaleAndCropFactor: CGFloat {
        get { 1 }
        set {}
    }
}
/// An error of AVFoundation.
public struct AVError: Error, CustomNSError, Hashable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case mediaServicesWereReset = -11819
        case mediaChanged = -11809
        case maximumDurationReached = -11810
        case diskFull = -11807
        case deviceNotConnected = -11814
        case deviceWasDisconnected = -11808
        case deviceInUseByAnotherApplication = -11815
        case fileAlreadyExists = -11823
        case fileFormatNotRecognized = -11828
        case exportFailed = -11820
        case decodeFailed = -11821
        case noImageAtTime = -11832
        case contentIsProtected = -11831
        case contentIsNotAuthorized = -11835
        case applicationIsNotAuthorized = -11836
        case applicationIsNotAuthorizedToUseDevice = -11852
        case operationNotAllowed = -11862
        case operationInterrupted = -11847
        case sessionHardwareCostOverage = -11886
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public static var errorDomain: String { "AVFoundationErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static var unknown: Code { .unknown }
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
}
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"

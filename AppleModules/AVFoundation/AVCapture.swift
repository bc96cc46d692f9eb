import AppleCoreGraphics
import AppleCoreMedia
import AppleUIKit
import Easel
import Foundation

/// A camera or a microphone, which don't exist here.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// Whether the light is on.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    /// The side of a camera.
    public enum Position: Int, Sendable { case unspecified, back, front }
    open var hasTorch: Bool { false }
    /// The angles at which a camera's image is level.
    public final class RotationCoordinator: NSObject, @unchecked Sendable {
        public let device: AVCaptureDevice?
        public init(device: AVCaptureDevice, previewLayer: CALayer?) { self.device = device }
        public var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
        public var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }
    }
    open var torchMode = TorchMode.off
    override init() {}
    public static let currentExposureDuration = CMTime.invalid
    public static let currentISO: Float = 0
    public static let currentLensPosition: Float = 0
    open var localizedName: String { "" }
    open var uniqueID: String { "" }
    open var position: Position { .unspecified }
    open var hasFlash: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var videoZoomFactor: CGFloat = 1
    /// A kind of device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    }
    /// How a camera focuses.
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    /// How a camera measures the light.
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    open var focusMode: FocusMode {
        get { .locked }
        set {}
    }
    open var exposureMode: ExposureMode {
        get { .locked }
        set {}
    }
    open var focusPointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {}
    }
    open var exposurePointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {}
    }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
    /// Lists devices.
    public final class DiscoverySession: NSObject, Sendable {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        public var devices: [AVCaptureDevice] { [] }
    }
    /// Whether the flash fires.
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency public class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {}
    /// Returns false, because there is no user to answer.
    public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
    open func setTorchModeOn(level torchLevel: Float) throws {}
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func cancelVideoZoomRamp() {}
    @preconcurrency open func setFocusModeLocked(lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    @preconcurrency open func setExposureTargetBias(_ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    @preconcurrency open func setExposureModeCustom(duration: CMTime, iso: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    open var activeFormat: Format {
        get { Format() }
        set {}
    }
    open var formats: [Format] { [] }
    open var activeVideoMinFrameDuration: CMTime {
        get { .zero }
        set {}
    }
    open var activeVideoMaxFrameDuration: CMTime {
        get { .zero }
        set {}
    }
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var isAdjustingFocus: Bool { false }
    open var isAdjustingExposure: Bool { false }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open var exposureTargetBias: Float { 0 }
    open var iso: Float { 0 }
    open var lensPosition: Float { 0 }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var isConnected: Bool { false }
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isSmoothAutoFocusEnabled = false
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
    public static let subjectAreaDidChangeNotification = Notification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
    /// A form of images.
    open class Format: NSObject, @unchecked Sendable {
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var minISO: Float { 0 }
        open var maxISO: Float { 0 }
        open var isVideoHDRSupported: Bool { false }
        open var formatDescription: CMFormatDescription { CMFormatDescription(dimensions: CMVideoDimensions()) }
    }
}

/// Connects cameras and microphones with outputs. There are no devices, so nothing arrives.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The quality of the output.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    }
    public override init() {}
    open var sessionPreset = Preset.high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var isRunning: Bool { false }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}
    open var automaticallyConfiguresApplicationAudioSession = true
    open var usesApplicationAudioSession = true
    open var isInterrupted: Bool { false }
    open var connections: [AVCaptureConnection] { [] }
    /// The controls of the camera's button, which doesn't exist here.
    open private(set) var controls: [AVCaptureControl] = []
    open var maxControlsCount: Int { 0 }
    open func canAddControl(_ control: AVCaptureControl) -> Bool { false }
    open func addControl(_ control: AVCaptureControl) { controls.append(control) }
    open func removeControl(_ control: AVCaptureControl) { controls.removeAll { $0 === control } }
    @preconcurrency open func setControlsDelegate(_ delegate: (any AVCaptureSessionControlsDelegate)?, queue: DispatchQueue?) {}
    public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
}
/// A source of a session.
open class AVCaptureInput: NSObject, @unchecked Sendable {}
/// A device as a source.
public final class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device }
}
/// The direction of a video.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}
/// The connection from a source to an output.
public final class AVCaptureConnection: NSObject, @unchecked Sendable {
    public var isEnabled = true
    public var videoOrientation = AVCaptureVideoOrientation.portrait
    public var videoRotationAngle: CGFloat = 0
    public var isVideoMirrored = false
    public var automaticallyAdjustsVideoMirroring = true
    public var isVideoOrientationSupported: Bool { true }
    public var isVideoMirroringSupported: Bool { true }
    public func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { true }
}
/// A receiver of a session.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    public var connections: [AVCaptureConnection] { [] }
}
/// Delivers the frames of a video.
public final class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    public var videoSettings: [String: Any]! = [:]
    public var alwaysDiscardsLateVideoFrames = true
    public func setSampleBufferDelegate(_ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?) {}
}
/// Receives the frames of a video.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}
/// Records a film.
public final class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable { public override init() {} }
/// Records files. There is no device, so nothing is recorded.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    open var isRecording: Bool { false }
    open var outputFileURL: URL? { nil }
    open var recordedDuration: CMTime { .zero }
    open var maxRecordedDuration = CMTime.invalid
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {}
    open func stopRecording() {}
}
/// Delivers sound. There is no microphone, so nothing arrives.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    open func setSampleBufferDelegate(_ delegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue: DispatchQueue?) {}
}
/// Receives sound.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {}
/// The compression of a film.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}
/// Reacts to the recording of a film.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}

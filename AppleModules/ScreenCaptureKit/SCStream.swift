// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of ScreenCaptureKit.

import AppleCoreGraphics
import AppleCoreMedia
import Foundation

// The user permits no capture, so there is no content, and no stream starts.

/// The reason for a failure.
public struct SCStreamError: Error, Sendable {
    /// The kind of a reason.
    public enum Code: Int, Sendable {
        case userDeclined = -3801
        case failedToStart = -3802
        case missingEntitlements = -3803
        case attemptToStopStreamState = -3808
        case noDisplayList = -3814
        case noWindowList = -3813
        case userStopped = -3817
    }
    public let code: Code
    public static let userDeclined = Code.userDeclined
}
/// The screens, windows, and apps that can be captured.
open class SCShareableContent: NSObject, @unchecked Sendable {
    open var displays: [SCDisplay] { [] }
    open var windows: [SCWindow] { [] }
    open var applications: [SCRunningApplication] { [] }
    /// - Throws: `SCStreamError`, because the user permits no capture.
    public class var current: SCShareableContent { get async throws { throw SCStreamError(code: .userDeclined) } }
    /// - Throws: `SCStreamError`, because the user permits no capture.
    public class func excludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool) async throws -> SCShareableContent {
        throw SCStreamError(code: .userDeclined)
    }
    public class func getExcludingDesktopWindows(
        _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool, completionHandler: @escaping (SCShareableContent?, (any Error)?) -> Void
    ) { completionHandler(nil, SCStreamError(code: .userDeclined)) }
    public class func getWithCompletionHandler(_ completionHandler: @escaping (SCShareableContent?, (any Error)?) -> Void) {
        completionHandler(nil, SCStreamError(code: .userDeclined))
    }
}
/// A screen.
open class SCDisplay: NSObject, @unchecked Sendable {
    open var displayID: UInt32 { 0 }
    open var width: Int { 0 }
    open var height: Int { 0 }
    open var frame: CGRect { .zero }
}
/// An app.
open class SCRunningApplication: NSObject, @unchecked Sendable {
    open var bundleIdentifier: String { "" }
    open var applicationName: String { "" }
    open var processID: Int32 { 0 }
}
/// A window.
open class SCWindow: NSObject, @unchecked Sendable {
    open var windowID: UInt32 { 0 }
    open var frame: CGRect { .zero }
    open var title: String? { nil }
    open var windowLayer: Int { 0 }
    open var owningApplication: SCRunningApplication? { nil }
    open var isOnScreen: Bool { false }
    open var isActive: Bool { false }
}
/// What a stream captures.
open class SCContentFilter: NSObject, @unchecked Sendable {
    public override init() {}
    public init(display: SCDisplay, excludingWindows excluded: [SCWindow]) {}
    public init(display: SCDisplay, including includedWindows: [SCWindow]) {}
    public init(display: SCDisplay, including applications: [SCRunningApplication], exceptingWindows: [SCWindow]) {}
    public init(display: SCDisplay, excludingApplications applications: [SCRunningApplication], exceptingWindows: [SCWindow]) {}
    public init(desktopIndependentWindow window: SCWindow) {}
    open var contentRect: CGRect { .zero }
    open var pointPixelScale: Float { 1 }
    open var includeMenuBar = false
}
/// The resolution of a capture.
public enum SCCaptureResolutionType: Int, Sendable { case automatic, best, nominal }
/// The settings of a stream.
open class SCStreamConfiguration: NSObject, @unchecked Sendable {
    open var width = 0
    open var height = 0
    open var minimumFrameInterval = CMTime.zero
    open var pixelFormat: UInt32 = 0
    open var scalesToFit = false
    open var preservesAspectRatio = true
    open var showsCursor = true
    open var showMouseClicks = false
    open var backgroundColor = CGColor(gray: 0, alpha: 0)
    open var sourceRect = CGRect.zero
    open var destinationRect = CGRect.zero
    open var queueDepth = 8
    open var capturesAudio = false
    open var captureMicrophone = false
    open var microphoneCaptureDeviceID: String?
    open var sampleRate = 48_000
    open var channelCount = 2
    open var excludesCurrentProcessAudio = false
    open var colorSpaceName: String = ""
    open var captureResolution = SCCaptureResolutionType.automatic
    open var ignoreShadowsDisplay = false
    open var ignoreShadowsSingleWindow = false
    open var shouldBeOpaque = false
    open var streamName: String?
    public override init() {}
}
/// The kind of a sample.
public enum SCStreamOutputType: Int, Sendable { case screen, audio, microphone }
/// Receives samples, which never arrive.
public protocol SCStreamOutput: AnyObject {
    func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType)
}
extension SCStreamOutput {
    public func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType) {}
}
/// Reacts to a stream.
public protocol SCStreamDelegate: AnyObject {
    func stream(_ stream: SCStream, didStopWithError error: any Error)
    func outputVideoEffectDidStart(for stream: SCStream)
    func outputVideoEffectDidStop(for stream: SCStream)
}
extension SCStreamDelegate {
    public func stream(_ stream: SCStream, didStopWithError error: any Error) {}
    public func outputVideoEffectDidStart(for stream: SCStream) {}
    public func outputVideoEffectDidStop(for stream: SCStream) {}
}
/// Captures the screen. It never starts.
open class SCStream: NSObject, @unchecked Sendable {
    public init(filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration, delegate: (any SCStreamDelegate)?) {}
    /// - Throws: never.
    open func addStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType, sampleHandlerQueue: DispatchQueue?) throws {}
    /// - Throws: never.
    open func removeStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType) throws {}
    /// - Throws: `SCStreamError`, because the user permits no capture.
    open func startCapture() async throws { throw SCStreamError(code: .userDeclined) }
    open func startCapture(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(SCStreamError(code: .userDeclined)) }
    /// - Throws: `SCStreamError`, because the stream doesn't run.
    open func stopCapture() async throws { throw SCStreamError(code: .attemptToStopStreamState) }
    open func stopCapture(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(SCStreamError(code: .attemptToStopStreamState)) }
    /// - Throws: never.
    open func updateConfiguration(_ streamConfig: SCStreamConfiguration) async throws {}
    /// - Throws: never.
    open func updateContentFilter(_ contentFilter: SCContentFilter) async throws {}
}
/// Takes pictures of the screen.
open class SCScreenshotManager: NSObject {
    /// - Throws: `SCStreamError`, because the user permits no capture.
    public class func captureImage(contentFilter: SCContentFilter, configuration: SCStreamConfiguration) async throws -> CGImage {
        throw SCStreamError(code: .userDeclined)
    }
    public class func captureImage(
        contentFilter: SCContentFilter, configuration: SCStreamConfiguration, completionHandler: ((CGImage?, (any Error)?) -> Void)?
    ) { completionHandler?(nil, SCStreamError(code: .userDeclined)) }
    /// - Throws: `SCStreamError`, because the user permits no capture.
    public class func captureImage(in rect: CGRect) async throws -> CGImage { throw SCStreamError(code: .userDeclined) }
}

import AppleUIKit
import Foundation

// The screen is never recorded.

/// The reason for a failure.
public enum RPRecordingErrorCode: Int, Error, Sendable {
    case unknown = -5800
    case userDeclined = -5801
    case disabled = -5802
    case failedToStart = -5803
    case failed = -5804
}
/// A part of a recording.
public enum RPSampleBufferType: Int, Sendable {
    case video = 1
    case audioApp, audioMic
}
/// Records the screen.
@MainActor @preconcurrency
open class RPScreenRecorder: NSObject {
    private static let instance = RPScreenRecorder()
    nonisolated override init() {}
    open class func shared() -> RPScreenRecorder { instance }
    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    open var isMicrophoneEnabled = false
    open var isCameraEnabled = false
    open var cameraPreviewView: UIView? { nil }
    open func startRecording(handler: (((any Error)?) -> Void)? = nil) { handler?(RPRecordingErrorCode.disabled) }
    /// - Throws: `RPRecordingErrorCode.disabled`.
    open func startRecording() async throws { throw RPRecordingErrorCode.disabled }
    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) { handler?(nil, RPRecordingErrorCode.disabled) }
    open func stopRecording(withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(RPRecordingErrorCode.disabled) }
    /// - Throws: `RPRecordingErrorCode.disabled`.
    open func stopRecording(withOutput url: URL) async throws { throw RPRecordingErrorCode.disabled }
    open func discardRecording(handler: @escaping () -> Void) { handler() }
    open func stopCapture(handler: (((any Error)?) -> Void)? = nil) { handler?(nil) }
}
/// Reacts to a recorder.
@MainActor @preconcurrency
public protocol RPScreenRecorderDelegate: AnyObject {
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
/// Shows a recording. It isn't drawn.
open class RPPreviewViewController: UIViewController {
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
/// Reacts to the end of a preview.
@MainActor @preconcurrency
public protocol RPPreviewViewControllerDelegate: AnyObject {
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}
/// A button that starts a broadcast. It is an outline.
open class RPSystemBroadcastPickerView: UIView {
    open var preferredExtension: String?
    open var showsMicrophoneButton = true
}

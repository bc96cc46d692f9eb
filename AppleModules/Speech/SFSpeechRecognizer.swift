// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleAVFAudio
import AppleFoundation
import Easel
import Foundation
import Views

/// The user's decision.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
/// The use of a text.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
/// The state of recognition.
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// Recognizes speech. There is no microphone and no model, so it isn't available.
open class SFSpeechRecognizer: @unchecked Sendable {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    public init?() { locale = SceneHost.locale }
    public init?(locale: Locale) { self.locale = locale }
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition: Bool { false }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {}
    /// Returns a task without a result.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
    @discardableResult
    open func recognitionTask(with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate) -> SFSpeechRecognitionTask {
        SFSpeechRecognitionTask()
    }
}
/// Reacts to the availability of recognition.
public protocol SFSpeechRecognizerDelegate: AnyObject {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
/// Reacts to recognition.
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {}
/// Speech to recognize.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var contextualStrings: [String] = []
    open var addsPunctuation = false
}
/// Speech of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public override init() {}
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func endAudio() {}
}
/// Speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url: URL) { self.url = url }
}
/// The recognition of speech, which never ends.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    private var wasCancelled = false
    override init() {}
    open var state: SFSpeechRecognitionTaskState { wasCancelled ? .canceling : .starting }
    open var isCancelled: Bool { wasCancelled }
    open var isFinishing: Bool { false }
    open var error: (any Error)? { nil }
    open func cancel() { wasCancelled = true }
    open func finish() {}
}
/// A recognized text. Code never receives one.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    override init() {}
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { false }
}
/// A recognized text.
open class SFTranscription: NSObject, @unchecked Sendable {
    override init() {}
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}
/// A recognized word.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    override init() {}
    open var substring: String { "" }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
}

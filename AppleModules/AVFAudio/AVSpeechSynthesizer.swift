// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Speaks texts. There is no sound.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// The position at which speech stops.
    public enum Boundary: Int, Sendable { case immediate, word }
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var usesApplicationAudioSession = true
    open var mixToTelephonyUplink = false
    /// Never calls the closure: Easel makes no sounds.
    open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void) {}
    @preconcurrency open class func requestPersonalVoiceAuthorization(completionHandler handler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void)
    {
        handler(.unsupported)
    }
    open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
    /// The user's decision about their own voice.
    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable { case notDetermined, denied, unsupported, authorized }
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }
    open func speak(_ utterance: AVSpeechUtterance) {}
    @discardableResult open func stopSpeaking(at boundary: Boundary) -> Bool { false }
    @discardableResult open func pauseSpeaking(at boundary: Boundary) -> Bool { false }
    @discardableResult open func continueSpeaking() -> Bool { false }
}
/// Reacts to speech. Speech doesn't begin.
public protocol AVSpeechSynthesizerDelegate: AnyObject {}
/// A text that is spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0
    public init(string: String) { speechString = string }
}
/// A voice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public let language: String
    open var name: String { "" }
    open var identifier: String { language }
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    public init?(identifier: String) { return nil }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    public class func currentLanguageCode() -> String { "en-US" }
}
/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced, premium
}
/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

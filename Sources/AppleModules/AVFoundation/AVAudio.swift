// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Plays a sound file. There is no sound: the player keeps its settings, and time never passes in it.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public private(set) var url: URL?
    public private(set) var isPlaying = false
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var deviceCurrentTime: TimeInterval { 0 }
    open var format: AVAudioFormat { AVAudioFormat(44_100, 2) }
    open var settings: [String: Any] { [:] }
    open var volume: Float = 1
    open var rate: Float = 1
    open var pan: Float = 0
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var isMeteringEnabled = false
    open var duration: TimeInterval { 0 }
    open var numberOfChannels: Int { 2 }

    /// - Throws: an error of Foundation if the file can't be read.
    public init(contentsOf url: URL) throws {
        _ = try Data(contentsOf: url)
        self.url = url
    }
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }
    public init(data: Data) throws {}
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }
    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool {
        isPlaying = true
        return true
    }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Reacts to the end of a sound. Sounds don't end.
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// Records sound. There is no microphone: nothing is recorded.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    public let url: URL
    public private(set) var isRecording = false
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    open var currentTime: TimeInterval { 0 }
    public init(url: URL, settings: [String: Any]) throws { self.url = url }
    @discardableResult open func prepareToRecord() -> Bool { true }
    @discardableResult open func record() -> Bool {
        isRecording = true
        return true
    }
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
    open func pause() { isRecording = false }
    open func stop() { isRecording = false }
    @discardableResult open func deleteRecording() -> Bool { true }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Reacts to the end of a recording. Recordings don't end.
public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}
extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// The quality of a recording.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 32
    case medium = 64
    case high = 96
    case max = 127
}

/// The audio of the app. Settings are accepted.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()
    public class func sharedInstance() -> AVAudioSession { shared }

    /// The role of the app's audio.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    /// The kind of content.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    }
    /// The mixing of audio with that of other apps.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }
    /// An output that replaces the one of the route.
    public enum PortOverride: UInt, Sendable { case none, speaker }
    /// Options of a session's end.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// The user's decision about the microphone.
    public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
    public private(set) var category = Category.soloAmbient
    public private(set) var mode = Mode.default
    open var recordPermission: RecordPermission { .undetermined }
    open var outputVolume: Float { 0.5 }
    open var isOtherAudioPlaying: Bool { false }
    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws { (self.category, self.mode) = (category, mode) }
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    /// How the route is shared.
    public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    open func setPreferredSampleRate(_ sampleRate: Double) throws {}
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    open var sampleRate: Double { 44_100 }
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Never calls the closure, because there is no user to answer.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

/// Speaks texts. There is no sound.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// The position at which speech stops.
    public enum Boundary: Int, Sendable { case immediate, word }
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var usesApplicationAudioSession = true
    open var mixToTelephonyUplink = false
    /// Never calls the closure: Easel makes no sounds.
    open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void) {}
    open class func requestPersonalVoiceAuthorization(completionHandler handler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void) {
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

/// The kind of a file, as an identifier of its type.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let heic = AVFileType(rawValue: "public.heic")
}

/// The app as a user of audio.
public final class AVAudioApplication: NSObject, Sendable {
    /// The user's decision. The name is that of Apple.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
    public static let shared = AVAudioApplication()
    public var recordPermission: recordPermission { .undetermined }
    public var isInputMuted: Bool { false }
    /// Never calls the closure, because a picture has no user who could answer.
    public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {}
    /// Returns false: a picture has no user who could answer.
    public class func requestRecordPermission() async -> Bool { false }
}

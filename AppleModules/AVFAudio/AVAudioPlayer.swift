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
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records sound. There is no microphone: nothing is recorded.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    public let url: URL
    public private(set) var isRecording = false
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    open var currentTime: TimeInterval { 0 }
    open private(set) var settings: [String: Any] = [:]
    open private(set) var format = AVAudioFormat(44_100, 2)
    open var deviceCurrentTime: TimeInterval { 0 }
    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
    public init(url: URL, format: AVAudioFormat) throws { (self.url, self.format) = (url, format) }
    @discardableResult open func prepareToRecord() -> Bool { true }
    @discardableResult open func record() -> Bool {
        isRecording = true
        return true
    }
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
    @discardableResult open func record(atTime time: TimeInterval) -> Bool { record() }
    @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { record() }
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
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey"
public let AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant"
public let AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"
/// The quality of a recording.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 32
    case medium = 64
    case high = 96
    case max = 127
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
    @preconcurrency public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {}
    /// Returns false: a picture has no user who could answer.
    public class func requestRecordPermission() async -> Bool { false }
}

import AppleCoreAudioTypes
import Foundation

/// The form of samples.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// Samples per second.
    public let sampleRate: Double
    public let channelCount: UInt32
    public let commonFormat: AVAudioCommonFormat
    public let isInterleaved: Bool
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
        (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, .pcmFormatFloat32, false)
    }
    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: UInt32, interleaved: Bool) {
        (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, format, interleaved)
    }
    public init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        let description = unsafe asbd.pointee
        (sampleRate, channelCount) = (description.mSampleRate, description.mChannelsPerFrame)
        commonFormat = Self.kind(of: description)
        isInterleaved = description.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0
    }
    public init?(settings: [String: Any]) {
        guard let rate = settings[AVSampleRateKey] as? Double, let channels = settings[AVNumberOfChannelsKey] as? Int else { return nil }
        (sampleRate, channelCount, commonFormat, isInterleaved) = (rate, UInt32(max(0, channels)), .otherFormat, false)
    }
    init(_ sampleRate: Double, _ channels: UInt32) {
        (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, .pcmFormatFloat32, false)
    }
    private static func kind(of description: AudioStreamBasicDescription) -> AVAudioCommonFormat {
        guard description.mFormatID == kAudioFormatLinearPCM else { return .otherFormat }
        let isFloat = description.mFormatFlags & kAudioFormatFlagIsFloat != 0
        return switch (description.mBitsPerChannel, isFloat) {
        case (16, false): .pcmFormatInt16
        case (32, false): .pcmFormatInt32
        case (32, true): .pcmFormatFloat32
        case (64, true): .pcmFormatFloat64
        default: .otherFormat
        }
    }
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var settings: [String: Any] {
        [AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
    }
}
/// The type of samples.
public enum AVAudioCommonFormat: UInt, Sendable { case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32 }

/// Sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat
    init(_ format: AVAudioFormat) { self.format = format }
}
/// Samples in memory: floating-point numbers, one row for each channel.
@safe open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public let frameCapacity: AVAudioFrameCount
    open var frameLength: AVAudioFrameCount = 0
    private let samples: UnsafeMutablePointer<Float>
    private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let (channels, frames) = (Int(format.channelCount), Int(frameCapacity))
        guard channels > 0, channels <= 64, channels * frames <= 1 << 28 else { return nil }
        self.frameCapacity = frameCapacity
        unsafe samples = .allocate(capacity: max(1, channels * frames))
        unsafe samples.initialize(repeating: 0, count: max(1, channels * frames))
        unsafe rows = .allocate(capacity: channels)
        for channel in 0..<channels { unsafe (rows + channel).initialize(to: samples + channel * frames) }
        super.init(format)
    }
    deinit {
        unsafe rows.deallocate()
        unsafe samples.deallocate()
    }
    /// The rows of samples.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { unsafe UnsafePointer(rows) }
    open var stride: Int { 1 }
    /// Nil: samples are floating-point numbers.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
    /// Nil: samples are floating-point numbers.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { nil }
}
/// Changes the form of samples. Only buffers of the same form can be converted.
open class AVAudioConverter: NSObject, @unchecked Sendable {
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat
    open var sampleRateConverterQuality = 0
    open var bitRate = 0
    open var downmix = false
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) { (inputFormat, outputFormat) = (fromFormat, toFormat) }
    open func reset() {}
    private struct Unconvertible: LocalizedError { var errorDescription: String? { "Easel doesn't convert sound" } }
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws { throw Unconvertible() }
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?
    ) -> AVAudioConverterOutputStatus {
        unsafe outError?.pointee = Unconvertible() as NSError
        return .error
    }
}
public typealias AVAudioPacketCount = UInt32
/// Whether there is more sound to convert.
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
/// Whether sound was converted.
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData, inputRanDry, endOfStream, error }

/// Makes sound with a closure. There is no sound, so the closure is never called.
open class AVAudioSourceNode: AVAudioNode, @unchecked Sendable {
    public typealias RenderBlock = (
        UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>
    ) -> Int32
    open var volume: Float = 1
    open var pan: Float = 0
    public init(renderBlock block: @escaping RenderBlock) {}
    public init(format: AVAudioFormat, renderBlock block: @escaping RenderBlock) {}
}
/// Receives sound with a closure. There is no sound, so the closure is never called.
open class AVAudioSinkNode: AVAudioNode, @unchecked Sendable {
    public init(receiverBlock block: @escaping (UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>) -> Int32) {}
}
/// Plays a file of notes. There is no sound.
open class AVMIDIPlayer: NSObject, @unchecked Sendable {
    open var duration: TimeInterval { 0 }
    open var currentPosition: TimeInterval = 0
    open var rate: Float = 1
    open private(set) var isPlaying = false
    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { _ = try Data(contentsOf: inURL) }
    public init(data: Data, soundBankURL bankURL: URL?) throws {}
    open func prepareToPlay() {}
    /// Never calls the closure: time doesn't pass in the player.
    @preconcurrency open func play(_ completionHandler: (@Sendable () -> Void)? = nil) { isPlaying = true }
    open func stop() { isPlaying = false }
}

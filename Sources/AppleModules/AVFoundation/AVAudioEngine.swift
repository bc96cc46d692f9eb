import Foundation

/// The form of samples.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// Samples per second.
    public let sampleRate: Double
    public let channelCount: UInt32
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) { (self.sampleRate, channelCount) = (sampleRate, channels) }
    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: UInt32, interleaved: Bool) {
        (self.sampleRate, channelCount) = (sampleRate, channels)
    }
    init(_ sampleRate: Double, _ channels: UInt32) { (self.sampleRate, channelCount) = (sampleRate, channels) }
    open var settings: [String: Any] { [:] }
}
/// The type of samples.
public enum AVAudioCommonFormat: UInt, Sendable { case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32 }
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioChannelCount = UInt32

/// Sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {}
/// The way in which sound is made faster or slower.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
/// Samples in memory: floating-point numbers, one row for each channel.
@safe open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public let format: AVAudioFormat
    public let frameCapacity: AVAudioFrameCount
    open var frameLength: AVAudioFrameCount = 0
    private let samples: UnsafeMutablePointer<Float>
    private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let (channels, frames) = (Int(format.channelCount), Int(frameCapacity))
        guard channels > 0, channels <= 64, channels * frames <= 1 << 28 else { return nil }
        (self.format, self.frameCapacity) = (format, frameCapacity)
        unsafe samples = .allocate(capacity: max(1, channels * frames))
        unsafe samples.initialize(repeating: 0, count: max(1, channels * frames))
        unsafe rows = .allocate(capacity: channels)
        for channel in 0..<channels { unsafe (rows + channel).initialize(to: samples + channel * frames) }
    }
    deinit {
        unsafe rows.deallocate()
        unsafe samples.deallocate()
    }
    /// The rows of samples.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { unsafe UnsafePointer(rows) }
    open var stride: Int { 1 }
}
/// A time in samples.
open class AVAudioTime: NSObject, @unchecked Sendable {
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) { (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate) }
}
/// A sound file. Easel reads none.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    open var length: AVAudioFramePosition { 0 }
    open var processingFormat: AVAudioFormat { AVAudioFormat(44_100, 2) }
    open var fileFormat: AVAudioFormat { AVAudioFormat(44_100, 2) }
    /// - Throws: an error of Foundation if the file can't be read.
    public init(forReading fileURL: URL) throws {
        _ = try Data(contentsOf: fileURL)
        url = fileURL
    }
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { url = fileURL }
    open func read(into buffer: AVAudioPCMBuffer) throws {}
    open func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// A part of an engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
    public override init() {}
    open weak var engine: AVAudioEngine?
    open var lastRenderTime: AVAudioTime? { nil }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(44_100, 2) }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(44_100, 2) }
    /// Never calls the closure, because there is no sound.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) {}
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    open func reset() {}
}
/// The microphone, which doesn't exist here.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
/// The loudspeaker, which doesn't exist here.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
/// Mixes sounds.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
}
/// Plays sounds. There is no sound.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    /// The options for scheduling a sound.
    public struct BufferOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let loops = BufferOptions(rawValue: 1)
        public static let interrupts = BufferOptions(rawValue: 2)
        public static let interruptsAtLoop = BufferOptions(rawValue: 4)
    }
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open func play() { isPlaying = true }
    open func play(at when: AVAudioTime?) { isPlaying = true }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {}
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: BufferOptions = [], completionHandler: (@Sendable () -> Void)? = nil
    ) {}
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil) {}
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}
/// Changes sound.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}
/// Changes pitch and speed.
open class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
    open var rate: Float = 1
    open var pitch: Float = 0
    open var overlap: Float = 8
}
/// Changes speed with the pitch.
open class AVAudioUnitVarispeed: AVAudioUnit, @unchecked Sendable { open var rate: Float = 1 }
/// Adds the sound of a room.
open class AVAudioUnitReverb: AVAudioUnit, @unchecked Sendable {
    open var wetDryMix: Float = 0
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// A room.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3,
        largeHall2
}
/// Adds an echo.
open class AVAudioUnitDelay: AVAudioUnit, @unchecked Sendable {
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50
    open var wetDryMix: Float = 100
}
/// Plays an instrument. There is no sound.
open class AVAudioUnitSampler: AVAudioUnit, @unchecked Sendable {
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
}

/// Connects the parts that make sound. There is no sound: the engine keeps its parts and runs silently.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open private(set) var isRunning = false
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    public override init() {}
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }
    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.engine = nil
    }
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}
    open func start() throws { isRunning = true }
    open func pause() { isRunning = false }
    open func stop() { isRunning = false }
    open func reset() {}
}

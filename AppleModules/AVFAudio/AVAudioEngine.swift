// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioChannelCount = UInt32

/// How sound is made faster or slower.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
/// A time in samples.
open class AVAudioTime: NSObject, @unchecked Sendable {
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    public let hostTime: UInt64
    private let hasHostTime: Bool
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, hostTime, hasHostTime) = (sampleTime, sampleRate, 0, false)
    }
    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, self.hostTime, hasHostTime) = (sampleTime, sampleRate, hostTime, true)
    }
    public init(hostTime: UInt64) { (sampleTime, sampleRate, self.hostTime, hasHostTime) = (0, 0, hostTime, true) }
    open var isSampleTimeValid: Bool { sampleRate > 0 }
    open var isHostTimeValid: Bool { hasHostTime }
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1_000_000_000) }
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1_000_000_000 }
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
    public convenience init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        try self.init(forReading: fileURL)
    }
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { url = fileURL }
    public convenience init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        try self.init(forWriting: fileURL, settings: settings)
    }
    open var framePosition: AVAudioFramePosition = 0
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {}
    open func close() {}
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
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open var latency: TimeInterval { 0 }
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    open func reset() {}
}
/// A device for sound.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    open private(set) var isVoiceProcessingEnabled = false
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
    open var presentationLatency: TimeInterval { 0 }
}
/// The microphone, which doesn't exist here.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
    open var isVoiceProcessingBypassed = false
    open var isVoiceProcessingAGCEnabled = true
    open var isVoiceProcessingInputMuted = false
    open var volume: Float = 1
}
/// The loudspeaker, which doesn't exist here.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
/// Mixes sounds.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }
}
/// Plays sounds. There is no sound.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    open var position = AVAudio3DPoint(x: 0, y: 0, z: 0)
    open var renderingAlgorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning
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
    // No scheduled sound is ever played, so no closure is called.
    @preconcurrency open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {}
    @preconcurrency open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: BufferOptions = [], completionHandler: (@Sendable () -> Void)? = nil
    ) {}
    @preconcurrency open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    @preconcurrency open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: BufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    @preconcurrency open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil) {}
    @preconcurrency open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    @preconcurrency open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
        completionHandler: (@Sendable () -> Void)? = nil
    ) {}
    @preconcurrency open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}
/// The moment at which the closure of a scheduled sound is called.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable { case dataConsumed, dataRendered, dataPlayedBack }

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
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
    ) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
    open var isAutoShutdownEnabled = false
    open private(set) var isInManualRenderingMode = false
    /// How sound is computed without a device.
    public enum ManualRenderingMode: Int, Sendable { case offline, realtime }
    open func enableManualRenderingMode(
        _ mode: ManualRenderingMode, format pcmFormat: AVAudioFormat, maximumFrameCount: AVAudioFrameCount
    ) throws { isInManualRenderingMode = true }
    open func disableManualRenderingMode() { isInManualRenderingMode = false }
    open func prepare() {}
    open func start() throws { isRunning = true }
    open func pause() { isRunning = false }
    open func stop() { isRunning = false }
    open func reset() {}
}

extension Notification.Name {
    public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}

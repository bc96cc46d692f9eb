// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

extension AVAudioSession {
    /// The devices that sound comes from and goes to.
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    public var inputNumberOfChannels: Int { 1 }
    public var outputNumberOfChannels: Int { 2 }
    public var ioBufferDuration: TimeInterval { 0.023 }
    public var inputLatency: TimeInterval { 0 }
    public var outputLatency: TimeInterval { 0 }
    public var isInputAvailable: Bool { false }
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
}
/// The devices that sound comes from and goes to.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }
}
/// A device for sound.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "" }
    open var uid: String { "" }
}
extension AVAudioSession {
    /// The kind of a device for sound.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let headphones = Port(rawValue: "Headphones")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let HDMI = Port(rawValue: "HDMI")
    }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

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
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
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
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
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
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { (self.category, categoryOptions) = (category, options) }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions, routeSharingPolicy) = (category, mode, options, policy)
    }
    public private(set) var categoryOptions: CategoryOptions = []
    public private(set) var routeSharingPolicy = RouteSharingPolicy.default
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }
    open var availableModes: [Mode] { [.default, .voiceChat, .videoChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio, .voicePrompt] }
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
    public static let mediaServicesWereLostNotification = Notification.Name("AVAudioSessionMediaServicesWereLostNotification")
    public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
    public static let silenceSecondaryAudioHintNotification = Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
    public static let spatialPlaybackCapabilitiesChangedNotification = Notification.Name("AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
}

extension AVAudioSession {
    /// Returns true at once: there is no other sound.
    public func activate(options: SetActiveOptions = []) async throws -> Bool { true }
    /// Returns true at once: there is no other sound.
    public func deactivate(options: SetActiveOptions = []) async throws -> Bool { true }
}

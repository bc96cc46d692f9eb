// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
extension AVAudioSession {
    /// Whether other audio is silenced.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }
    /// Why audio is interrupted.
    public enum InterruptionReason: UInt, Sendable {
        case `default`, appWasSuspended, builtInMicMuted
        case routeDisconnected = 4
    }
    /// Whether an interruption begins.
    public enum InterruptionType: UInt, Sendable { case ended, began }
    /// The possible actions after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// Why the output changed.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The number of the vibration, which has no effect.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// Plays nothing: there is no sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays nothing: there is no sound.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays nothing: there is no sound.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) { inCompletionBlock?() }

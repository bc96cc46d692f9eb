// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The number of the vibration, which has no effect.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// Gives a sound a number.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
    unsafe outSystemSoundID.pointee = 4096
    return 0
}
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
/// Plays nothing: there is no sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays nothing: there is no sound.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays nothing: there is no sound.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) { inCompletionBlock?() }

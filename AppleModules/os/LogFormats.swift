// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of Apple.

import Foundation

extension OSLogInterpolation {
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Int, format: OSLogIntExtendedFormat, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String
    ) {}
}
/// The words for true and false.
public enum OSLogBoolFormat: Sendable { case truth, answer }
/// The meaning of a number.
public enum OSLogInt32ExtendedFormat: Sendable {
    case ipv4Address, secondsSince1970, darwinErrno, darwinSignal, darwinMode, bitrate, bitrateIEC, byteCount, byteCountIEC
}
/// The meaning of a number.
public enum OSLogIntExtendedFormat: Sendable { case byteCount, byteCountIEC, bitrate, bitrateIEC, secondsSince1970 }

extension OSLogIntegerFormatting {
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static func decimal(explicitPositiveSign: Bool) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting()
    }
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure () -> Int
    ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static func octal(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}
extension OSLogFloatFormatting {
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func fixed(precision: @autoclosure () -> Int, explicitPositiveSign: Bool, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting()
    }
    public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func hybrid(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}
extension OSLog.Category {
    public static let dynamicTracing = OSLog.Category()
    public static let dynamicStackTracing = OSLog.Category()
}
extension OSLog {
    /// Returns false: there is no log.
    public func isEnabled(type: OSLogType) -> Bool { false }
    public var signpostsEnabled: Bool { false }
}
/// Marks a moment for performance tools, which don't exist here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID
) {}
/// Marks a moment for performance tools, which don't exist here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString,
    _ arguments: any CVarArg...
) {}
/// The bytes that the app may still use: those of a phone with much memory.
public func os_proc_available_memory() -> Int { 2 << 30 }
/// A lock of C's interface. Its address is its identity.
public struct os_unfair_lock_s: Sendable {
    fileprivate var isLocked: UInt32 = 0
    public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
/// Guards the states of all locks.
private let states = NSCondition()
/// Waits until the lock is free, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    states.lock()
    while unsafe lock.pointee.isLocked != 0 { states.wait() }
    unsafe lock.pointee.isLocked = 1
    states.unlock()
}
/// Takes the lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    states.lock()
    defer { states.unlock() }
    guard unsafe lock.pointee.isLocked == 0 else { return false }
    unsafe lock.pointee.isLocked = 1
    return true
}
/// Frees the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    states.lock()
    unsafe lock.pointee.isLocked = 0
    states.broadcast()
    states.unlock()
}

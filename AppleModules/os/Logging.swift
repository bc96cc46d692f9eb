// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation
import Synchronization

/// Writes messages to the system's log. There is no log, so messages go nowhere; their arguments are not evaluated.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ logObj: OSLog) {}

    public func log(_ message: @autoclosure () -> OSLogMessage) {}
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
    public func trace(_ message: @autoclosure () -> OSLogMessage) {}
    public func debug(_ message: @autoclosure () -> OSLogMessage) {}
    public func info(_ message: @autoclosure () -> OSLogMessage) {}
    public func notice(_ message: @autoclosure () -> OSLogMessage) {}
    public func warning(_ message: @autoclosure () -> OSLogMessage) {}
    public func error(_ message: @autoclosure () -> OSLogMessage) {}
    public func critical(_ message: @autoclosure () -> OSLogMessage) {}
    public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
}

/// A message with values of any type.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
}

/// Whether a value is hidden in the log.
public struct OSLogPrivacy: Sendable {
    /// The form in which a hidden value is shown.
    public enum Mask: Sendable { case hash, none }
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The column of a value.
public struct OSLogStringAlignment: Sendable {
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// The form of an integer.
public struct OSLogIntegerFormatting: Sendable {
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// The form of a number with fractions.
public struct OSLogFloatFormatting: Sendable {
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// A category of the system's log.
public final class OSLog: NSObject, Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")
    public init(subsystem: String, category: String) {}
    public struct Category: Sendable {
        public static let pointsOfInterest = Category()
    }
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: "") }
}

/// Writes a message to the system's log, which doesn't exist here.
public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {}
/// Writes a message to the system's log, which doesn't exist here.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {}
/// Writes a message to the system's log, which doesn't exist here.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {}

/// The kinds of signposts.
public struct OSSignpostType: Sendable {
    public static let begin = OSSignpostType()
    public static let end = OSSignpostType()
    public static let event = OSSignpostType()
}
/// Marks a moment for performance tools, which don't exist here.
public func os_signpost(_ type: OSSignpostType, log: OSLog, name: StaticString) {}

/// The name of one of several intervals at a time.
public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { rawValue = 1 }
    public static let exclusive = OSSignpostID(0)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)
}
/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}
/// Marks moments and intervals for performance tools, which a picture doesn't have.
public struct OSSignposter: Sendable {
    public static let disabled = OSSignposter()
    public init() {}
    public init(logger: Logger) {}
    public init(logHandle: OSLog) {}
    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: OSLog.Category) {}
    public var isEnabled: Bool { false }
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage) {}
    /// Runs the closure.
    public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T) rethrows -> T { try task() }
}

/// A value protected by a lock.
public struct OSAllocatedUnfairLock<State>: Sendable {
    private final class Storage: @unchecked Sendable {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }
    private let storage: Storage

    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    public init(uncheckedState: State) { storage = Storage(uncheckedState) }

    /// Runs the closure with exclusive access to the value.
    @preconcurrency public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }
    /// Runs the closure with exclusive access to the value.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { storage = Storage(()) }
    public func lock() { storage.lock.lock() }
    public func unlock() { storage.lock.unlock() }
    /// Runs the closure while the lock is held.
    @preconcurrency public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body()
    }
}

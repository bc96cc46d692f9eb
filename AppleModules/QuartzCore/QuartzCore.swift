// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of QuartzCore.

import Easel
import Foundation

/// Returns the scene's time in seconds.
public func CACurrentMediaTime() -> TimeInterval { _SceneTime.now.seconds }

// Darwin's clock, which Foundation shows on Apple's systems.

/// Returns the scene's time in ticks, which are nanoseconds here.
public func mach_absolute_time() -> UInt64 { UInt64(max(0, _SceneTime.now.seconds) * 1e9) }
/// The length of a tick in nanoseconds, as a fraction.
public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32
    public var denom: UInt32
    public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}
/// Returns a fraction; on Apple's systems, this is the initializer of its type.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t { .init(numer: numer, denom: denom) }
/// Reads the length of a tick.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    unsafe info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}

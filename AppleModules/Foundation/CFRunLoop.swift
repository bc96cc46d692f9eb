// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of CoreFoundation.

import Foundation

/// A port for events. None can be made.
public final class CFMachPort: Sendable {
    init() {}
}
/// A source of a run loop.
public final class CFRunLoopSource: Sendable {
    package init() {}
}
/// A run loop.
public final class CFRunLoop: Sendable {
    static let main = CFRunLoop()
}
/// The mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
    public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
}
public func CFMachPortCreateRunLoopSource(_ allocator: CFAllocator?, _ port: CFMachPort!, _ order: Int) -> CFRunLoopSource! { CFRunLoopSource() }
public func CFMachPortInvalidate(_ port: CFMachPort!) {}
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { .main }
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopRun() {}
public func CFRunLoopStop(_ rl: CFRunLoop!) {}

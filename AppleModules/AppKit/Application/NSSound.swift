// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// A sound, which isn't heard.
public final class NSSound: NSObject, @unchecked Sendable {
    public typealias Name = String
    public var volume: Float = 1
    public var loops = false
    public var currentTime: TimeInterval = 0
    public var duration: TimeInterval { 0 }
    public var isPlaying: Bool { false }
    public let name: Name?
    public init?(named name: Name) { self.name = name }
    public init?(contentsOf url: URL, byReference byRef: Bool) { name = nil }
    public init?(contentsOfFile path: String, byReference byRef: Bool) { name = nil }
    public init?(data: Data) { name = nil }
    @discardableResult public func play() -> Bool { false }
    @discardableResult public func stop() -> Bool { false }
    @discardableResult public func pause() -> Bool { false }
    @discardableResult public func resume() -> Bool { false }
    public class func beep() {}
}
public func NSBeep() {}

// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of Apple.

import AppleCoreGraphics
import AppleUIKit
import Easel

/// A script for other apps, which never runs.
public final class NSAppleScript: NSObject, @unchecked Sendable {
    public let source: String?
    public init?(source: String) { self.source = source }
    public var isCompiled: Bool { false }
    @discardableResult public func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
        NSAppleEventDescriptor()
    }
}
/// A message between apps, which is empty.
public final class NSAppleEventDescriptor: NSObject, @unchecked Sendable {
    public var stringValue: String? { nil }
    public var booleanValue: Bool { false }
    public var int32Value: Int32 { 0 }
    public var numberOfItems: Int { 0 }
    public func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
    public func paramDescriptor(forKeyword keyword: FourCharCode) -> NSAppleEventDescriptor? { nil }
}

/// Sends messages between apps. No other app runs, so only this one receives them.
public final class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    private static let shared = DistributedNotificationCenter()
    public class func `default`() -> DistributedNotificationCenter { shared }
    public func postNotificationName(_ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool) {
        post(name: name, object: object, userInfo: userInfo)
    }
}

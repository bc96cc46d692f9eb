// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of Apple.

import AppleUIKit
import Easel

/// Sends messages between apps. No other app runs, so only this one receives them.
public final class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    private static let shared = DistributedNotificationCenter()
    public class func `default`() -> DistributedNotificationCenter { shared }
    public func postNotificationName(_ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool) {
        post(name: name, object: object, userInfo: userInfo)
    }
}

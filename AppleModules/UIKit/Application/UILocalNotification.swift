import AppleCoreGraphics
import Easel
import Foundation

/// The old message of an app. It is never shown.
@MainActor @preconcurrency
open class UILocalNotification: NSObject {
    open var fireDate: Date?
    open var alertBody: String?
    open var alertTitle: String?
    open var alertAction: String?
    open var soundName: String?
    open var applicationIconBadgeNumber = 0
    open var userInfo: [AnyHashable: Any]?
    nonisolated public override init() {}
}

import AppleCoreGraphics
import Easel
import Foundation

/// A quick action of the app's icon that can change.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// A quick action of the app's icon.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
    public let type: String
    open var localizedTitle: String
    open var localizedSubtitle: String?
    open var icon: UIApplicationShortcutIcon?
    open var userInfo: [String: any NSSecureCoding]?
    public init(type: String, localizedTitle: String) { (self.type, self.localizedTitle) = (type, localizedTitle) }
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle, self.icon, self.userInfo) = (type, localizedTitle, localizedSubtitle, icon, userInfo)
    }
}

/// The icon of a quick action.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
    /// A system icon.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail,
            message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }
    public init(type: IconType) {}
    public init(systemImageName: String) {}
    public init(templateImageName: String) {}
}

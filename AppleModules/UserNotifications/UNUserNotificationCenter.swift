// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreLocation
import Easel
import Foundation

/// The user's decision about notifications.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
/// A kind of notification that the user has allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
/// The kinds of notifications that an app requests.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}
/// The appearance of a notification while the app runs.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The user's decisions about notifications, all of them still open.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    public var alertSetting: UNNotificationSetting { .disabled }
    public var badgeSetting: UNNotificationSetting { .disabled }
    public var soundSetting: UNNotificationSetting { .disabled }
    public var lockScreenSetting: UNNotificationSetting { .disabled }
    public var notificationCenterSetting: UNNotificationSetting { .disabled }
    public var timeSensitiveSetting: UNNotificationSetting { .disabled }
    public var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    public var directMessagesSetting: UNNotificationSetting { .disabled }
    public var announcementSetting: UNNotificationSetting { .disabled }
}

/// The app's notifications. Requests are kept, but not delivered.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    public class func current() -> UNUserNotificationCenter { shared }

    private let lock = NSLock()
    private var requests: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    open var supportsContentExtensions: Bool { false }

    /// Never calls the completion, because there is no user to answer.
    @preconcurrency open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
    /// Returns false, because there is no user to answer.
    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    @preconcurrency open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    @preconcurrency open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        keep(request)
        completionHandler?(nil)
    }
    open func add(_ request: UNNotificationRequest) async throws { keep(request) }
    private func keep(_ request: UNNotificationRequest) {
        lock.withLock {
            requests.removeAll { $0.identifier == request.identifier }
            requests.append(request)
        }
    }
    @preconcurrency open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler(lock.withLock { requests })
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
    }
    open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
    @preconcurrency open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }
    open func deliveredNotifications() async -> [UNNotification] { [] }
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { lock.withLock { self.categories = categories } }
    @preconcurrency open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler(lock.withLock { categories })
    }
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }
    @preconcurrency open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// Reacts to notifications, which never arrive.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// A request for a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}
/// A notification.
open class UNNotification: NSObject, @unchecked Sendable {
    public let date: Date
    public let request: UNNotificationRequest
    init(_ request: UNNotificationRequest) { (date, self.request) = (_SceneTime.date, request) }
}
/// The user's reaction to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String
    init(_ notification: UNNotification) { (self.notification, actionIdentifier) = (notification, UNNotificationDefaultActionIdentifier) }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The text of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    fileprivate var values = Values()
    fileprivate struct Values {
        var (title, subtitle, body, category, thread) = ("", "", "", "", "")
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var level = UNNotificationInterruptionLevel.active
        var score = 0.0
        var target: String?
        var launchImage = ""
        var filter: String?
    }
    open var title: String { values.title }
    open var subtitle: String { values.subtitle }
    open var body: String { values.body }
    open var badge: NSNumber? { values.badge }
    open var sound: UNNotificationSound? { values.sound }
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    open var categoryIdentifier: String { values.category }
    open var threadIdentifier: String { values.thread }
    open var attachments: [UNNotificationAttachment] { values.attachments }
    open var interruptionLevel: UNNotificationInterruptionLevel { values.level }
    open var relevanceScore: Double { values.score }
    open var targetContentIdentifier: String? { values.target }
    open var launchImageName: String { values.launchImage }
    open var filterCriteria: String? { values.filter }
}
/// The text of a notification, which can change.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var targetContentIdentifier: String? {
        get { values.target }
        set { values.target = newValue }
    }
    open override var launchImageName: String {
        get { values.launchImage }
        set { values.launchImage = newValue }
    }
    open override var filterCriteria: String? {
        get { values.filter }
        set { values.filter = newValue }
    }
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.category }
        set { values.category = newValue }
    }
    open override var threadIdentifier: String {
        get { values.thread }
        set { values.thread = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.level }
        set { values.level = newValue }
    }
    open override var relevanceScore: Double {
        get { values.score }
        set { values.score = newValue }
    }
}
/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
    public override init() {}
    public init(named name: UNNotificationSoundName) {}
}
/// The file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// A file that a notification shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws { (self.identifier, url) = (identifier, URL) }
}

/// The time of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}
/// Delivers after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    open func nextTriggerDate() -> Date? { _SceneTime.date.addingTimeInterval(timeInterval) }
}
/// Delivers at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    open func nextTriggerDate() -> Date? {
        _SceneStrings.calendar.nextDate(after: _SceneTime.date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}
/// Delivers when the user enters or leaves a region.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let region: CLRegion
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
/// Delivers a push.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

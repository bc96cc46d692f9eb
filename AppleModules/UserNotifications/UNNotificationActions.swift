// The names are those of Apple.

import Foundation

/// Options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) {
        self.init(identifier: identifier, title: title, options: options)
    }
}
/// The icon of an action.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    public init(systemImageName: String) {}
    public init(templateImageName: String) {}
}
/// A field of a notification for an answer.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    public let textInputButtonTitle: String
    public let textInputPlaceholder: String
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
}
/// The user's answer in the field of a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable { open var userText: String { "" } }
/// Options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
/// The buttons of a kind of notification.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) {
        (self.identifier, self.actions) = (identifier, actions)
    }
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) { self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options) }
}
/// Changes a notification before it is shown. None arrive.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
    public override init() {}
    open func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        contentHandler(request.content)
    }
    open func serviceExtensionTimeWillExpire() {}
}
/// A source of a notification's content.
public protocol UNNotificationContentProviding: NSObjectProtocol {}
extension UNNotificationContent {
    public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent { self }
}
/// When a notification's text is hidden.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }
/// How a notification is shown.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
extension UNNotificationSettings {
    public var alertStyle: UNAlertStyle { .none }
    public var showPreviewsSetting: UNShowPreviewsSetting { .whenAuthenticated }
    public var criticalAlertSetting: UNNotificationSetting { .disabled }
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    public var providesAppNotificationSettings: Bool { false }
}

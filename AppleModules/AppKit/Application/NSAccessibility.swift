// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// The parts of the interface for assistive technology, which isn't drawn.
public enum NSAccessibility {
    /// The kind of an element.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let button = Role(rawValue: "AXButton")
        public static let group = Role(rawValue: "AXGroup")
        public static let image = Role(rawValue: "AXImage")
        public static let list = Role(rawValue: "AXList")
        public static let row = Role(rawValue: "AXRow")
        public static let slider = Role(rawValue: "AXSlider")
        public static let staticText = Role(rawValue: "AXStaticText")
        public static let textArea = Role(rawValue: "AXTextArea")
        public static let textField = Role(rawValue: "AXTextField")
        public static let window = Role(rawValue: "AXWindow")
        public static let toolbar = Role(rawValue: "AXToolbar")
        public static let checkBox = Role(rawValue: "AXCheckBox")
        public static let unknown = Role(rawValue: "AXUnknown")
    }
    /// A change that assistive technology can hear of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
        public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
        public static let valueChanged = Notification(rawValue: "AXValueChanged")
    }
    /// The facts of a change.
    public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
        public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
    }
    public static func post(element: Any, notification: Notification) {}
    public static func post(element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?) {}
}
/// The priority of an announcement.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
    case low = 10
    case medium = 50
    case high = 90
}

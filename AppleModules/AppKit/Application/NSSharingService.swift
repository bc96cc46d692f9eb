// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// Services that share things. The list is empty.
@MainActor @preconcurrency
open class NSSharingService: NSObject {
    /// The name of a service.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let composeEmail = Name(rawValue: "com.apple.share.Mail.compose")
        public static let composeMessage = Name(rawValue: "com.apple.messages.ShareExtension")
        public static let sendViaAirDrop = Name(rawValue: "com.apple.share.AirDrop.send")
        public static let addToSafariReadingList = Name(rawValue: "com.apple.share.System.add-to-safari-reading-list")
        public static let cloudSharing = Name(rawValue: "com.apple.share.CloudSharing")
    }
    public let title: String
    public let image = NSImage()
    open weak var delegate: AnyObject?
    open var recipients: [String]?
    open var subject: String?
    public init?(named serviceName: Name) { return nil }
    public init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void) { self.title = title }
    open func canPerform(withItems items: [Any]?) -> Bool { false }
    open func perform(withItems items: [Any]) {}
    public class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
}
/// The list of services, which never opens.
@MainActor @preconcurrency
open class NSSharingServicePicker: NSObject {
    open weak var delegate: AnyObject?
    public init(items: [Any]) {}
    open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {}
    open func close() {}
    public private(set) lazy var standardShareMenuItem = NSMenuItem(title: "Share…", action: nil, keyEquivalent: "")
}
/// Chooses services.
@MainActor @preconcurrency public protocol NSSharingServicePickerDelegate: AnyObject {}
/// Reacts to a service.
@MainActor @preconcurrency public protocol NSSharingServiceDelegate: AnyObject {}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's Carbon.

import AppleFoundation
import AppleUIKit
import Easel
import Foundation

public typealias AEEventClass = FourCharCode
public typealias AEEventID = FourCharCode
public typealias AEKeyword = FourCharCode
public let kInternetEventClass: AEEventClass = 0x4755_524C
public let kAEGetURL: AEEventID = 0x4755_524C
public let kCoreEventClass: AEEventClass = 0x6165_7674
public let kAEOpenApplication: AEEventID = 0x6F61_7070
public let kAEReopenApplication: AEEventID = 0x7261_7070
public let kAEOpenDocuments: AEEventID = 0x6F64_6F63
public let kAEQuitApplication: AEEventID = 0x7175_6974
public let keyDirectObject: AEKeyword = 0x2D2D_2D2D

/// Calls methods for messages from other apps, such as a link that is opened. None arrives.
public final class NSAppleEventManager: NSObject, @unchecked Sendable {
    private static let manager = NSAppleEventManager()
    public class func shared() -> NSAppleEventManager { manager }
    public var currentAppleEvent: NSAppleEventDescriptor? { nil }
    public var currentReplyAppleEvent: NSAppleEventDescriptor? { nil }
    public func setEventHandler(
        _ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID
    ) {}
    public func removeEventHandler(forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID) {}
}

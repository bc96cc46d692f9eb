@_exported import AppleUIKit
@_exported import AppleUserNotifications
@_exported import AppleWatchKit
@_exported import Foundation

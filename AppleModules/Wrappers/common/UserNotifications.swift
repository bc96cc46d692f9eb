@_exported import AppleUserNotifications
@_exported import Foundation

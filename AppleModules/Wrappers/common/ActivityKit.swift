@_exported import AppleActivityKit
@_exported import AppleUserNotifications
@_exported import Foundation

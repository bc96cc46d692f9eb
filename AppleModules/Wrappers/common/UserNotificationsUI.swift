@_exported import AppleUserNotificationsUI
@_exported import Foundation

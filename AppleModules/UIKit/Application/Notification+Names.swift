// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

extension Notification.Name {
    public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
}

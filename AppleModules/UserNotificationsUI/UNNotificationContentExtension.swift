// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Draws a notification. None arrive.
@MainActor @preconcurrency
public protocol UNNotificationContentExtension: NSObjectProtocol {}

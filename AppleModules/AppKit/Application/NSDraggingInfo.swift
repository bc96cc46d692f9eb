// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// A drag above a view.
@MainActor @preconcurrency
public protocol NSDraggingInfo: AnyObject {
    var draggingPasteboard: NSPasteboard { get }
    var draggingLocation: CGPoint { get }
    var draggingSource: Any? { get }
    var draggingSourceOperationMask: NSDragOperation { get }
}
/// Receives drops.
@MainActor @preconcurrency public protocol NSDraggingDestination: AnyObject {}

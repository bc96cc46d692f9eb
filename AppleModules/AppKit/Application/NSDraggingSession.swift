// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// The effects of a drop.
public struct NSDragOperation: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let copy = NSDragOperation(rawValue: 1)
    public static let link = NSDragOperation(rawValue: 2)
    public static let generic = NSDragOperation(rawValue: 4)
    public static let `private` = NSDragOperation(rawValue: 8)
    public static let move = NSDragOperation(rawValue: 16)
    public static let delete = NSDragOperation(rawValue: 32)
    public static let every = NSDragOperation(rawValue: .max)
}
/// The place of a drag.
public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }
/// A drag. None ever begins.
@MainActor @preconcurrency
public final class NSDraggingSession: NSObject {
    public var draggingPasteboard: NSPasteboard { NSPasteboard(name: .drag) }
    public var draggingLocation: CGPoint { .zero }
    public var animatesToStartingPositionsOnCancelOrFail = true
    public var draggingFormation = 0
}
/// Something that is dragged.
@MainActor @preconcurrency
public final class NSDraggingItem: NSObject {
    public let item: any NSPasteboardWriting
    public var draggingFrame = CGRect.zero
    public init(pasteboardWriter: any NSPasteboardWriting) { item = pasteboardWriter }
    public func setDraggingFrame(_ frame: CGRect, contents: Any?) { draggingFrame = frame }
}
/// Begins drags.
@MainActor @preconcurrency
public protocol NSDraggingSource: AnyObject {
    func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext) -> NSDragOperation
}

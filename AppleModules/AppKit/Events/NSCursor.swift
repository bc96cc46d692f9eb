// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// The pointer's picture, which isn't drawn.
@MainActor @preconcurrency
open class NSCursor: NSObject {
    public let image: NSImage
    public let hotSpot: CGPoint
    nonisolated private init(_ name: String) { (image, hotSpot) = (NSImage(), .zero) }
    nonisolated public init(image newImage: NSImage, hotSpot point: CGPoint) { (image, hotSpot) = (newImage, point) }
    public static let arrow = NSCursor("arrow")
    public static let iBeam = NSCursor("iBeam")
    public static let iBeamCursorForVerticalLayout = NSCursor("iBeamVertical")
    public static let pointingHand = NSCursor("pointingHand")
    public static let openHand = NSCursor("openHand")
    public static let closedHand = NSCursor("closedHand")
    public static let crosshair = NSCursor("crosshair")
    public static let resizeLeft = NSCursor("resizeLeft")
    public static let resizeRight = NSCursor("resizeRight")
    public static let resizeLeftRight = NSCursor("resizeLeftRight")
    public static let resizeUp = NSCursor("resizeUp")
    public static let resizeDown = NSCursor("resizeDown")
    public static let resizeUpDown = NSCursor("resizeUpDown")
    public static let columnResize = NSCursor("columnResize")
    public static let rowResize = NSCursor("rowResize")
    public static let disappearingItem = NSCursor("disappearingItem")
    public static let operationNotAllowed = NSCursor("operationNotAllowed")
    public static let dragLink = NSCursor("dragLink")
    public static let dragCopy = NSCursor("dragCopy")
    public static let contextualMenu = NSCursor("contextualMenu")
    public static let zoomIn = NSCursor("zoomIn")
    public static let zoomOut = NSCursor("zoomOut")
    private static var pushed: [NSCursor] = []
    private static var chosen: NSCursor?
    public class var current: NSCursor { chosen ?? .arrow }
    public class var currentSystem: NSCursor? { current }
    open func set() { Self.chosen = self }
    open func push() {
        Self.pushed.append(Self.current)
        set()
    }
    open func pop() { Self.pop() }
    public class func pop() { chosen = pushed.popLast() }
    public class func hide() {}
    public class func unhide() {}
    public class func setHiddenUntilMouseMoves(_ flag: Bool) {}
    public class func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set) -> NSCursor { .resizeLeftRight }
    /// An edge or corner of a frame.
    public enum FrameResizePosition: UInt, Sendable { case top, left, bottom, right, topLeft, topRight, bottomLeft, bottomRight }
    /// The directions of a change of size.
    public enum FrameResizeDirection: Sendable {
        /// Several directions.
        public struct Set: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let inward = Set(rawValue: 1)
            public static let outward = Set(rawValue: 2)
            public static let all: Set = [.inward, .outward]
        }
    }
}

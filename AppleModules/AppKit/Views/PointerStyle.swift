// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppleUIKit
import Easel
import Views

/// The picture of the pointer.
public struct PointerStyle: Sendable {
    public static let `default` = PointerStyle()
    public static let link = PointerStyle()
    public static let horizontalText = PointerStyle()
    public static let verticalText = PointerStyle()
    public static let rectSelection = PointerStyle()
    public static let grabIdle = PointerStyle()
    public static let grabActive = PointerStyle()
    public static let zoomIn = PointerStyle()
    public static let zoomOut = PointerStyle()
    public static let columnResize = PointerStyle()
    public static let rowResize = PointerStyle()
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { PointerStyle() }
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle() }
    public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle { PointerStyle() }
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle() }
    public static func shape<S: Shape>(_ shape: S, eoFill: Bool = false, size: CGSize) -> PointerStyle { PointerStyle() }
}
/// An edge or a corner of a frame.
public enum FrameResizePosition: Sendable { case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing }
/// The directions in which a frame can change.
public enum FrameResizeDirection: Sendable {
    case inward, outward
    /// Several directions.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let inward = Set(rawValue: 1)
        public static let outward = Set(rawValue: 2)
        public static let all: Set = [.inward, .outward]
    }
}

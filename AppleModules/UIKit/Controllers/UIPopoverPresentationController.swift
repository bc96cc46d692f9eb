import Easel
import Foundation
import Views

/// The presentation of a controller as a popover, which never happens.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: NSObject {
    public weak var delegate: (any UIPopoverPresentationControllerDelegate)?
    public weak var barButtonItem: UIBarButtonItem?
    public weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    public var backgroundColor: UIColor?
    public weak var sourceView: UIView?
    public var sourceRect = CGRect.zero
    public var canOverlapSourceViewRect = false
    public var passthroughViews: [UIView]?
    public var popoverLayoutMargins = UIEdgeInsets.zero
    public var arrowDirection: UIPopoverArrowDirection { .any }
    public var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
}

/// A place where a popover can begin.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

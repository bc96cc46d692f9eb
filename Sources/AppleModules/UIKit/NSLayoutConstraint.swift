import Easel

/// The direction of a view's content.
public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }

/// Something that a view reacts to. Drawing has no interactions.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {}

/// A rectangle of Auto Layout. It has no effect.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    open var identifier = ""
    nonisolated public override init() {}
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A constraint of Auto Layout. It has no effect.
open class NSLayoutConstraint: NSObject {
    /// An axis.
    public enum Axis: Int, Sendable { case horizontal, vertical }
    /// The parts of a view that a constraint relates.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin,
            topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    }
    /// How a constraint relates its two parts.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }
    open var isActive = false
    open var constant: CGFloat = 0
    open var multiplier: CGFloat { 1 }
    open var priority = UILayoutPriority.required
    open var identifier: String?
    nonisolated public override init() {}
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat,
        constant: CGFloat
    ) {
        self.init()
        self.constant = constant
    }
    /// Returns no constraints: the visual format is not read.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }
    /// The alignment of the views in a visual format.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// An anchor of Auto Layout.
public class NSLayoutAnchor: NSObject {
    private func made(_ constant: CGFloat) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.constant = constant
        return constraint
    }
    @discardableResult public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { made(constant) }
    @discardableResult public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { made(constant) }
    @discardableResult public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { made(constant) }
}
/// An anchor along x.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { constraint(equalTo: anchor) }
}
/// An anchor along y.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { constraint(equalTo: anchor) }
}
/// A length of Auto Layout.
public final class NSLayoutDimension: NSLayoutAnchor {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { constraint(equalTo: self, constant: constant) }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { constraint(equalTo: self, constant: constant) }
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { constraint(equalTo: self, constant: constant) }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: constant)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: constant)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: constant)
    }
}

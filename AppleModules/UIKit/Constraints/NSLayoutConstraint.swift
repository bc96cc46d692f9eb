import Easel
import Views

/// The direction of a view's content.
public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }

/// An interaction of a view. Drawing has no interactions.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {}

/// A rectangle of Auto Layout.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    enum Kind { case free, safeArea, margins, readable, keyboard, content, frame }
    open var identifier = ""
    weak var owner: UIView?
    let kind: Kind
    /// The view whose layout includes the guide.
    open var owningView: UIView? { owner }
    nonisolated public override init() { kind = .free }
    init(_ owner: UIView, _ kind: Kind) { (self.owner, self.kind) = (owner, kind) }

    /// The distances from the view's edges; nil for a guide that constraints place.
    func insets(_ view: UIView) -> UIEdgeInsets? {
        switch kind {
        case .free: nil
        case .content, .frame: .zero
        case .safeArea: view.safeAreaInsets
        case .keyboard: UIEdgeInsets(top: 0, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
        case .margins: view.marginInsets
        case .readable: view.readableInsets
        }
    }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
    /// The distances of the margins from the edges: beyond the safe area, and wider in the view of a controller.
    fileprivate var marginInsets: UIEdgeInsets {
        let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
        var own = layoutMargins
        if isOfController {
            let least: CGFloat = frame.width >= 414 ? 20 : 16
            let isGiven = own != UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            own = isGiven ? UIEdgeInsets(top: own.top, left: max(least, own.left), bottom: own.bottom, right: max(least, own.right)) : .zero
            if !isGiven { (own.left, own.right) = (least, least) }
        }
        return UIEdgeInsets(top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom, right: own.right + safe.right)
    }

    /// The margins, or wider ones that limit lines of text to 672 points, the width for the default text size.
    fileprivate var readableInsets: UIEdgeInsets {
        var insets = marginInsets
        let extra = max(0, frame.width - insets.left - insets.right - 672) / 2
        insets.left += extra
        insets.right += extra
        return insets
    }
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
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let sceneSizeStayPut = UILayoutPriority(500)
}

/// A constraint of Auto Layout. Constraints between views at different depths are solved together, except those between the inside of a scroll view or of a
/// cell and views outside, which have their frames first.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// An axis.
    public enum Axis: Int, Sendable { case horizontal, vertical }
    /// The parts of a view that a constraint relates.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin,
            topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    }
    /// The relation between the two parts of a constraint.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }
    open var isActive = false { didSet { if isActive && !oldValue { register() } } }
    /// Whether the constraint is active, and the views that it relates exist.
    var applies: Bool { isActive && firstItem != nil && (secondItem != nil || secondAttribute == .notAnAttribute) }
    open var constant: CGFloat = 0
    public let multiplier: CGFloat
    open var priority = UILayoutPriority.required
    open var identifier: String?
    open var shouldBeArchived = false
    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation

    nonisolated public override init() { (multiplier, firstAttribute, secondAttribute, relation) = (1, .notAnAttribute, .notAnAttribute, .equal) }
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat,
        constant: CGFloat
    ) {
        func item(_ view: Any) -> AnyObject { (view as? any RepresentedItem)?.representative ?? view as AnyObject }
        (firstItem, firstAttribute, self.relation) = (item(view1), attr1, relation)
        (secondItem, secondAttribute, self.multiplier) = (view2.map(item), attr2, multiplier)
        super.init()
        self.constant = constant
    }
    /// Registers the constraint with the views that it relates.
    private func register() {
        for item in [firstItem, secondItem] {
            guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owner, !view.related.contains(where: { $0 === self }) else { continue }
            view.related.append(self)
        }
        if let view = crossedView, !view.crossing.contains(where: { $0 === self }) { view.crossing.append(self) }
    }
    open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }
}

/// An anchor of Auto Layout.
@MainActor @preconcurrency
public class NSLayoutAnchor: NSObject {
    private weak var item: AnyObject?
    private let attribute: NSLayoutConstraint.Attribute
    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { (self.item, self.attribute) = (item, attribute) }

    fileprivate func made(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        guard let item else { return NSLayoutConstraint() }
        return NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.item, attribute: other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
    }
    @discardableResult public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { made(.equal, anchor, 1, constant) }
    @discardableResult public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        made(.greaterThanOrEqual, anchor, 1, constant)
    }
    @discardableResult public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        made(.lessThanOrEqual, anchor, 1, constant)
    }
}
/// An anchor along x.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
    /// Returns a constraint with the system's distance of 8 points.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 8 * multiplier)
    }
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier)
    }
}
/// An anchor along y.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
    /// Returns a constraint with the system's distance of 8 points.
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 8 * multiplier)
    }
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier)
    }
}
/// A length of Auto Layout.
public final class NSLayoutDimension: NSLayoutAnchor {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { made(.equal, nil, 1, constant) }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { made(.greaterThanOrEqual, nil, 1, constant) }
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { made(.lessThanOrEqual, nil, 1, constant) }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        made(.equal, anchor, multiplier, constant)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        made(.greaterThanOrEqual, anchor, multiplier, constant)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        made(.lessThanOrEqual, anchor, multiplier, constant)
    }
}

import AppleCoreGraphics
import Easel
import Views

/// A view of UIKit, as far as `UIViewRepresentable` can draw it: a background color with rounded corners, and subviews at their frames.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// How content is fitted into a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
    /// How a view follows changes of its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var backgroundColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var tintColor: UIColor! = .tintColor
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var transform = CGAffineTransform.identity
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    public private(set) lazy var layer: CALayer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?

    nonisolated public init(frame: CGRect) { self.frame = frame }
    nonisolated public override convenience init() { self.init(frame: .zero) }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        view.didMoveToSuperview()
    }
    open func insertSubview(_ view: UIView, at index: Int) {
        addSubview(view)
        subviews.insert(subviews.removeLast(), at: min(index, subviews.count))
    }
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() { layoutSubviews() }
    open func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func endEditing(_ force: Bool) -> Bool { true }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer] }
    open var gestureRecognizers: [UIGestureRecognizer]?
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var window: UIWindow? { nil }
    open var traitCollection: UITraitCollection { .current }

    /// Accepts settings for views in others; those of views aren't UIKit's.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIView { UIView(frame: .zero) }

    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }
    /// Runs the changes at once: a representable is drawn as its view is in the end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Runs the changes at once: a representable is drawn as its view is in the end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Runs the changes at once: a representable is drawn as its view is in the end.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    /// Runs the changes.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    /// Does nothing: changes of UIKit's views are never animated.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
    /// Draws nothing, and answers so.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
    /// Runs the changes at once: a representable is drawn as its view is in the end.
    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
    /// Runs the changes at once: a representable is drawn as its view is in the end.
    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
    }

    // The anchors of Auto Layout. Constraints are kept and have no effect: subviews fill their superview unless they have a frame.
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

    /// Whether the class is UIKit's. A subclass of the user's may draw anything.
    static var isOurs: Bool { _typeName(self).hasPrefix("AppleUIKit.") }

    /// What the view itself shows, above its background: an empty view for a class that can be drawn, nil for one that can't.
    func drawn() -> AnyView? { type(of: self) == UIView.self || type(of: self) == UIWindow.self ? AnyView(Color.clear) : nil }
}

/// A window. It is a plain view.
open class UIWindow: UIView {
    public var rootViewController: UIViewController?
    public func makeKeyAndVisible() {}
    public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }
    public var windowScene: UIWindowScene? { .main }
    public var isKeyWindow: Bool { false }
    open func makeKey() {}
}

extension UIView {
    /// The view for drawing; nil if this class, or one of the subviews, is one that Easel can't draw.
    ///
    /// - Parameter axes: the axes along which the view fills the room that it is offered, even if its content is smaller.
    package func picture(filling axes: Axis.Set = []) -> AnyView? {
        guard let own = filled(axes), layer.sublayers?.isEmpty ?? true else { return nil }
        var parts: [(UIView, AnyView)] = []
        let arranged = (self as? UIStackView)?.arrangedSubviews ?? []
        for view in subviews where !view.isHidden && !arranged.contains(where: { $0 === view }) {
            guard let picture = view.picture() else { return nil }
            parts.append((view, picture))
        }
        let radius = layer.cornerRadius
        let content =
            own
            .overlay(alignment: .topLeading) {
                ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
                    let frame = part.0.frame
                    if frame.size == .zero { part.1 } else { part.1.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY) }
                }
            }
            .background(Color(uiColor: backgroundColor ?? layer.backgroundColor.map { UIColor(cgColor: $0) } ?? .clear), ignoresSafeAreaEdges: [])
        let border = RoundedRectangle(cornerRadius: radius).strokeBorder(Color(cgColor: layer.borderColor ?? .black), lineWidth: layer.borderWidth)
        let clipped = radius > 0 ? AnyView(content.clipShape(RoundedRectangle(cornerRadius: radius))) : AnyView(content)
        return AnyView(clipped.overlay { if layer.borderWidth > 0 { border } }.opacity(isHidden ? 0 : alpha))
    }

    private func filled(_ axes: Axis.Set) -> AnyView? {
        guard let own = drawn(), !axes.isEmpty else { return drawn() }
        let horizontal = (self as? UILabel).map { ControlPicture.alignment($0.textAlignment) } ?? .center
        return AnyView(
            own.frame(
                maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
                alignment: Alignment(horizontal: horizontal, vertical: .center)))
    }
}

/// What a view draws around its content.
open class CALayer: NSObject, @unchecked Sendable {
    open var cornerRadius: CGFloat = 0
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var opacity: Float = 1
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var sublayers: [CALayer]?
    public required override init() {}
    open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
    open func removeFromSuperlayer() {}
    open func setNeedsDisplay() {}
}

/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
}

/// A constraint of Auto Layout. It has no effect.
public final class NSLayoutConstraint: NSObject {
    /// An axis.
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public var isActive = false
    public var constant: CGFloat = 0
    public var priority = UILayoutPriority.required
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// An anchor of Auto Layout.
public class NSLayoutAnchor: NSObject {
    public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
}
/// An anchor along x.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {}
/// An anchor along y.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {}
/// A length of Auto Layout.
public final class NSLayoutDimension: NSLayoutAnchor {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// Recognizes a gesture. Gestures of UIKit's views aren't delivered.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The state of a gesture.
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
    public weak var delegate: (any UIGestureRecognizerDelegate)?
    public var state: State { .possible }
    public weak var view: UIView?
    public var isEnabled = true
    public var cancelsTouchesInView = true
    nonisolated public init(target: Any?, action: Selector?) {}
    open func location(in view: UIView?) -> CGPoint { .zero }
}
/// Restricts a gesture.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {}
public final class UITapGestureRecognizer: UIGestureRecognizer { public var numberOfTapsRequired = 1 }
public final class UIPanGestureRecognizer: UIGestureRecognizer {}
public final class UIPinchGestureRecognizer: UIGestureRecognizer { public var scale: CGFloat = 1 }
public final class UILongPressGestureRecognizer: UIGestureRecognizer { public var minimumPressDuration: TimeInterval = 0.5 }

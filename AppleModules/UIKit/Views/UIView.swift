import AppleCoreGraphics
import Display
import Easel
import Views

/// A view of UIKit, with the parts that `UIViewRepresentable` can draw: a background color with rounded corners, and subviews at their frames.
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

    /// The place in the superview, before the transform.
    open var frame: CGRect {
        get { ownLayer.frame }
        set { animating("position", "bounds") { ownLayer.frame = newValue } }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: ownLayer.bounds.size) }
        set { animating("bounds") { ownLayer.bounds.size = newValue.size } }
    }
    open var center: CGPoint {
        get { ownLayer.position }
        set { animating("position") { ownLayer.position = newValue } }
    }
    open var backgroundColor: UIColor? {
        didSet {
            settingDidChange()
            backgroundDidChange(from: oldValue)
        }
    }
    open var alpha: CGFloat {
        get { Float(ownAlpha) == ownLayer.opacity ? ownAlpha : CGFloat(ownLayer.opacity) }
        set {
            ownAlpha = newValue
            animating("opacity") { ownLayer.opacity = Float(newValue) }
        }
    }
    /// The value that code has set, which the layer rounds.
    private var ownAlpha: CGFloat = 1
    open var isHidden = false {
        didSet {
            settingDidChange()
            if isHidden != oldValue { visibilityDidChange() }
        }
    }
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled: Bool {
        get { ownInteraction ?? !isPassive }
        set { ownInteraction = newValue }
    }
    private var ownInteraction: Bool?
    /// Whether touches go to the view behind unless code says otherwise: for labels and image views.
    var isPassive: Bool { false }
    open var tintColor: UIColor! = .tintColor {
        didSet {
            hasOwnTint = true
            settingDidChange()
        }
    }
    /// Whether the code has set a tint.
    private(set) var hasOwnTint = false
    /// Whether the view is an appearance proxy.
    var isProxy = false
    func settingDidChange() {
        if isProxy { proxyDidChange() }
        setNeedsPicture()
    }
    /// Gives SwiftUI's bars or controls the proxy's settings.
    func proxyDidChange() {}
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var transform: CGAffineTransform {
        get { ownLayer.affineTransform() }
        set { animating("transform") { ownLayer.setAffineTransform(newValue) } }
    }
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The traits that the view changes; nil for none.
    var ownTraits: UITraitCollection?
    /// The corners of the view: those of glass; others have the radius of the layer.
    open var cornerConfiguration: UICornerConfiguration! { didSet { if let radius = cornerConfiguration?.radius { layer.cornerRadius = radius } } }
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = false
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var autoresizesSubviews = true
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The margins in the direction of writing, which is left to right here.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom, trailing: layoutMargins.right) }
        set { layoutMargins = UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing) }
    }
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// The change of a view's tint behind a presented view.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
    open var mask: UIView?
    open var contentScaleFactor = UIScreen.main.scale
    open var focusGroupIdentifier: String?
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var showsLargeContentViewer = false
    open var scalesLargeContentImage = false
    open var interactions: [any UIInteraction] = []
    open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
    /// The constraints that were added to the view.
    open private(set) var constraints: [NSLayoutConstraint] = []
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
        constraint.isActive = true
    }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    /// The constraints that relate the view to something.
    var related: [NSLayoutConstraint] = []
    /// The constraints between views inside of the view, one of which is not a subview.
    var crossing: [NSLayoutConstraint] = []
    /// The frames of the subviews by the constraints of a view around this one.
    var solvedFrames: SolvedFrames?
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
        constraint.isActive = false
    }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(self, .safeArea)
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(self, .margins)
    public private(set) lazy var readableContentGuide = UILayoutGuide(self, .readable)
    public private(set) lazy var keyboardLayoutGuide = UILayoutGuide(self, .keyboard)
    open private(set) var layoutGuides: [UILayoutGuide] = []
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owner = self
        layoutGuides.append(layoutGuide)
    }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuides.removeAll { $0 === layoutGuide } }
    /// The cell whose content the view is.
    weak var contentOfCell: UIView?
    /// Whether a controller shows the view as its own.
    var isOfController = false
    /// The controller that shows the view as its own, as long as it exists.
    weak var controller: UIViewController?
    /// The priority of the view's natural size, if code has set it.
    private(set) var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private(set) var resistancePriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private lazy var ownLayer: CALayer = {
        let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
        if initialFrame != .zero { layer.frame = initialFrame }
        // From here on, changes of the layer may ask for it.
        layer.view = self
        return layer
    }()
    private let initialFrame: CGRect
    /// The view as it was drawn last.
    var lastPicture: AnyView?
    /// The keeper of the last pictures of this view and those inside of it; only the outermost view of a picture has this.
    weak var lastPictures: LastPictures?
    /// Draws the view again; only the outermost view of a picture has this.
    var redraw: (() -> Void)?
    /// The size that the subviews with constraints have been placed for.
    var placedSize: CGSize?
    /// The effect or other appearance that an animation is leaving.
    var fading: UIVisualEffect?
    /// The view's layer. A subclass may name its class: `override var layer: CAGradientLayer { super.layer as! CAGradientLayer }`.
    open var layer: CALayer { ownLayer }
    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?

    nonisolated public init(frame: CGRect) { initialFrame = frame }
    nonisolated public override convenience init() { self.init(frame: .zero) }
    nonisolated public required init?(coder: NSCoder) { nil }

    open func addSubview(_ view: UIView) {
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.append(view)
            return
        }
        let former = view.shownWindow
        view.willMove(from: former, to: self, shownWindow)
        view.leaveSuperview()
        subviews.append(view)
        view.superview = self
        // The view of a controller follows its container, unless code gives it a frame after that.
        if view.isOfController, view.frame == UIScreen.main.bounds { view.frame = .zero }
        didAddSubview(view)
        view.didMove(from: former)
        setNeedsPicture()
    }
    open func insertSubview(_ view: UIView, at index: Int) {
        addSubview(view)
        subviews.insert(subviews.removeLast(), at: min(index, subviews.count))
    }
    open func removeFromSuperview() {
        guard superview != nil else { return }
        let former = shownWindow
        willMove(from: former, to: nil, nil)
        leaveSuperview()
        didMove(from: former)
    }
    private func leaveSuperview() {
        guard let superview else {
            rootWindow = nil
            return
        }
        superview.willRemoveSubview(self)
        setNeedsPicture()
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        solvedFrames = nil
        releaseConstraints(to: self)
    }
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() { setNeedsPicture() }
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func tintColorDidChange() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func safeAreaInsetsDidChange() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func prepareForInterfaceBuilder() {}
    /// Called in a snapshot before the drawing, with the traits before it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    let traitChanges = TraitChanges()
    open func invalidateIntrinsicContentSize() {}
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { touchBounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewHit(at: point, with: event) }
    package var touchPlace: TouchPlace?
    /// The list, grid, cell, or field that shows the view without being its superview.
    weak var shownIn: UIView?
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    open var restorationIdentifier: String?
    // Assistive technology isn't drawn: its settings are kept.
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityFrame = CGRect.zero
    open var accessibilityLanguage: String?
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityIgnoresInvertColors = false
    open var shouldGroupAccessibilityChildren = false
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open class var requiresConstraintBasedLayout: Bool { false }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open func layoutMarginsDidChange() {}
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
    }
    open func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first }
    /// Lays out the subviews. In an animation, constraints give them their frames at once, which is when the change takes its time.
    open func layoutIfNeeded() {
        layoutSubviews()
        placeConstrainedViews()
    }
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
    open func setNeedsDisplay() { setNeedsPicture() }
    open func draw(_ rect: CGRect) {}
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    /// The size of the content, such as a text, within a size; that of the frame for a view without such content.
    open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) ?? frame.size }
    /// The size of the content, such as that of a text in one line; `noIntrinsicMetric` for a view without such content.
    open var intrinsicContentSize: CGSize { (measuresContent ? pictureSize(.unspecified) : nil) ?? Self.noIntrinsicSize }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that the constraints and the contents give the view. The target's length counts along an axis with a priority above that of the content:
    /// against a longer content, that is its compression resistance; against a shorter one, its hugging.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        func length(_ target: CGFloat, _ natural: CGFloat, _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            if priority == .required { return target }
            guard priority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue else { return natural }
            let own = target < natural ? resistancePriorities[axis] ?? .defaultHigh : huggingPriorities[axis] ?? .defaultLow
            return priority.rawValue >= own.rawValue ? target : natural
        }
        let proposal = ProposedViewSize(fitting: targetSize)
        let height = verticalFittingPriority == .required ? targetSize.height : nil
        let size = pictureSize(ProposedViewSize(width: proposal.width, height: height)) ?? frame.size
        let width = length(targetSize.width, size.width, horizontalFittingPriority, .horizontal)
        return CGSize(width: width, height: height ?? length(targetSize.height, size.height, verticalFittingPriority, .vertical))
    }
    /// Ends the editing of the field that is the view or inside of it.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        guard let field = TextEditing.view, field.touchChain.contains(where: { $0 === self }) else { return true }
        return field.resignFirstResponder()
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet {
            for former in oldValue ?? [] where former.view === self { former.view = nil }
            for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
        }
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { huggingPriorities[axis] = priority }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        resistancePriorities[axis] = priority
    }
    /// The safe area's insets inside of the view: those of the controller's view, less the distances from its edges.
    open var safeAreaInsets: UIEdgeInsets {
        if let insets = controllerSafeArea { return insets }
        guard let superview else { return .zero }
        let (outer, size) = (superview.safeAreaInsets, superview.frame.size)
        guard outer != .zero else { return .zero }
        let own = frame.size == .zero ? CGRect(origin: .zero, size: size) : frame
        return UIEdgeInsets(
            top: max(0, outer.top - own.minY), left: max(0, outer.left - own.minX), bottom: max(0, outer.bottom - (size.height - own.maxY)),
            right: max(0, outer.right - (size.width - own.maxX)))
    }
    /// The safe area of the view of the controller around the view.
    var safeAreaOfController: UIEdgeInsets { controllerSafeArea ?? superview?.safeAreaOfController ?? .zero }
    /// The safe area of a view that a controller shows as its own.
    var controllerSafeArea: UIEdgeInsets?
    /// The window above the view; nil before the view or its controller is in one.
    open var window: UIWindow? {
        superview?.window ?? contentOwner?.window ?? rootWindow ?? UIWindowScene.main.windows.first { $0.rootViewController?.viewIfLoaded === self }
    }
    /// The window that shows a view without a superview, such as that of a controller.
    weak var rootWindow: UIWindow?
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// The settings of all views. They aren't applied to SwiftUI's views.
    open class func appearance() -> UIView { UIView(frame: .zero) }
    /// The settings of views in others. The tint of views in alerts is drawn; other settings have no effect on SwiftUI's views.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIView {
        containerTypes.contains { $0 == UIAlertController.self } ? AlertTintProxy.shared : UIView(frame: .zero)
    }

    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    /// Draws the view and its subviews into the current context; returns whether that was possible.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), let image = snapshot() else { return false }
        context.drawUpright(CGImage(image), in: rect)
        return true
    }
    /// The background of a view that code gives none.
    var standardBackground: UIColor? { nil }

    /// Whether the view's drawing has state that must outlive animations, such as that of SwiftUI's views or the offset of a list.
    var holdsState: Bool { subviews.contains { $0.holdsState } }

    /// Returns the view's own content, above its background: an empty view for a class that can be drawn, nil for one that can't.
    func drawn() -> AnyView? {
        if let view = self as? any DrawnView { return view.ownPicture }
        if [UIView.self, UIWindow.self, UIScrollView.self, UIControl.self].contains(where: { type(of: self) == $0 }) { return AnyView(Color.clear) }
        guard OwnDrawing.isPossible(self), let own = LayerPicture.own(layer) else { return nil }
        return AnyView(own.overlay { ownDrawing() })
    }
}

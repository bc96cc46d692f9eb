import AppleCoreGraphics
import Display
import Easel
import Views

/// The drawing around a view's content. Gradients, shapes, and texts are drawn inside of it.
open class CALayer: NSObject, CAMediaTiming, @unchecked Sendable {
    open var name: String?
    open var cornerRadius: CGFloat = 0 { didSet { didChange("cornerRadius", from: LayerValue(oldValue)) } }
    open var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { setNeedsPicture() } } }
    open var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { setNeedsPicture() } } }
    open var masksToBounds = false { didSet { if masksToBounds != oldValue { setNeedsPicture() } } }
    open var borderWidth: CGFloat = 0 { didSet { didChange("borderWidth", from: LayerValue(oldValue)) } }
    open var borderColor: CGColor? { didSet { didChange("borderColor", from: LayerValue(oldValue ?? Self.clear)) } }
    open var backgroundColor: CGColor? { didSet { didChange("backgroundColor", from: LayerValue(oldValue ?? Self.clear)) } }
    open var shadowColor: CGColor? { didSet { didChange("shadowColor", from: LayerValue(oldValue ?? Self.clear)) } }
    open var shadowOpacity: Float = 0 { didSet { didChange("shadowOpacity", from: LayerValue(oldValue)) } }
    open var shadowRadius: CGFloat = 3 { didSet { didChange("shadowRadius", from: LayerValue(oldValue)) } }
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { didChange("shadowOffset", from: LayerValue(oldValue)) } }
    open var shadowPath: CGPath?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var contentsScale: CGFloat = 1
    open var opacity: Float = 1 { didSet { didChange("opacity", from: LayerValue(oldValue)) } }
    open var isHidden = false { didSet { if isHidden != oldValue { setNeedsPicture() } } }
    open var isOpaque = false
    open var isGeometryFlipped = false
    open var allowsEdgeAntialiasing = false
    open var needsDisplayOnBoundsChange = false
    open var contents: Any? { didSet { setNeedsPicture() } }
    open var contentsGravity = CALayerContentsGravity.resize { didSet { if contentsGravity != oldValue { setNeedsPicture() } } }
    /// The place in the layer around this one, before the transform.
    open var frame: CGRect {
        get {
            exactFrame
                ?? CGRect(
                    x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
            exactFrame = newValue
        }
    }
    /// The frame as code has set it, without the errors of computing it from the position.
    var exactFrame: CGRect?
    open var bounds = CGRect.zero {
        didSet {
            exactFrame = nil
            didChange("bounds", from: LayerValue(oldValue))
        }
    }
    open var position = CGPoint.zero {
        didSet {
            exactFrame = nil
            didChange("position", from: LayerValue(oldValue))
        }
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            exactFrame = nil
            didChange("anchorPoint", from: LayerValue(oldValue))
        }
    }
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { setNeedsPicture() } } }
    open var transform = CATransform3DIdentity { didSet { didChange("transform", from: LayerValue(oldValue)) } }
    open var sublayerTransform = CATransform3DIdentity
    open var mask: CALayer? {
        didSet {
            if let oldValue, oldValue !== mask, oldValue.superlayer === self { (oldValue.superlayer, oldValue.firstDrawing) = (nil, nil) }
            mask?.superlayer = self
            setNeedsPicture()
        }
    }
    open var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?
    open weak var delegate: (any CALayerDelegate)?
    open var actions: [String: any CAAction]?
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The view that the layer belongs to.
    weak var view: UIView?
    /// The animations in the order in which they were added; those that have ended may still be among them.
    private(set) var running: [RunningAnimation] = []
    /// The key paths of the properties with animated values, during a drawing with them.
    var animatedKeyPaths: Set<String>?
    /// The number of animations that were added so far.
    private(set) var lastAnimation = 0

    /// The time at which the layer was drawn first since it was added, in seconds; nil before.
    var firstDrawing: Double?

    /// Whether the properties have the values of a moment, for a drawing or a copy of them.
    var isShowingMoment = false
    /// The frame that the layer itself has, during a drawing with animated values.
    var modelFrame: CGRect?
    /// The transition that is being drawn, and its progress.
    var shownTransition: (transition: CATransition, part: Double)?
    /// The part of a visual effect that is there, 0…1.
    var effectPart: CGFloat = 1

    public required override init() {}
    /// Creates a copy of a layer's properties, as for `presentation()`.
    public required init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { take(layer) }
    }
    public required init?(coder: NSCoder) { nil }

    private func take(_ other: CALayer) {
        isShowingMoment = true
        for property in LayerProperty.all { property.copy(other, self) }
        (name, contents, contentsGravity, contentsScale, isHidden) = (other.name, other.contents, other.contentsGravity, other.contentsScale, other.isHidden)
        (masksToBounds, maskedCorners, cornerCurve, zPosition) = (other.masksToBounds, other.maskedCorners, other.cornerCurve, other.zPosition)
        (view, superlayer, exactFrame) = (other.view, other.superlayer, other.exactFrame)
    }

    static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Draws a change of a property; that of a view's layer with the motion of the running block.
    final func didChange(_ keyPath: String, from old: @autoclosure () -> LayerValue?) {
        guard !isShowingMoment, MainThread.isCurrent else { return }
        let (former, property) = (old(), LayerProperty.named(keyPath))
        if let former, let new = property?.value(self), [.number, .point, .size, .rect].contains(new.kind), former.numbers == new.numbers,
            unsafe !ViewAnimation.isInBlock
        {
            return
        }
        MainActor.assumeIsolated {
            if view == nil, let former, let property, let new = property.value(self) {
                animateChange(keyPath, property, from: former, to: new)
            } else if let former, let view, let animation = ViewAnimation.current, let property, let new = property.value(self) {
                animation.change(view, keyPath, from: former, to: new) { [weak self] in if let self { property.set(self, $0) } }
            }
        }
        setNeedsPicture()
    }

    /// Changes properties without a motion and without a new drawing.
    func keepingPicture(_ change: () -> Void) {
        let wasShowing = isShowingMoment
        isShowingMoment = true
        change()
        isShowingMoment = wasShowing
    }

    /// Draws the view around the layer again.
    func setNeedsPicture() {
        guard !isShowingMoment, MainThread.isCurrent else { return }
        MainActor.assumeIsolated {
            var layer = self
            while layer.view == nil, let outer = layer.superlayer { layer = outer }
            layer.view?.setNeedsPicture()
        }
    }

    /// The number of subviews of the layer's view below this sublayer, when it was added.
    private(set) var subviewsBelow = 0

    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
        if let view, MainThread.isCurrent { layer.subviewsBelow = MainActor.assumeIsolated { view.subviews.count } }
    }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        layer.subviewsBelow = 0
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
        layer.superlayer = self
        setNeedsPicture()
    }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
        layer.subviewsBelow = sibling?.subviewsBelow ?? 0
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? (sublayers?.count ?? 1) - 1) + 1))
        layer.subviewsBelow = sibling?.subviewsBelow ?? 0
    }
    open func removeFromSuperlayer() {
        setNeedsPicture()
        superlayer?.sublayers?.removeAll { $0 === self }
        (superlayer, firstDrawing) = (nil, nil)
    }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func displayIfNeeded() {}
    open func display() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func draw(in ctx: CGContext) {}
    /// Starts a copy of an animation at its `beginTime`, or now if that is 0. Drawing follows it; the layer keeps its own values.
    open func add(_ anim: CAAnimation, forKey key: String?) { add(anim, key: key, end: nil) }
    /// - Parameter end: called when the animation has ended, with whether it ran to its end.
    func add(_ anim: CAAnimation, key: String?, end: ((Bool) -> Void)?) {
        if let key { removeAnimation(forKey: key) }
        let (now, transaction, copy) = (localTime, CATransaction.current, anim.copied())
        if copy.duration <= 0, let duration = CATransaction.setting(\.duration) { copy.duration = duration }
        if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
        running.removeAll { !$0.isKept(at: now) && $0.animation.delegate == nil && $0.transaction == nil && $0.didEnd == nil }
        lastAnimation += 1
        let animation = RunningAnimation(
            id: lastAnimation, key: key, animation: copy, start: copy.beginTime > 0 ? copy.beginTime : now, transaction: transaction, didEnd: end)
        running.append(animation)
        transaction?.begin()
        MainThread.run { copy.warnIfNotDrawn() }
        if let transition = copy as? CATransition, MainThread.isCurrent { transition.old = MainActor.assumeIsolated { shownPicture } }
        setNeedsPicture()
        guard copy.delegate != nil || transaction != nil || end != nil else { return }
        func isRunning(_ layer: CALayer?) -> Bool { layer?.running.contains { $0.id == animation.id } ?? false }
        LayerClock.run(after: animation.start - now) { [weak self] in if isRunning(self) { copy.delegate?.animationDidStart(copy) } }
        LayerClock.run(after: animation.end - now) { [weak self] in
            guard isRunning(self) else { return }
            if copy.isRemovedOnCompletion { self?.running.removeAll { $0.id == animation.id } }
            copy.delegate?.animationDidStop(copy, finished: true)
            transaction?.end()
            end?(true)
        }
    }
    private var kept: [RunningAnimation] { running.filter { $0.isKept(at: localTime) } }
    open func animation(forKey key: String) -> CAAnimation? { kept.first { $0.key == key }?.animation }
    open func animationKeys() -> [String]? {
        let keys = kept.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }
    open func removeAnimation(forKey key: String) { remove { $0.key == key } }
    open func removeAllAnimations() { remove { _ in true } }
    private func remove(_ isRemoved: (RunningAnimation) -> Bool) {
        let (time, removed) = (localTime, running.filter(isRemoved))
        running.removeAll(where: isRemoved)
        if !removed.isEmpty { setNeedsPicture() }
        for animation in removed where time < animation.end {
            animation.animation.delegate?.animationDidStop(animation.animation, finished: false)
            animation.transaction?.end()
            animation.didEnd?(false)
        }
    }

    /// The time of the layer's animations, in seconds. With a speed of 0 it stands still (Apple: `CAMediaTiming`).
    var localTime: Double { (_SceneTime.now.seconds - beginTime) * Double(speed) + timeOffset }
    /// Returns a copy with the values of the present moment.
    open func presentation() -> Self? {
        withAnimatedValues(at: localTime) { type(of: self).init(layer: self) }
    }
    open func model() -> Self { self }
    /// The picture of the layer as it was drawn last, or before it is drawn the first time.
    @MainActor private var shownPicture: AnyView? {
        view.map { $0.pixels ?? $0.lastPicture ?? $0.picture(filling: [.horizontal, .vertical]) } ?? LayerPicture.content(of: self)
    }
    open func scrollRectToVisible(_ r: CGRect) {}
    open func hitTest(_ p: CGPoint) -> CALayer? { contains(p) ? self : nil }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r }
    /// Returns the action for the change of a property: that of the delegate, of `actions`, of the class, or the standard one. A null object means none.
    open func action(forKey event: String) -> (any CAAction)? {
        let found = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event) ?? standardAction(event)
        return found is NSNull ? nil : found
    }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open var drawsAsynchronously = false
    open var isDoubleSided = true
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var allowsGroupOpacity = true
    open var anchorPointZ: CGFloat = 0
    open var visibleRect: CGRect { bounds }
    private var ownValues: [String: Any] = [:]
    /// Sets the property with a name in QuartzCore, such as `transform.rotation.z`. Another name without a dot is kept as a value of the code's own.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let property = LayerProperty.named(keyPath) {
            if let value = LayerValue(any: value) { property.set(self, value) }
            setNeedsPicture()
        } else if keyPath.contains(".") {
            SceneNotes.notDrawn("CALayer.setValue(_:forKeyPath: \"\(keyPath)\")")
        } else {
            ownValues[keyPath] = value
        }
    }
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    /// Returns the value of a property that can be animated, or one of the code's own.
    open func value(forKeyPath keyPath: String) -> Any? { LayerProperty.named(keyPath)?.value(self)?.any ?? ownValues[keyPath] }
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    /// Draws the layer into a context: its view with all subviews, or its own background and contents.
    open func render(in ctx: CGContext) {
        guard MainThread.isCurrent else { return }
        nonisolated(unsafe) let ctx = ctx
        MainActor.assumeIsolated { unsafe draw(on: ctx) }
    }
    @MainActor private func draw(on ctx: CGContext) {
        let size = view?.bounds.size ?? bounds.size
        guard let image = view?.snapshot() ?? ownSnapshot() else { return }
        ctx.drawUpright(CGImage(image), in: CGRect(origin: .zero, size: size))
    }
    @MainActor private func ownSnapshot() -> Pixmap? {
        guard view == nil, bounds.width > 0, bounds.height > 0, let picture = LayerPicture.own(self) else { return nil }
        let color = Color(uiColor: backgroundColor.map { UIColor(cgColor: $0) } ?? .clear)
        return UIImage.draw(scale: UIScreen.main.scale) { picture.background(color).frame(width: bounds.width, height: bounds.height) }
    }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func affineTransform() -> CGAffineTransform {
        CGAffineTransform(a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41, ty: transform.m42)
    }
    /// Returns a time of another layer, or of the clock, in this layer's own time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        let absolute = l.map { $0.speed == 0 ? t : (t - $0.timeOffset) / Double($0.speed) + $0.beginTime } ?? t
        return (absolute - beginTime) * Double(speed) + timeOffset
    }
    open func preferredFrameSize() -> CGSize { bounds.size }
}

/// Reacts to a layer. Drawing calls it only for the actions of changes.
public protocol CALayerDelegate: AnyObject {
    /// Returns the action for the change of a property; nil to let the layer decide, and a null object for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
/// The action for an event of a layer.
public protocol CAAction {
    /// Acts on a change of an object's property.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
extension CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
extension NSNull: CAAction {}

/// The corners of a layer that are rounded.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all = CACornerMask(rawValue: 15)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The filter of a layer's contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How a layer's contents are fitted into it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

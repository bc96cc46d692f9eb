import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Views

/// A node of a scene. The y-axis points up, and angles are radians, counterclockwise.
open class SKNode: UIResponder {
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var name: String?
    open var speed: CGFloat = 1
    open var isPaused = false
    open var isUserInteractionEnabled = false
    open var userData: NSMutableDictionary?
    open var physicsBody: SKPhysicsBody? {
        didSet {
            if oldValue !== physicsBody { oldValue?.node = nil }
            physicsBody?.node = self
        }
    }
    open var constraints: [SKConstraint]?
    open var reachConstraints: Any?
    open var attributeValues: [String: SKAttributeValue] = [:]
    open func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }
    open private(set) var children: [SKNode] = []
    open private(set) weak var parent: SKNode?
    nonisolated public override init() {}
    nonisolated public required init?(coder: NSCoder) { nil }

    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
    open func insertChild(_ node: SKNode, at index: Int) {
        node.removeFromParent()
        children.insert(node, at: min(max(0, index), children.count))
        node.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }
    open func childNode(withName name: String) -> SKNode? {
        self[name].first
    }
    open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<Bool>) -> Void) {
        for child in self[name] {
            var stops = false
            unsafe block(child, &stops)
            if stops { return }
        }
    }

    /// Runs an action from the next step of the scene on.
    open func run(_ action: SKAction) { runs.append(Run(key: nil, course: SKActionRun(action), completion: nil)) }
    /// Runs an action instead of the one with the same key.
    open func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        runs.append(Run(key: key, course: SKActionRun(action), completion: nil))
    }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {
        runs.append(Run(key: nil, course: SKActionRun(action), completion: block))
    }
    /// Runs an action and waits for its end. Returns at once in a scene without time, such as a still image.
    open func run(_ action: SKAction) async {
        guard _SceneTime.isRunning, !_SceneTime.isStill else { return }
        await withCheckedContinuation { continuation in run(action) { continuation.resume() } }
    }
    open func action(forKey key: String) -> SKAction? { runs.first { $0.key == key }?.course.action }
    open func hasActions() -> Bool { !runs.isEmpty }
    open func removeAction(forKey key: String) { runs.removeAll { $0.key == key } }
    open func removeAllActions() { runs = [] }

    /// An action that runs.
    private struct Run {
        let key: String?
        let course: SKActionRun
        let completion: (() -> Void)?
    }
    private var runs: [Run] = []

    /// Advances the actions of the node and of those below it.
    func runActions(_ seconds: Double) {
        guard !isPaused else { return }
        let seconds = seconds * Double(max(0, speed))
        for run in runs where runs.contains(where: { $0.course === run.course }) {
            // An action begins with the step after which code requested it.
            guard run.course.advanceFromNode(self, by: run.course.isNew ? 0 : seconds) != nil else { continue }
            runs.removeAll { $0.course === run.course }
            run.completion?()
        }
        for child in children { child.runActions(seconds) }
    }
    /// Whether the node, or one above it, is paused.
    var isStopped: Bool { isPaused || parent?.isStopped ?? false }
    /// Calls a function for the node and all below it.
    func forEachNode(_ body: (SKNode) -> Void) {
        body(self)
        for child in children { child.forEachNode(body) }
    }

    /// The rectangle of the node's own drawing, in its coordinates.
    var content: CGRect { .null }
    /// The transform from the node's coordinates to its parent's.
    var toParent: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }
    open var frame: CGRect { content.isNull ? CGRect(origin: position, size: .zero) : content.applying(toParent) }
    open func calculateAccumulatedFrame() -> CGRect {
        children.reduce(content) { $0.union($1.calculateAccumulatedFrame()) }.applying(toParent)
    }
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    var toScene: CGAffineTransform { self is SKScene ? .identity : toParent.concatenating(parent?.toScene ?? .identity) }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point.applying(node.toScene).applying(toScene.inverted()) }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
    /// Returns the visible nodes below this one at a point, from the front to the back.
    open func nodes(at p: CGPoint) -> [SKNode] { nodesBelow(at: p, []) }
    /// - Parameter own: the node itself, between its children, or nothing.
    private func nodesBelow(at point: CGPoint, _ own: [SKNode]) -> [SKNode] {
        var (front, back): ([SKNode], [SKNode]) = ([], [])
        for child in ordered.reversed() where !child.isHidden {
            let inside = point.applying(child.toParent.inverted())
            let found = child.nodesBelow(at: inside, child.content.contains(inside) ? [child] : [])
            if child.zPosition < 0 { back += found } else { front += found }
        }
        return front + own + back
    }
    /// The children from the back to the front.
    private var ordered: [SKNode] {
        children.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
    }
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }

    /// Draws the node without its children, in its coordinates, whose y-axis points up.
    func drawContent(in context: inout GraphicsContext) {}

    /// Draws the node and its children, in order of their depth.
    func draw(in context: GraphicsContext) {
        guard !isHidden, alpha > 0 else { return }
        var context = context
        if !(self is SKScene) { context.concatenate(toParent) }
        context.opacity *= Double(min(alpha, 1))
        let ordered = ordered
        for child in ordered where child.zPosition < 0 { child.draw(in: context) }
        var own = context
        drawContent(in: &own)
        for child in ordered where child.zPosition >= 0 { child.draw(in: context) }
    }
}

extension GraphicsContext {
    /// Returns a context whose y-axis points down again, for texts and images around the origin.
    var upright: GraphicsContext {
        var copy = self
        copy.scaleBy(x: 1, y: -1)
        return copy
    }
}

/// A texture.
open class SKTexture: NSObject, @unchecked Sendable {
    let image: UIImage?
    public init(imageNamed name: String) { image = UIImage(named: name) }
    public init(image: UIImage) { self.image = image }
    public init(cgImage image: CGImage) { self.image = UIImage(cgImage: image) }
    open func size() -> CGSize { image?.size ?? .zero }
    open var filteringMode = SKTextureFilteringMode.linear
    @preconcurrency open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void) {
        completionHandler()
    }
}
/// The interpolation of an enlarged texture.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
/// Textures by name.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    public init(named name: String) {}
    open var textureNames: [String] { [] }
    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}
public typealias SKColor = UIColor
/// The blending of colors.
public enum SKBlendMode: Int, Sendable { case alpha, add, subtract, multiply, multiplyX2, screen, replace }
extension SKBlendMode {
    /// The blend mode of SwiftUI; nil for the usual one.
    var drawn: GraphicsContext.BlendMode? {
        switch self {
        case .add: .plusLighter
        case .multiply, .multiplyX2: .multiply
        case .screen: .screen
        default: nil
        }
    }
}

/// A rectangle with an image or a color.
open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var color: UIColor
    open var size: CGSize
    open var colorBlendFactor: CGFloat = 0
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var blendMode = SKBlendMode.alpha
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var normalTexture: SKTexture?
    open var lightingBitMask: UInt32 = 0
    open var shadowCastBitMask: UInt32 = 0
    open var shadowedBitMask: UInt32 = 0
    open var shader: SKShader?
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
    override var content: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }
    override func drawContent(in context: inout GraphicsContext) {
        if let mode = blendMode.drawn { context.blendMode = mode }
        guard let image = texture?.image else { return context.fill(Path(content), with: .color(Color(uiColor: color))) }
        let rect = CGRect(x: content.minX, y: -content.maxY, width: content.width, height: content.height)
        let shown = colorBlendFactor > 0.5 ? image.withTintColor(color) : image
        context.upright.draw(Image(uiImage: shown), in: rect)
    }
}

/// An outline.
open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var isAntialiased = true
    open var fillTexture: SKTexture?
    nonisolated public override init() { super.init() }
    nonisolated public required init?(coder: NSCoder) { nil }
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    public convenience init(path: CGPath, centered: Bool) {
        let box = path.boundingBox
        self.init(path: centered ? Path(path).offsetBy(dx: -box.midX, dy: -box.midY).cgPath : path)
    }
    public convenience init(rect: CGRect) { self.init(path: Path(rect).cgPath) }
    public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)) }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular).cgPath)
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(path: Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)).cgPath)
    }
    public convenience init(ellipseOf size: CGSize) {
        self.init(path: Path(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)).cgPath)
    }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: Path(ellipseIn: rect).cgPath) }
    override var content: CGRect { path?.boundingBoxOfPath ?? .null }
    override func drawContent(in context: inout GraphicsContext) {
        guard let path else { return }
        let outline = Path(path)
        context.fill(outline, with: .color(Color(uiColor: fillColor)))
        if lineWidth > 0 {
            let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin)
            context.stroke(outline, with: .color(Color(uiColor: strokeColor)), style: style)
        }
    }
}

/// The horizontal position of a text.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// The vertical position of a text.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
/// A text.
open class SKLabelNode: SKNode {
    open var text: String?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var attributedText: AppleUIKit.NSAttributedString?
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    nonisolated public override init() { super.init() }
    nonisolated public required init?(coder: NSCoder) { nil }
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
    public convenience init(attributedText: AppleUIKit.NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }
    override func drawContent(in context: inout GraphicsContext) {
        guard let string = attributedText?.string ?? text, !string.isEmpty else { return }
        let font = fontName.map { Font.custom($0, fixedSize: fontSize) } ?? .system(size: fontSize)
        let resolved = context.resolve(Text(verbatim: string).font(font).foregroundColor(Color(uiColor: fontColor ?? .white)))
        let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
        let size = resolved.measure(in: CGSize(width: width, height: .infinity))
        let baseline = resolved.firstBaseline(in: CGSize(width: width, height: .infinity))
        let x = horizontalAlignmentMode == .center ? -size.width / 2 : horizontalAlignmentMode == .right ? -size.width : 0
        let y: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: -baseline
            case .center: -size.height / 2
            case .top: 0
            case .bottom: -size.height
            }
        context.upright.draw(resolved, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
}

/// A view of the scene.
open class SKCameraNode: SKNode {}
/// A node with an effect. Its children are drawn without the effect.
open class SKEffectNode: SKNode {
    open var shouldEnableEffects = true
    open var filter: Any?
    open var shouldCenterFilter = true
    open var blendMode = SKBlendMode.alpha
    open var shader: SKShader?
    open var shouldRasterize = false
    override func drawContent(in context: inout GraphicsContext) { if filter != nil || shader != nil { SceneNotes.notDrawn("SKEffectNode.filter") } }
}
/// A node that shows its children where a mask is opaque.
open class SKCropNode: SKNode {
    open var maskNode: SKNode?
    override func draw(in context: GraphicsContext) {
        guard let maskNode else { return super.draw(in: context) }
        var (context, toParent) = (context, toParent)
        context.clipToLayer { layer in
            layer.concatenate(toParent)
            MainActor.assumeIsolated { maskNode.draw(in: layer) }
        }
        super.draw(in: context)
    }
}
/// A source of light. It isn't drawn.
open class SKLightNode: SKNode {
    open var categoryBitMask: UInt32 = 0
    open var lightColor = UIColor.white
    open var ambientColor = UIColor.black
    open var falloff: CGFloat = 1
    override func drawContent(in context: inout GraphicsContext) { SceneNotes.notDrawn("SKLightNode") }
}
/// A sound, which isn't played.
open class SKAudioNode: SKNode {
    open var autoplayLooped = true
    open var isPositional = true
    public convenience init(fileNamed name: String) { self.init() }
    public convenience init(url: URL) { self.init() }
}

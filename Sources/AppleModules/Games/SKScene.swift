import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Views

/// The way in which a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// A scene of nodes.
open class SKScene: SKNode {
    open var size: CGSize
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    open var anchorPoint = CGPoint.zero
    open var camera: SKCameraNode?
    public let physicsWorld = SKPhysicsWorld()
    open internal(set) weak var view: SKView?
    open weak var delegate: (any SKSceneDelegate)?
    private var isLoaded = false

    nonisolated public init(size: CGSize) {
        self.size = size
        super.init()
    }
    nonisolated public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
    nonisolated public required init?(coder: NSCoder) { nil }
    /// Always nil: Easel reads no files of scenes.
    public convenience init?(fileNamed filename: String) { return nil }

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didFinishUpdate() {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        let transform = placement(in: view?.bounds.size ?? size)
        return point.applying(transform.inverted())
    }
    open override var frame: CGRect { CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height) }
    override var content: CGRect { frame }

    /// Notifies the scene once that it is shown.
    func present(in view: SKView) {
        if scaleMode == .resizeFill, size != view.bounds.size, view.bounds.size != .zero {
            let former = size
            size = view.bounds.size
            didChangeSize(former)
        }
        self.view = view
        guard !isLoaded else { return }
        isLoaded = true
        sceneDidLoad()
        didMove(to: view)
    }

    /// The transform from the scene's coordinates to a canvas of a size, whose y-axis points down.
    private func placement(in canvas: CGSize) -> CGAffineTransform {
        guard size.width > 0, size.height > 0 else { return .identity }
        let (x, y) = (canvas.width / size.width, canvas.height / size.height)
        let (sx, sy) =
            switch scaleMode {
            case .fill, .resizeFill: (x, y)
            case .aspectFill: (max(x, y), max(x, y))
            case .aspectFit: (min(x, y), min(x, y))
            }
        let corner = CGPoint(x: (canvas.width - sx * size.width) / 2, y: (canvas.height - sy * size.height) / 2)
        let base = CGAffineTransform(
            a: sx, b: 0, c: 0, d: -sy, tx: corner.x + anchorPoint.x * sx * size.width, ty: corner.y + (1 - anchorPoint.y) * sy * size.height)
        guard let camera else { return base }
        // The camera's position is in the middle.
        let middle = CGAffineTransform(translationX: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height)
        return camera.toParent.inverted().concatenating(middle).concatenating(base)
    }

    /// Draws the scene on a canvas.
    func draw(on canvas: CGSize, in context: GraphicsContext) {
        context.fill(Path(CGRect(origin: .zero, size: canvas)), with: .color(Color(uiColor: backgroundColor)))
        var context = context
        context.concatenate(placement(in: canvas))
        draw(in: context)
    }
}
/// Reacts to the frames of a scene.
@MainActor @preconcurrency public protocol SKSceneDelegate: AnyObject {}
/// The change from one scene to another. Scenes change immediately.
open class SKTransition: NSObject, @unchecked Sendable {
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
}
/// The direction of a change.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// A view of a scene.
open class SKView: UIView, DrawnView {
    open private(set) var scene: SKScene?
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsPhysics = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var isPaused = false
    open var preferredFramesPerSecond = 60
    open func presentScene(_ scene: SKScene?) {
        self.scene = scene
        scene?.present(in: self)
    }
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    package var ownPicture: AnyView? {
        guard let scene else { return AnyView(Color.black) }
        return AnyView(SceneCanvas(scene: scene, view: self))
    }
}

/// Draws a scene in its state after the first update.
private struct SceneCanvas: View {
    let scene: SKScene
    let view: SKView
    @State private var updates = SceneUpdates()
    var body: some View {
        let box = SceneBox(scene: scene, view: view, updates: updates)
        Canvas { context, size in MainActor.assumeIsolated { box.draw(size, context) } }
    }
}
@MainActor private final class SceneUpdates { var didUpdate = false }
private struct SceneBox: @unchecked Sendable {
    let scene: SKScene
    let view: SKView
    let updates: SceneUpdates
    @MainActor func draw(_ size: CGSize, _ context: GraphicsContext) {
        view.frame.size = size
        scene.present(in: view)
        if !updates.didUpdate {
            updates.didUpdate = true
            scene.update(_SceneTime.now.seconds)
        }
        scene.draw(on: size, in: context)
    }
}

/// A view of a scene: its shapes, texts, and sprites after the first update. Actions and bodies don't move them.
public struct SpriteView: View {
    /// The settings of a scene's view.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
    }
    /// The options for debugging.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsPhysics = DebugOptions(rawValue: 4)
        public static let showsDrawCount = DebugOptions(rawValue: 8)
    }
    private let scene: SKScene
    private let debugOptions: DebugOptions
    @State private var view = SKView(frame: .zero)

    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) { (self.scene, self.debugOptions) = (scene, debugOptions) }

    public var body: some View {
        SceneCanvas(scene: scene, view: view).notDrawn(debugOptions.isEmpty ? nil : "SpriteView.DebugOptions")
    }
}

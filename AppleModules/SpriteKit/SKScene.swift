import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Views

/// How a scene fills its view.
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
    /// The number of the presentation whose steps run.
    private var generation = 0

    nonisolated public init(size: CGSize) {
        self.size = size
        super.init()
    }
    nonisolated public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
    nonisolated public required init?(coder: NSCoder) { nil }
    /// Creates a scene without nodes for a file of the app, because Easel can't read these files; nil if the app has none of this name.
    public convenience init?(fileNamed filename: String) {
        self.init(size: CGSize(width: 750, height: 1334))
        guard SceneFile.exists(filename) else { return nil }
        SceneNotes.notDrawn("SKScene(fileNamed: \"\(filename)\")")
    }

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

    /// Shows the scene in a view of some size: notifies it once for each presentation, and lets its time go on.
    func present(in view: SKView) {
        if scaleMode == .resizeFill, size != view.bounds.size, view.bounds.size != .zero {
            let former = size
            size = view.bounds.size
            didChangeSize(former)
        }
        guard self.view !== view else { return }
        if let former = self.view { leave(former) }
        self.view = view
        generation += 1
        let own = generation
        if !isLoaded {
            isLoaded = true
            physicsWorld.scene = self
            sceneDidLoad()
        }
        didMove(to: view)
        // The scene may have presented another one.
        guard generation == own else { return }
        start = _SceneTime.now.seconds
        // A still image shows the scene after its first step.
        guard _SceneTime.isRunning, !_SceneTime.isStill else { return step(at: start, 0) }
        request(0, own)
    }
    /// Ends the presentation in a view.
    func leave(_ view: SKView) {
        guard self.view === view else { return }
        willMove(from: view)
        self.view = nil
        generation += 1
    }

    private var start = 0.0
    private lazy var actionNumbers = SplitMix(state: _SceneRandom.fixed(by: 0x5C))
    /// Returns the next random number of the scene's actions, 0…1.
    func nextActionNumber() -> Double { Double.random(in: 0...1, using: &actionNumbers) }
    private var emitters = 0
    /// Returns a number for the random numbers of a new emitter.
    func nextEmitter() -> Int {
        emitters += 1
        return emitters
    }
    /// The scenes step 60 times in a second of the scene's clock, whatever the frame rate of the output.
    private func request(_ number: Int, _ presentation: Int) {
        let time = start + Double(number) / 60
        _SceneTime.perform(after: time - _SceneTime.now.seconds) { [weak self] in
            guard let self, generation == presentation, let view, view.scene === self else { return }
            if !isPaused, !view.isPaused { step(at: time, number == 0 ? 0 : 1.0 / 60) }
            request(number + 1, presentation)
        }
    }
    private func step(at time: Double, _ seconds: Double) {
        delegate?.update(time, for: self)
        update(time)
        runActions(seconds)
        delegate?.didEvaluateActions(for: self)
        didEvaluateActions()
        physicsWorld.step(CGFloat(seconds * Double(speed)))
        forEachNode { if let emitter = $0 as? SKEmitterNode, !emitter.isStopped { emitter.step(CGFloat(seconds)) } }
        delegate?.didSimulatePhysics(for: self)
        didSimulatePhysics()
        forEachNode { $0.applyConstraints() }
        delegate?.didFinishUpdate(for: self)
        didFinishUpdate()
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
        if view?.allowsTransparency != true { context.fill(Path(CGRect(origin: .zero, size: canvas)), with: .color(.black)) }
        context.fill(Path(CGRect(origin: .zero, size: canvas)), with: .color(Color(uiColor: backgroundColor)))
        var context = context
        context.concatenate(placement(in: canvas))
        draw(in: context)
    }
}
/// Reacts to the frames of a scene.
@MainActor @preconcurrency public protocol SKSceneDelegate: AnyObject {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}
extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}
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
    /// The scene that the SwiftUI view was given. The scene's code may have presented another one since then.
    fileprivate weak var given: SKScene?
    fileprivate lazy var touches = SceneTouches()
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsPhysics = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var isPaused = false
    open var preferredFramesPerSecond = 60
    open func presentScene(_ scene: SKScene?) {
        if given == nil { given = scene }
        if let former = self.scene, former !== scene { former.leave(self) }
        self.scene = scene
        scene?.present(in: self)
    }
    open func presentScene(_ scene: SKScene, transition: SKTransition) {
        SceneNotes.notDrawn("SKTransition")
        presentScene(scene)
    }
    package var ownPicture: AnyView? {
        guard let scene else { return AnyView(Color.black) }
        return AnyView(SceneCanvas(scene: scene, view: self, isPaused: isPaused))
    }
}

/// Draws a scene, which steps on the scene's clock.
private struct SceneCanvas: View {
    let scene: SKScene
    let view: SKView
    /// A field of its own, because views with equal fields aren't drawn again.
    let isPaused: Bool
    var body: some View {
        let box = SceneBox(scene: scene, view: view)
        TimelineView(.animation(minimumInterval: nil, paused: isPaused || _SceneTime.isStill)) { _ in
            Canvas { context, size in MainActor.assumeIsolated { box.draw(size, context) } }
        }
        // The scene learns of its view when that has a size, before the frame is drawn.
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            box.present($0)
        }
        .onChange(of: ObjectIdentifier(scene)) { box.present(view.bounds.size) }
        .gesture(view.touches.gesture { box.touch($0, $1) })
    }
}
private struct SceneBox: @unchecked Sendable {
    let scene: SKScene
    let view: SKView
    @MainActor func present(_ size: CGSize) {
        view.frame.size = size
        if view.given === scene, let shown = view.scene { return shown.present(in: view) }
        view.given = scene
        view.presentScene(scene)
    }
    /// The scene to draw: the one that the view shows, or a given one that isn't presented yet.
    @MainActor private var shown: SKScene { view.given === scene ? view.scene ?? scene : scene }
    @MainActor func draw(_ size: CGSize, _ context: GraphicsContext) { shown.draw(on: size, in: context) }
    @MainActor func touch(_ point: CGPoint, _ phase: UITouch.Phase) { view.touches.send(point, phase, to: shown) }
}

/// A view of a scene: its shapes, texts, sprites, and particles, which actions, bodies, and the scene's code move.
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
    private let isPaused: Bool
    private let hasTransition: Bool
    private let options: Options
    @State private var view = SKView(frame: .zero)

    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) {
        (self.scene, self.debugOptions, self.isPaused, self.options) = (scene, debugOptions, isPaused, options)
        hasTransition = transition != nil
    }

    public var body: some View {
        (view.isPaused, view.allowsTransparency) = (isPaused, options.contains(.allowsTransparency))
        return SceneCanvas(scene: scene, view: view, isPaused: isPaused)
            .notDrawn(debugOptions.isEmpty ? nil : "SpriteView.DebugOptions")
            .notDrawn(hasTransition ? "SpriteView(transition:)" : nil)
    }
}

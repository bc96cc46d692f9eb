import AppleCoreGraphics
import Easel
import Views

/// A layer with particles.
///
/// A particle's course follows from the layer's seed and `--seed`, its cell, and its number. So a frame is the same whichever frames are drawn before it.
/// Without a `beginTime`, the particles of the time before the layer are there at once, as since iOS 7. Depth isn't drawn.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
    open var emitterCells: [CAEmitterCell]? { didSet { settingsDidChange() } }
    open var emitterPosition = CGPoint.zero { didSet { settingsDidChange() } }
    open var emitterSize = CGSize.zero { didSet { settingsDidChange() } }
    open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { settingsDidChange() } }
    open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { settingsDidChange() } }
    open var renderMode = CAEmitterLayerRenderMode.unordered
    open var emitterZPosition: CGFloat = 0
    open var emitterDepth: CGFloat = 0
    open var preservesDepth = false
    /// A factor for the lifetimes of particles that are born from now on; so are those below.
    open var lifetime: Float = 1 { didSet { settingsDidChange() } }
    open var velocity: Float = 1 { didSet { settingsDidChange() } }
    open var scale: Float = 1 { didSet { settingsDidChange() } }
    open var spin: Float = 1 { didSet { settingsDidChange() } }
    open var seed: UInt32 = 0
    open var birthRate: Float = 1 { didSet { settingsDidChange() } }
    open override var beginTime: CFTimeInterval {
        didSet {
            hasBeginTime = true
            // The settings before hold for the new start.
            if history.count == 1 { history[0].time = localTime }
        }
    }

    /// Whether particles are born only from the layer's time 0 on.
    private(set) var hasBeginTime = false
    /// The settings since times of the layer; the first ones hold before, too.
    private(set) var history: [EmitterSettings] = []
    var animatedParts = AnimatedParts()

    /// The present settings, from a time on.
    func settings(at time: Double) -> EmitterSettings {
        EmitterSettings(
            time: time, position: emitterPosition, size: emitterSize, shape: emitterShape, mode: emitterMode, lifetime: Double(lifetime),
            velocity: Double(velocity), scale: Double(scale), spin: Double(spin), birthRate: Double(birthRate),
            cellRates: (emitterCells ?? []).map { $0.isEnabled ? Double($0.birthRate) : 0 })
    }
    func settingsDidChange() {
        guard !isShowingMoment else { return }
        let now = localTime
        if let last = history.last {
            guard settings(at: last.time) != last else { return }
            if last.time == now { history.removeLast() }
        }
        history.append(settings(at: now))
        setNeedsPicture()
    }
    /// Sets a property of the layer, or one of a cell with a name: `emitterCells.snow.birthRate`.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
        guard parts.count == 3, parts[0] == "emitterCells" else { return super.setValue(value, forKeyPath: keyPath) }
        for cell in emitterCells ?? [] where cell.name == parts[1] { cell.setValue(value, forKeyPath: parts[2]) }
        settingsDidChange()
    }
}

/// The part of a shape from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// The shape from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// A kind of particle. Ranges are around a mean: from half of the range below it to half of it above.
open class CAEmitterCell: NSObject, CAMediaTiming {
    open var name: String?
    /// A `CGImage` or a `UIImage`.
    open var contents: Any?
    /// The color by which the contents are multiplied.
    open var color: CGColor?
    /// The number of particles per second.
    open var birthRate: Float = 0
    /// In seconds.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    /// In points per second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// The direction, in radians: from the right, clockwise. For a line, and for outlines and surfaces, it counts from the direction away from the shape.
    open var emissionLongitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    /// In radians per second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var alphaSpeed: Float = 0
    open var alphaRange: Float = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    /// Not drawn, like all depth.
    open var zAcceleration: CGFloat = 0
    /// Not drawn, like all depth.
    open var emissionLatitude: CGFloat = 0
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The number of pixels of `contents` per point.
    open var contentsScale: CGFloat = 1
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var isEnabled = true
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    open var minificationFilterBias: Float = 0
    /// Particles that come out of particles. They aren't drawn, with a warning.
    open var emitterCells: [CAEmitterCell]?
    /// The seconds after which the layer's first particles are born.
    open var beginTime: CFTimeInterval = 0
    /// The seconds for which particles are born; 0 for no end.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    public override init() {}

    /// Sets the number with a name, such as `birthRate`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let path = unsafe Self.numbers[keyPath], let value = LayerValue(any: value) else {
            if keyPath == "color", let value = LayerValue(any: value) {
                color = value.color
                return
            }
            return SceneNotes.notDrawn("CAEmitterCell.setValue(_:forKeyPath: \"\(keyPath)\")")
        }
        path(self, value.number)
    }
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    private static func float(_ path: ReferenceWritableKeyPath<CAEmitterCell, Float>) -> (CAEmitterCell, CGFloat) -> Void { { $0[keyPath: path] = Float($1) } }
    private static func number(_ path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>) -> (CAEmitterCell, CGFloat) -> Void { { $0[keyPath: path] = $1 } }
    nonisolated(unsafe) private static let numbers: [String: (CAEmitterCell, CGFloat) -> Void] = [
        "birthRate": float(\.birthRate), "lifetime": float(\.lifetime), "lifetimeRange": float(\.lifetimeRange), "velocity": number(\.velocity),
        "velocityRange": number(\.velocityRange), "emissionLongitude": number(\.emissionLongitude), "emissionRange": number(\.emissionRange),
        "spin": number(\.spin), "spinRange": number(\.spinRange), "scale": number(\.scale), "scaleRange": number(\.scaleRange),
        "scaleSpeed": number(\.scaleSpeed), "alphaSpeed": float(\.alphaSpeed), "alphaRange": float(\.alphaRange),
        "xAcceleration": number(\.xAcceleration), "yAcceleration": number(\.yAcceleration), "redRange": float(\.redRange),
        "greenRange": float(\.greenRange), "blueRange": float(\.blueRange), "redSpeed": float(\.redSpeed), "greenSpeed": float(\.greenSpeed),
        "blueSpeed": float(\.blueSpeed),
    ]
}

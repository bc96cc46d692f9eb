import AppleCoreGraphics
import Easel

/// A layer with a path.
open class CAShapeLayer: CALayer, @unchecked Sendable {
    open var path: CGPath? { didSet { didChange("path", from: oldValue.map { LayerValue($0) }) } }
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { didChange("fillColor", from: LayerValue(oldValue ?? CALayer.clear)) } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsPicture() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsPicture() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsPicture() } }
    open var miterLimit: CGFloat = 10 { didSet { didChange("miterLimit", from: LayerValue(oldValue)) } }
    open var lineDashPhase: CGFloat = 0 { didSet { didChange("lineDashPhase", from: LayerValue(oldValue)) } }
    open var strokeColor: CGColor? { didSet { didChange("strokeColor", from: LayerValue(oldValue ?? CALayer.clear)) } }
    open var lineWidth: CGFloat = 1 { didSet { didChange("lineWidth", from: LayerValue(oldValue)) } }
    open var strokeStart: CGFloat = 0 { didSet { didChange("strokeStart", from: LayerValue(oldValue)) } }
    open var strokeEnd: CGFloat = 1 { didSet { didChange("strokeEnd", from: LayerValue(oldValue)) } }
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsPicture() } }
}

/// The ends of a layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The inside of a layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

import AppleCoreGraphics
import Easel

/// A layer with a gradient.
open class CAGradientLayer: CALayer, @unchecked Sendable {
    open var colors: [Any]? { didSet { didChange("colors", from: oldValue.flatMap { LayerValue(any: $0) }) } }
    open var locations: [NSNumber]? { didSet { didChange("locations", from: oldValue.map { LayerValue($0) }) } }
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { didChange("startPoint", from: LayerValue(oldValue)) } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { didChange("endPoint", from: LayerValue(oldValue)) } }
    open var type = CAGradientLayerType.axial { didSet { setNeedsPicture() } }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

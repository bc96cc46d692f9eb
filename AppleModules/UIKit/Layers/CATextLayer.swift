import AppleCoreGraphics
import Easel

/// A layer with a text.
open class CATextLayer: CALayer, @unchecked Sendable {
    open var string: Any? { didSet { setNeedsPicture() } }
    open var font: Any? { didSet { setNeedsPicture() } }
    open var fontSize: CGFloat = 36 { didSet { setNeedsPicture() } }
    open var foregroundColor: CGColor? { didSet { setNeedsPicture() } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsPicture() } }
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsPicture() } }
    open var isWrapped = false { didSet { setNeedsPicture() } }
}

/// The alignment of a layer's text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The end of a layer's text that is left out.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

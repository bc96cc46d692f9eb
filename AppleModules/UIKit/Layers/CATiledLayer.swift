import AppleCoreGraphics
import Easel
import Foundation

/// The edges of a layer that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// A layer that draws its content in tiles.
open class CATiledLayer: CALayer, @unchecked Sendable {
    open var tileSize = CGSize(width: 256, height: 256)
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

import AppleCoreGraphics
import Easel

/// A layer with copies of its sublayers.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
    open var instanceCount = 1 { didSet { setNeedsPicture() } }
    open var instanceDelay: CFTimeInterval = 0 { didSet { setNeedsPicture() } }
    open var instanceTransform = CATransform3DIdentity { didSet { setNeedsPicture() } }
    open var instanceColor: CGColor? { didSet { setNeedsPicture() } }
    open var preservesDepth = false { didSet { setNeedsPicture() } }
    open var instanceRedOffset: Float = 0 { didSet { setNeedsPicture() } }
    open var instanceGreenOffset: Float = 0 { didSet { setNeedsPicture() } }
    open var instanceBlueOffset: Float = 0 { didSet { setNeedsPicture() } }
    open var instanceAlphaOffset: Float = 0 { didSet { setNeedsPicture() } }
}

/// A layer whose sublayers keep their depth.
open class CATransformLayer: CALayer, @unchecked Sendable {}

/// A layer that scrolls its content.
open class CAScrollLayer: CALayer, @unchecked Sendable {}

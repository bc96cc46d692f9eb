import AppleCoreGraphics
import Easel

/// A layer with copies of its sublayers.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
    open var instanceCount = 1
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var preservesDepth = false
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0
}

/// A layer whose sublayers keep their depth.
open class CATransformLayer: CALayer, @unchecked Sendable {}

/// A layer that scrolls its content.
open class CAScrollLayer: CALayer, @unchecked Sendable {}

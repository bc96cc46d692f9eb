import AppleCoreGraphics
import Easel
import Foundation

extension UIView {
    /// The transform of the view. The part in the plane is drawn.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { animating("transform") { layer.transform = newValue } }
    }
    public var hasAmbiguousLayout: Bool { false }
    public func exerciseAmbiguityInLayout() {}
}

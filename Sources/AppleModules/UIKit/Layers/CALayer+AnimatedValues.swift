import AppleCoreGraphics
import Easel

extension CALayer {
    /// The values that a view and its layer have in common in UIKit.
    struct ViewValues {
        let center: CGPoint
        let size: CGSize
        let transform: CGAffineTransform
        let color: CGColor?
        let alpha: CGFloat

        /// Their names as properties of the layer.
        fileprivate static let keyPaths: Set<String> = ["position", "bounds", "transform", "backgroundColor", "opacity"]
    }

    /// Runs code that reads the values which the layer shows at one of its times. Animations of a view's layer count from the view's values.
    func withAnimatedValues<Result>(at time: Double, of view: ViewValues? = nil, _ body: () -> Result) -> Result {
        let (animations, outer) = (running.filter { $0.isKept(at: time) }, animatedKeyPaths)
        let paths = Set(animations.flatMap(\.animation.keyPaths))
        let restore = paths.union(view == nil ? [] : ViewValues.keyPaths).compactMap { LayerProperty.named($0)?.keep(self) }
        if let view {
            (position, bounds.size) = (view.center, view.size)
            if !view.transform.isIdentity { setAffineTransform(view.transform) }
            if let color = view.color { backgroundColor = color }
            opacity *= Float(view.alpha)
        }
        for running in animations { running.animation.apply(to: self, at: time - running.start) }
        animatedKeyPaths = paths
        defer {
            animatedKeyPaths = outer
            for action in restore { action() }
        }
        return body()
    }
}

import AppleCoreGraphics
import Easel

extension CALayer {
    /// Runs code that reads the values which the layer shows at one of its times.
    ///
    /// - Parameter color: the background of the layer's view; nil for none.
    func withAnimatedValues<Result>(at time: Double, color: CGColor? = nil, _ body: () -> Result) -> Result {
        let animations = running.filter { $0.isKept(at: time) }
        let (outerPaths, outerFrame, outerTransition, wasShowing, exact) = (animatedKeyPaths, modelFrame, shownTransition, isShowingMoment, exactFrame)
        let paths = Set(animations.flatMap(\.animation.keyPaths))
        let restore = paths.union(color == nil ? [] : ["backgroundColor"]).compactMap { LayerProperty.named($0)?.keep(self) }
        (isShowingMoment, modelFrame) = (true, frame)
        if let color { backgroundColor = color }
        for running in animations { running.animation.apply(to: self, at: time - running.start) }
        animatedKeyPaths = paths
        defer {
            for action in restore { action() }
            (animatedKeyPaths, modelFrame, shownTransition, isShowingMoment, exactFrame) = (outerPaths, outerFrame, outerTransition, wasShowing, exact)
        }
        return body()
    }

    /// Whether an animation changes the layer's size now.
    var isResizing: Bool {
        let now = localTime
        return running.contains { $0.isKept(at: now) && now < $0.end && $0.animation.keyPaths.contains { $0.hasPrefix("bounds") } }
    }
}

import AppleCoreGraphics
import Easel
import Views

/// The animations of changes that code makes to layers without a view (Apple: Core Animation Programming Guide, "Changing a Layer's Default Behavior").
extension CALayer {
    /// The properties whose changes have no animation by default: a path changes at once.
    private static let plainKeys: Set<String> = ["path", "bounds.origin"]

    /// Notes that the layer is drawn. Changes after that moment are animated.
    @MainActor func noteDrawing() { if firstDrawing == nil, _SceneTime.isRunning { firstDrawing = _SceneTime.now.seconds } }

    /// Animates a change, unless the code forbids that.
    @MainActor
    func animateChange(_ keyPath: String, _ property: LayerProperty, from old: LayerValue, to new: LayerValue) {
        guard view == nil, superlayer != nil, let firstDrawing, _SceneTime.now.seconds > firstDrawing,
            FollowedPicture.isInUpdate || (!_SceneTime.isUpdating && FollowedPicture.depth == 0), ViewAnimation.takesTime, !CATransaction.disableActions(),
            keyPath != LayerProperty.effectKey
        else { return }
        // Code that chooses an action still finds the former value.
        let (frame, restore) = (exactFrame, property.keep(self))
        keepingPicture { property.set(self, old) }
        let found = action(forKey: keyPath)
        keepingPicture(restore)
        exactFrame = frame
        guard let found else { return }
        guard let animation = (found as? CABasicAnimation)?.copied() as? CABasicAnimation else {
            return found.run(forKey: keyPath, object: self, arguments: nil)
        }
        if animation.keyPath == nil { animation.keyPath = keyPath }
        if animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil {
            // The motion begins at what is shown.
            let isRunning = running.contains { $0.key == keyPath && localTime < $0.end }
            let shown = isRunning ? withAnimatedValues(at: localTime) { property.value(self) } : nil
            (animation.fromValue, animation.toValue) = ((shown ?? old).any, new.any)
        }
        animation.run(forKey: keyPath, object: self, arguments: nil)
    }

    /// The animation of a change without an action of the code's own, between its values; nil for one that takes effect at once.
    func standardAction(_ keyPath: String) -> CABasicAnimation? {
        let duration = CATransaction.animationDuration()
        guard view == nil, duration > 0, !Self.plainKeys.contains(keyPath), LayerProperty.named(keyPath) != nil else { return nil }
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = duration
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}

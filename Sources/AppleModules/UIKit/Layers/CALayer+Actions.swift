import AppleCoreGraphics
import Easel
import Views

/// The animations of changes that code makes to layers without a view (Apple: Core Animation Programming Guide, "Changing a Layer's Default Behavior").
extension CALayer {
    /// The properties whose changes have no animation by default: a path changes at once.
    private static let plainKeys: Set<String> = ["path", "bounds.origin", LayerProperty.effectKey]

    /// Notes that the layer is drawn. Changes after that moment are animated.
    @MainActor func noteDrawing() { if firstDrawing == nil, _SceneTime.isRunning { firstDrawing = _SceneTime.now.seconds } }

    /// Animates a change, unless the code forbids that.
    @MainActor
    func animateChange(_ keyPath: String, _ property: LayerProperty, from old: LayerValue, to new: LayerValue) {
        guard view == nil, superlayer != nil, let firstDrawing, _SceneTime.now.seconds > firstDrawing,
            FollowedPicture.isInUpdate || (!_SceneTime.isUpdating && FollowedPicture.depth == 0), ViewAnimation.takesTime, !CATransaction.disableActions(),
            !Self.plainKeys.contains(keyPath),
            !(actions?[keyPath] is NSNull)
        else { return }
        let duration = CATransaction.animationDuration()
        guard duration > 0 else { return }
        // The motion begins at what is shown.
        let isRunning = running.contains { $0.key == keyPath && localTime < $0.end }
        let shown = isRunning ? withAnimatedValues(at: localTime) { property.value(self) } : nil
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = ((shown ?? old).any, new.any, duration)
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        add(animation, forKey: keyPath)
    }
}

import Motion

/// The motion of a page or a sheet that a finger has let go, for the code that moves it in the same frame.
@MainActor
final class ReleasedMotion {
    /// The motion of pages. The code of an app moves them, maybe in a stack around the one whose page the finger has pulled.
    static let ofPages = ReleasedMotion()

    private weak var scene: AnyObject?
    private var time = 0.0
    private var animation: Animation?

    func begin(_ animation: Animation) { (scene, time, self.animation) = (_SceneTime.scene, SceneClock.current?.now ?? 0, animation) }

    /// The motion in the frame in which the finger was lifted; nil in others.
    var current: Animation? { scene != nil && scene === _SceneTime.scene && time == SceneClock.current?.now ? animation : nil }

    /// Returns the motion once.
    func take() -> Animation? {
        defer { animation = nil }
        return current
    }
}

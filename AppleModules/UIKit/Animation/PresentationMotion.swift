import Easel

/// The motion of pages, sheets, and messages, which is that of SwiftUI's (`presentationAnimation` and `DialogMotion` in Views).
enum PresentationMotion {
    /// In seconds.
    static let duration = 0.5
    static let slide = Animation.timingCurve(0.32, 0.72, 0, 1, duration: duration)
    static let appear = Animation.timingCurve(0.32, 0.72, 0, 1, duration: 0.4)
    static let disappear = Animation.easeInOut(duration: 0.25)
    /// The size at which a message begins, relative to its own.
    static let scale = 1.2
}

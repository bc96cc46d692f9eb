import Foundation

// No pencil touches the screen, so the actions are never called.

/// A pencil that hovers over the screen.
public struct PencilHoverPose: Sendable {
    public let location: CGPoint
    public let anchor: UnitPoint
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}
/// A double tap of a pencil.
public struct PencilDoubleTapGestureValue: Sendable { public let hoverPose: PencilHoverPose? }
/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Sendable { public let hoverPose: PencilHoverPose? }
/// The phases of a squeeze.
public enum PencilSqueezeGesturePhase: Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}
/// What the user wants a pencil's gesture to do.
public enum PencilPreferredAction: Hashable, Sendable {
    case ignore, runSystemShortcut, showColorPalette, showContextualPalette, showInkAttributes, switchEraser, switchPrevious
}
extension EnvironmentValues {
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
    public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

import Easel
import Foundation
import Views

/// The place of an ornament.
public struct OrnamentAttachmentAnchor: Sendable {
    let place: UnitPoint
    let isOfWindow: Bool
    /// A place at the window's edge.
    @_disfavoredOverload
    public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor(place: anchor, isOfWindow: true) }
    /// A place at the window's edge.
    public static func scene(_ anchor: UnitPoint3D) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor(place: anchor.flat, isOfWindow: true) }
    /// A place at the edge of the ornament's parent.
    public static func parent(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor(place: anchor, isOfWindow: false) }
}

extension View {
    /// Shows a view at the edge of the window. A picture ends at this edge: an ornament on both sides of it is inside, with a warning.
    public func ornament<Content: View>(
        visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment = .center,
        @ViewBuilder ornament: () -> Content
    ) -> some View {
        let isShown = visibility != .hidden
        let place = attachmentAnchor.place
        let alignment = Alignment(
            horizontal: place.x < 0.5 ? .leading : place.x > 0.5 ? .trailing : .center, vertical: place.y < 0.5 ? .top : place.y > 0.5 ? .bottom : .center)
        let content = ornament()
        let length: CGFloat? = attachmentAnchor.isOfWindow ? .infinity : nil
        return frame(maxWidth: length, maxHeight: length)
            .overlay(alignment: alignment) { if isShown { content.padding(20) } }
            .notDrawn(isShown ? "the part of an ornament outside of the window" : nil)
    }

    /// Shows glass behind the view.
    public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
        glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 46), displayMode: displayMode)
    }
    /// Shows glass of a shape behind the view.
    @ViewBuilder public func glassBackgroundEffect<S: InsettableShape>(in shape: S, displayMode: GlassBackgroundDisplayMode = .always) -> some View {
        if displayMode == .never { self } else { background(.regularMaterial, in: shape) }
    }
}

/// When glass is shown.
public enum GlassBackgroundDisplayMode: Sendable { case always, implicit, never }

extension ToolbarItemPlacement {
    /// The ornament below the window; it is drawn as a bar at the bottom of a `NavigationStack`, and not at all without one.
    public static var bottomOrnament: ToolbarItemPlacement { .bottomBar }
}

extension View {
    // The surroundings of a window are not drawn, so the following modifiers don't affect the picture.

    public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
    public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }
    public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }
    public func supportedVolumeViewpoints(_ viewpoints: SquareAzimuth.Set) -> some View { self }
    public func onVolumeViewpointChange(
        updateStrategy: VolumeViewpointUpdateStrategy = .supported, initial: Bool = true, _ action: @escaping (Viewpoint3D, Viewpoint3D) -> Void
    ) -> some View {
        onAppear { if initial { action(.standard, .standard) } }
    }
    public func onWorldRecenter(action: @escaping (WorldRecenterPhase) -> Void) -> some View { self }
    /// Adds choices to the menu of environments, which isn't drawn.
    public func immersiveEnvironmentPicker<Content: View>(@ViewBuilder content: () -> Content) -> some View { notDrawn("immersiveEnvironmentPicker") }
}

/// The appearance of the surroundings.
public struct SurroundingsEffect: Hashable, Sendable {
    private let name: String
    public static let systemDark = SurroundingsEffect(name: "systemDark")
    public static let dim = SurroundingsEffect(name: "dim")
    public static let semiDark = SurroundingsEffect(name: "semiDark")
    public static let dark = SurroundingsEffect(name: "dark")
    public static let ultraDark = SurroundingsEffect(name: "ultraDark")
    public static func colorMultiply(_ color: Color) -> SurroundingsEffect { SurroundingsEffect(name: "\(color)") }
}
/// A side from which a volume is seen.
public enum SquareAzimuth: Hashable, Sendable {
    case front, left, right, back
    /// Some sides.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let front = Set(rawValue: 1)
        public static let left = Set(rawValue: 2)
        public static let right = Set(rawValue: 4)
        public static let back = Set(rawValue: 8)
        public static let all: Set = [.front, .left, .right, .back]
    }
}
/// The place from which a volume is seen.
public struct Viewpoint3D: Hashable, Sendable {
    public static let standard = Viewpoint3D()
    public var squareAzimuth: SquareAzimuth { .front }
}
/// The changes of a viewpoint that are reported.
public enum VolumeViewpointUpdateStrategy: Sendable { case supported, all }
/// The moments of a new center of the world.
public enum WorldRecenterPhase: Sendable { case began, ended }

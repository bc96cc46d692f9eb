import AppleSpatial
import Easel
import Foundation
import Views

/// A space around the user; its content is drawn only if the app has no window.
public struct ImmersiveSpace<Content: View>: Scene {
    private let window: WindowGroup<Content>
    /// Creates a space with a name.
    public init(id: String, @ViewBuilder content: () -> Content) { window = WindowGroup(id: id, content: content) }
    /// Creates a space.
    public init(@ViewBuilder content: () -> Content) { window = WindowGroup(content: content) }
    /// Creates a space with a name for values of a type.
    public init<D: Codable & Hashable, C: View>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> {
        window = WindowGroup(id: id, for: type, content: content)
    }
    /// Creates a space for values of a type.
    public init<D: Codable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> {
        window = WindowGroup(for: type, content: content)
    }
    /// Creates a space for values of a type, with a value for a space that is opened without one.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        window = WindowGroup(for: type, content: content, defaultValue: defaultValue)
    }
    public var body: Never { fatalError("ImmersiveSpace has no body") }
    public static func _content(of scene: Self) -> AnyView { WindowGroup._content(of: scene.window) }
    public static var _rank: _SceneRank { .secondary }
}

/// How a space replaces the surroundings.
public protocol ImmersionStyle: Sendable {}
/// The style of the system.
public struct AutomaticImmersionStyle: ImmersionStyle { public init() {} }
/// A space among the surroundings.
public struct MixedImmersionStyle: ImmersionStyle { public init() {} }
/// A space instead of the surroundings.
public struct FullImmersionStyle: ImmersionStyle { public init() {} }
/// A space in a part of the surroundings.
public struct ProgressiveImmersionStyle: ImmersionStyle {
    /// Creates the style with the system's amounts.
    public init() {}
    /// Creates the style with a range of amounts.
    public init(immersion: ClosedRange<Double>, initialAmount: Double? = nil) {}
}
extension ImmersionStyle where Self == AutomaticImmersionStyle { public static var automatic: Self { Self() } }
extension ImmersionStyle where Self == MixedImmersionStyle { public static var mixed: Self { Self() } }
extension ImmersionStyle where Self == FullImmersionStyle { public static var full: Self { Self() } }
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
    /// A space in a part of the surroundings.
    public static var progressive: Self { Self() }
    /// A space in a part of the surroundings, with a range of amounts.
    public static func progressive(_ immersion: ClosedRange<Double>, initialAmount: Double? = nil) -> Self { Self() }
}

/// Opens a space of the app. A picture shows a window, so nothing opens, with a warning.
public struct OpenImmersiveSpaceAction: Sendable {
    /// The result of opening a space.
    public enum Result: Sendable { case opened, userCancelled, error }
    /// Opens the space with a name.
    @MainActor @discardableResult public func callAsFunction(id: String) async -> Result { note("openImmersiveSpace(id: \"\(id)\")") }
    /// Opens the space for a value.
    @MainActor @discardableResult public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { note("openImmersiveSpace(value:)") }
    /// Opens the space with a name for a value.
    @MainActor @discardableResult public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result {
        note("openImmersiveSpace(id: \"\(id)\", value:)")
    }
    @MainActor private func note(_ call: String) -> Result {
        SceneNotes.notDrawn(call)
        return .opened
    }
}
/// Closes the space of the app.
public struct DismissImmersiveSpaceAction: Sendable {
    /// Closes the space.
    @MainActor public func callAsFunction() async {}
}

extension EnvironmentValues {
    /// Opens a space of the app.
    public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
    /// Closes the space of the app.
    public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
    /// Converts lengths of the world to points.
    public var physicalMetrics: PhysicalMetricsConverter { PhysicalMetricsConverter() }
}

/// Converts between lengths of the world and points: a meter has 1360 points.
public struct PhysicalMetricsConverter: Sendable {
    static let pointsPerMeter = 1360.0
    /// Returns a length of the world in points.
    public func convert(_ length: Double, from unit: UnitLength) -> Double { unit.converter.baseUnitValue(fromValue: length) * Self.pointsPerMeter }
    /// Returns a length of the world in points.
    public func convert(_ length: Measurement<UnitLength>) -> Double { convert(length.value, from: length.unit) }
    /// Returns a number of points as a length of the world.
    public func convert(_ points: Double, to unit: UnitLength) -> Double { unit.converter.value(fromBaseUnitValue: points / Self.pointsPerMeter) }
    /// Returns a size of the world in points.
    public func convert(_ size: Size3D, from unit: UnitLength) -> Size3D {
        Size3D(width: convert(size.width, from: unit), height: convert(size.height, from: unit), depth: convert(size.depth, from: unit))
    }
}
/// A length of the world in points.
@propertyWrapper public struct PhysicalMetric<Value: BinaryFloatingPoint & Sendable>: Sendable {
    private let points: Value
    /// Creates a length of the world.
    public init(wrappedValue: Value, from unit: UnitLength) { points = Value(PhysicalMetricsConverter().convert(Double(wrappedValue), from: unit)) }
    /// The length in points.
    public var wrappedValue: Value { points }
}

/// A window with depth.
public struct VolumetricWindowStyle: WindowStyle { nonisolated public init() {} }
extension WindowStyle where Self == VolumetricWindowStyle {
    /// A window with depth.
    nonisolated public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}
/// A window without a background.
public struct PlainWindowStyle: WindowStyle { nonisolated public init() {} }
extension WindowStyle where Self == PlainWindowStyle {
    /// A window without a background.
    nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
    /// Sets the style of a window without a background. Its canvas keeps the color of glass, with a warning; `--background` sets another one.
    public func windowStyle(_ style: PlainWindowStyle) -> some Scene { _modifyingContent { $0.notDrawn("windowStyle(.plain)") } }

    // A space is not drawn, so the following modifiers don't affect the picture.

    /// Sets the ways in which the space replaces the surroundings.
    public func immersionStyle(selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...) -> some Scene { self }
    /// Sets whether the user's arms show.
    public func upperLimbVisibility(_ visibility: Visibility) -> some Scene { self }
    /// Sets whether the system's controls show.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
    /// Sets the brightness of the space.
    public func immersiveContentBrightness(_ brightness: ImmersiveContentBrightness) -> some Scene { self }
    /// Sets the relation of the space to the environment of the system.
    public func immersiveEnvironmentBehavior(_ behavior: ImmersiveEnvironmentBehavior) -> some Scene { self }
    /// Sets the relation of a volume to gravity.
    public func volumeWorldAlignment(_ alignment: WorldAlignmentBehavior) -> some Scene { self }
    /// Sets whether a window grows with its distance.
    public func defaultWorldScaling(_ behavior: WorldScalingBehavior) -> some Scene { self }
    /// Sets whether the scene opens at the launch.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    /// Sets whether the scene opens again after a launch.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    /// Sets the place of a new window.
    public func defaultWindowPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene { self }

    /// Sets the size of a new window; `--size` sets that of the canvas.
    public func defaultSize(_ size: Size3D) -> some Scene { defaultSize(width: size.width, height: size.height) }
    /// Sets the size of a new window in points; the depth doesn't show from the front.
    public func defaultSize(width: Double, height: Double, depth: Double) -> some Scene { defaultSize(width: width, height: height) }
    /// Sets the size of a new window; the depth doesn't show from the front.
    public func defaultSize(width: Double, height: Double, depth: Double, in unit: UnitLength) -> some Scene {
        let metrics = PhysicalMetricsConverter()
        return defaultSize(width: metrics.convert(width, from: unit), height: metrics.convert(height, from: unit))
    }
    /// Sets the size of a new window; the depth doesn't show from the front.
    public func defaultSize(_ size: Size3D, in unit: UnitLength) -> some Scene {
        defaultSize(width: size.width, height: size.height, depth: size.depth, in: unit)
    }
}

/// The brightness of a space.
public struct ImmersiveContentBrightness: Hashable, Sendable {
    private let value: Double
    /// The brightness of the system.
    public static let automatic = ImmersiveContentBrightness(value: 1)
    /// A dark space.
    public static let dark = ImmersiveContentBrightness(value: 0.2)
    /// A space with less light.
    public static let dim = ImmersiveContentBrightness(value: 0.5)
    /// A bright space.
    public static let bright = ImmersiveContentBrightness(value: 0.9)
    /// Returns a brightness from 0 to 1.
    public static func custom(_ value: Double) -> ImmersiveContentBrightness { ImmersiveContentBrightness(value: value) }
}
/// The relation of a space to the environment of the system.
public enum ImmersiveEnvironmentBehavior: Sendable { case automatic, coexist, replace }
/// The relation of a volume to gravity.
public enum WorldAlignmentBehavior: Sendable { case automatic, adaptive, gravityAligned }
/// Whether a window grows with its distance.
public enum WorldScalingBehavior: Sendable { case automatic, dynamic, fixed }
/// Whether a scene opens at the launch.
public enum SceneLaunchBehavior: Sendable { case automatic, presented, suppressed }
/// Whether a scene opens again after a launch.
public enum SceneRestorationBehavior: Sendable { case automatic, disabled }
/// The content of a window that is placed.
public struct WindowLayoutRoot {
    /// Returns the size of the content for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
/// A window of the app.
public struct WindowProxy: Identifiable, Sendable {
    /// The window's name.
    public let id: String
}
/// The windows around a window that is placed.
public struct WindowPlacementContext {
    /// The windows of the app; none, as a picture shows one.
    public var windows: [WindowProxy] { [] }
}
/// The place of a window.
public struct WindowPlacement: Sendable {
    /// A place beside another window, or in front of the user.
    public struct Position: Sendable {
        /// In front of the user.
        public static let utilityPanel = Position()
        /// At the leading edge of a window.
        public static func leading(_ window: WindowProxy) -> Position { Position() }
        /// At the trailing edge of a window.
        public static func trailing(_ window: WindowProxy) -> Position { Position() }
        /// Above a window.
        public static func above(_ window: WindowProxy) -> Position { Position() }
        /// Below a window.
        public static func below(_ window: WindowProxy) -> Position { Position() }
        /// In the place of a window.
        public static func replacing(_ window: WindowProxy) -> Position { Position() }
    }
    /// Creates a place with a size.
    public init(_ position: Position? = nil, size: CGSize? = nil) {}
    /// Creates a place with lengths.
    public init(_ position: Position? = nil, width: CGFloat? = nil, height: CGFloat? = nil, depth: CGFloat? = nil) {}
}

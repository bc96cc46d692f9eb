import Easel
import Foundation
import Views

/// The sensitivity of the crown.
public enum DigitalCrownRotationalSensitivity: Sendable { case low, medium, high }
/// A turn of the crown, which never happens.
public struct DigitalCrownEvent: Hashable, Sendable {
    public var offset: Double
    public var velocity: Double
}

extension View {
    // No event turns the crown.

    public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil, sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint { self }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
    ) -> some View { self }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
    ) -> some View { self }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View { self }
    public func digitalCrownRotation<V: BinaryInteger>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View { self }
    /// Sets whether the view beside the crown shows while the crown doesn't turn. It isn't drawn.
    public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
        notDrawn(visibility == .visible ? "digitalCrownAccessory(.visible)" : nil)
    }
    /// Sets a view beside the crown. It isn't drawn.
    public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { notDrawn("digitalCrownAccessory") }
    /// Lets a pinch of two fingers run the control.
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }

    /// Shows a view instead of a title.
    public func navigationTitle<Title: View>(@ViewBuilder _ title: () -> Title) -> some View {
        let title = title()
        return toolbar { ToolbarItem(placement: .principal) { title } }
    }
}
/// A movement of the hand.
public struct HandGestureShortcut: Hashable, Sendable {
    public static let primaryAction = HandGestureShortcut()
}

/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    /// The size of the controls inside.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the controls inside.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
    /// Limits the size of the controls inside to a range.
    public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        transformEnvironment(\.controlSize) { size in
            let allowed = ControlSize.allCases.filter { range.contains($0) }
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}

/// Whether a button fits its label or fills its space.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    public static var automatic: ButtonSizing { ButtonSizing(name: "automatic") }
    /// Fits its label.
    public static var fitted: ButtonSizing { ButtonSizing(name: "fitted") }
    /// Fills the proposed width.
    public static var flexible: ButtonSizing { ButtonSizing(name: "flexible") }
}

private struct ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    /// Whether the buttons inside fit their labels.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the buttons inside fit their labels or fill the proposed width. New in iOS 26.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

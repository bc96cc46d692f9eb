import Display

/// The distribution of color over a symbol.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// The same color everywhere.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// A gradient of the color from top to bottom.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The property of a symbol that its variable value changes.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// The opacity of the parts.
    public static let color = SymbolVariableValueMode(name: "color")
    /// The drawn fraction of the lines. An icon without lines changes the opacity of its parts instead, with a warning.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

private struct SymbolColorRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
private struct SymbolVariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }

extension EnvironmentValues {
    /// The distribution of color over symbols; nil for the same color everywhere.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
    /// The property that the variable values of symbols change; nil for the opacity of their parts.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the distribution of color over the symbols inside.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { environment(\.symbolColorRenderingMode, mode) }
    /// Sets the property that the variable values of the symbols inside change.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { environment(\.symbolVariableValueMode, mode) }
}

extension Image {
    /// Sets the distribution of color over the symbol.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { withColorMode(mode) }
    /// Sets the property that the symbol's variable value changes.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { withValueMode(mode) }
}

extension Paint {
    /// Returns a color as its gradient, `Color.gradient`, and other paints unchanged.
    @MainActor func graded(in environment: EnvironmentValues) -> Paint {
        guard case .color(let color) = self else { return self }
        return Color(color).gradient.paint(in: environment)
    }
}

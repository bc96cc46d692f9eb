import Display

/// How the color of a symbol is distributed over it.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// The same everywhere.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// A gradient from top to bottom that is made of the color.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The part of a symbol's look that its variable value changes.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// The opacity of the parts.
    public static let color = SymbolVariableValueMode(name: "color")
    /// How much of the lines is drawn. Parts change their opacity here, too, with a warning.
    public static let draw = SymbolVariableValueMode(name: "draw")

    /// A name for the warning about a mode that isn't drawn.
    var notDrawn: String? { self == .draw ? "symbolVariableValueMode(.draw)" : nil }
}

private struct SymbolColorRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
private struct SymbolVariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }

extension EnvironmentValues {
    /// How the color of symbols is distributed; nil for the same everywhere.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
    /// The part of their look that the variable values of symbols change; nil for the opacity of their parts.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how the color of the symbols inside is distributed.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { environment(\.symbolColorRenderingMode, mode) }
    /// Sets what the variable values of the symbols inside change. Lines are always drawn whole, with a warning for `draw`.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode).notDrawn(mode?.notDrawn)
    }
}

extension Image {
    /// Sets how the symbol's color is distributed.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { withColorMode(mode) }
    /// Sets what the symbol's variable value changes. Lines are always drawn whole, with a warning for `draw`.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { withValueMode(mode) }
}

extension Paint {
    /// A color as the gradient that `Color.gradient` makes of it; other paints as they are.
    @MainActor func graded(in environment: EnvironmentValues) -> Paint {
        guard case .color(let color) = self else { return self }
        return Color(color).gradient.paint(in: environment)
    }
}

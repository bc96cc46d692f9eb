/// Variants of symbols, such as filled ones: a symbol is drawn under the name with these variants, if it exists.
public struct SymbolVariants: Hashable, Sendable {
    /// The enclosing shape's name; nil for none.
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        (self.shape, self.isFilled, self.isSlashed) = (shape, isFilled, isSlashed)
    }

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(shape: "circle")
    public static let square = SymbolVariants(shape: "square")
    public static let rectangle = SymbolVariants(shape: "rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// These variants, in a circle.
    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    /// These variants, in a square.
    public var square: SymbolVariants { with { $0.shape = "square" } }
    /// These variants, in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    /// These variants, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// These variants, with a slash.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns whether these variants include all of the others.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// Adds other variants to these.
    func merged(with other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }

    /// Returns the name of a symbol's variant. A variant that the name already has stays; an unknown one is left out.
    func name(of symbol: String) -> String {
        var parts = symbol.split(separator: ".").map(String.init)
        func add(_ variant: String, before later: [String]) {
            guard !parts.contains(variant), !parts.isEmpty else { return }
            var new = parts
            var place = new.count
            while place > 1, later.contains(new[place - 1]) { place -= 1 }
            new.insert(variant, at: place)
            parts = new
        }
        if isSlashed { add("slash", before: ["circle", "square", "rectangle", "fill"]) }
        if let shape { add(shape, before: ["fill"]) }
        if isFilled { add("fill", before: []) }
        return parts.joined(separator: ".")
    }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// The variants of the symbols inside.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    /// The font that sizes symbols, if it isn't that of the texts.
    var symbolFont: Font? {
        get { self[SymbolFontKey.self] }
        set { self[SymbolFontKey.self] = newValue }
    }
    /// The mode for coloring the levels of symbols; nil for one color, or for a palette if the foreground style has several levels.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

/// The mode for coloring the levels of a symbol.
public struct SymbolRenderingMode: Hashable, Sendable {
    let name: String
    /// In one color.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// In the symbol's own colors.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// In one color with several opacities.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// In the levels of the foreground style.
    public static let palette = SymbolRenderingMode(name: "palette")
}

extension View {
    /// Draws the symbols inside in variants, in addition to those that are set around the view.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.merged(with: variant) }
    }
    /// Sets how the levels of the symbols inside are colored.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
}

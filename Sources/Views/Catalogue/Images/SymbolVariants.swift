/// The variant of the symbols inside a view: filled, in a circle, and so on.
public struct SymbolVariants: Hashable, Sendable {
    /// The parts after the symbol's name, such as "circle" and "fill", in order.
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// In a square.
    public static let square = SymbolVariants(shape: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a slash.
    public static let slash = SymbolVariants(isSlashed: true)

    /// The variant in a circle.
    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    /// The variant in a square.
    public var square: SymbolVariants { with { $0.shape = "square" } }
    /// The variant in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    /// The filled variant.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// The variant with a slash.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns whether the variant has all properties of another one.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// The properties of both variants.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }

    private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        (self.shape, self.isFilled, self.isSlashed) = (shape, isFilled, isSlashed)
    }

    /// Returns the name of a symbol's variant. A part that the name has already isn't added.
    func name(of symbol: String) -> String {
        let parts = symbol.split(separator: ".").map(String.init)
        return ([symbol] + [isSlashed ? "slash" : nil, shape, isFilled ? "fill" : nil].compactMap { $0 }.filter { !parts.contains($0) })
            .joined(separator: ".")
    }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
    /// The variant of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    /// The font that sizes symbols, where it isn't that of the texts.
    var symbolFont: Font? {
        get { self[SymbolFontKey.self] }
        set { self[SymbolFontKey.self] = newValue }
    }
}

extension View {
    /// Adds a variant to the symbols inside.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }
}

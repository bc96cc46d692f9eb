/// How a replacement icon is drawn to be as large as the symbol that it stands for.
struct SymbolShape: Equatable {
    /// The size of the drawing, as a fraction of the icon's usual size.
    var ink: CGFloat = 1
    /// The width of the symbol, as a multiple of its height.
    var width: CGFloat = 1
    /// A turn of the icon, clockwise.
    var degrees = 0.0

    /// Measured in reference pictures (Documentation/Semantics/Text.md#symbols).
    private static let measured: [String: SymbolShape] = [
        "gear": SymbolShape(ink: 0.92, width: 1.04), "gearshape": SymbolShape(ink: 0.92, width: 1.04), "house": SymbolShape(width: 1.2),
        "link": SymbolShape(degrees: -45), "pencil": SymbolShape(ink: 0.75), "person.circle": SymbolShape(ink: 0.84),
        "square.and.arrow.up": SymbolShape(ink: 0.87), "star": SymbolShape(ink: 0.94),
    ]

    /// Returns the shape of a symbol, or of its base for a filled one.
    static func of(_ symbol: String) -> SymbolShape {
        let base = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
        return measured[symbol] ?? measured[base] ?? SymbolShape()
    }
}

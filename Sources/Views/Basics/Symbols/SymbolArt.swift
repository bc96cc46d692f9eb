/// The drawing of a symbol.
///
/// Lengths are hundredths of an em of the text beside the symbol. The y axis points down from the middle of the capitals.
struct SymbolArt: Sendable, Equatable {
    /// The outlines of a part.
    enum Shape: Sendable, Equatable {
        /// An icon. `thickness` is the thickness of the lines that its outlines enclose; nil for an icon of solid areas.
        case icon(Path, isEvenOdd: Bool, thickness: CGFloat?)
        /// A solid area with rounded corners, which grows with the weight like the line around it.
        case area(Path)
        /// A line whose thickness is the weight's, multiplied by `factor`.
        case line(Path, factor: CGFloat)
    }

    /// The effect of a part on the parts before it.
    enum Role: Sendable, Equatable {
        case paint
        /// Leaves a gap between the parts before it and those after it.
        case gap
        /// Cuts a hole if all parts have the same color; otherwise paints its level.
        case knockout
    }

    struct Part: Sendable, Equatable {
        var shape: Shape
        var role = Role.paint
        /// The level of the foreground style in several colors: 0 primary, 1 secondary, 2 tertiary.
        var level = 0
        /// Whether the part is the area behind another one, which has a low opacity in the hierarchical mode.
        var isGround = false
        /// The part's position among those that a value from 0 to 1 lights one after the other.
        var step: Int?
        /// The color in the multicolor mode; nil for the foreground style.
        var color: SystemColor?
        /// Whether the part is white in the multicolor mode.
        var isWhite = false

        /// Whether it is a visible line.
        var isLine: Bool { if case .line = shape { role == .paint } else { false } }
    }

    var parts: [Part]

    /// The smallest rectangle around all parts at regular weight; null for no parts.
    var ink: CGRect {
        parts.filter { $0.role == .paint }.reduce(CGRect.null) { $0.union($1.shape.bounds) }
    }

    /// Whether parts cover one another.
    var overlaps: Bool {
        if parts.count > 1 { return true }
        if case .line? = parts.first?.shape { return false }
        return !parts.isEmpty
    }

    /// The number of parts that a variable value lights.
    var stepCount: Int { (parts.compactMap(\.step).max() ?? -1) + 1 }

    /// Whether some parts are lines, of which a fraction can be drawn.
    var hasLines: Bool { parts.contains { $0.isLine } }

    /// Returns the drawing with its lines only.
    var lines: SymbolArt { SymbolArt(parts: parts.filter(\.isLine)) }

    /// Returns the drawing with the first fraction of each line, 0…1.
    func drawn(to fraction: Double) -> SymbolArt {
        mapParts { part in
            guard part.isLine, case .line(let path, let factor) = part.shape else { return }
            part.shape = .line(path.trimmedPath(from: 0, to: fraction), factor: factor)
        }
    }

    func mapParts(_ change: (inout Part) -> Void) -> SymbolArt {
        var copy = self
        for index in copy.parts.indices { change(&copy.parts[index]) }
        return copy
    }

    /// Returns the drawing moved and resized. Lines keep their thickness, except for `lineFactor`.
    func transformed(_ transform: CGAffineTransform, lineFactor: CGFloat = 1) -> SymbolArt {
        mapParts { $0.shape = $0.shape.transformed(transform, lineFactor: lineFactor) }
    }

    /// Returns the drawing resized around a point and then moved to another one.
    func scaled(_ factor: CGFloat, from center: CGPoint, to target: CGPoint, lineFactor: CGFloat = 1) -> SymbolArt {
        let transform = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: target.x - center.x * factor, ty: target.y - center.y * factor)
        return transformed(transform, lineFactor: lineFactor)
    }
}

extension SymbolArt.Shape {
    /// The bounds at regular weight.
    var bounds: CGRect {
        switch self {
        case .icon(let path, _, let thickness):
            let extra = thickness.map { max(0, SymbolWeight.regular - $0) / 2 } ?? 0
            return path.boundingRect.insetBy(dx: -extra, dy: -extra)
        case .area(let path):
            return path.boundingRect.insetBy(dx: -SymbolWeight.regular / 2, dy: -SymbolWeight.regular / 2)
        case .line(let path, let factor):
            return path.boundingRect.insetBy(dx: -SymbolWeight.regular * factor / 2, dy: -SymbolWeight.regular * factor / 2)
        }
    }

    func transformed(_ transform: CGAffineTransform, lineFactor: CGFloat) -> SymbolArt.Shape {
        let scale = (abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
        switch self {
        case .icon(let path, let isEvenOdd, let thickness):
            return .icon(path.applying(transform), isEvenOdd: isEvenOdd, thickness: thickness.map { $0 * scale })
        case .area(let path): return .area(path.applying(transform))
        case .line(let path, let factor): return .line(path.applying(transform), factor: factor * lineFactor)
        }
    }
}

/// The thickness of a symbol's lines.
enum SymbolWeight {
    /// Hundredths of an em at regular weight: 1.77 points at 22 points, measured in `person.circle`.
    static let regular: CGFloat = 8

    /// Thicknesses of the nine weights, 100 to 900: the share of the regular one is about that of the system font's stems.
    private static let thicknesses: [CGFloat] = [2.6, 3.8, 6, 8, 9.5, 11, 12.7, 14.6, 16.6]

    static func thickness(_ weight: Int) -> CGFloat {
        let position = min(max(CGFloat(weight) / 100 - 1, 0), 8)
        let index = min(Int(saturating: position), 7)
        return thicknesses[index] + (thicknesses[index + 1] - thicknesses[index]) * (position - CGFloat(index))
    }
}

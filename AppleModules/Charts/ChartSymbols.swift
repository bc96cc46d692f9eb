import Easel

/// The shape of symbols.
public protocol ChartSymbolShape: Shape {
    /// The part of a symbol's square that the shape may use.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The usual shapes of symbols.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Form: Int, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let form: Form
    var lineWidth: CGFloat?

    public func path(in rect: CGRect) -> Path {
        let path = outline(in: rect)
        return lineWidth.map { path.strokedPath(StrokeStyle(lineWidth: $0)) } ?? path
    }

    /// The shape as a line.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        var shape = self
        shape.lineWidth = lineWidth
        return shape
    }

    private func outline(in rect: CGRect) -> Path {
        switch form {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.insetBy(dx: rect.width * 0.05, dy: rect.height * 0.05))
        case .triangle: polygon([90, 210, 330], in: rect)
        case .diamond: polygon([0, 90, 180, 270], in: rect)
        case .pentagon: polygon([90, 162, 234, 306, 18], in: rect)
        case .plus: spokes([0, 90], in: rect)
        case .cross: spokes([45, 135], in: rect)
        case .asterisk: spokes([90, 30, 150], in: rect)
        }
    }

    private func polygon(_ degrees: [Double], in rect: CGRect) -> Path {
        Path { path in
            path.addLines(degrees.map { point($0, radius: 0.58, in: rect) })
            path.closeSubpath()
        }
    }

    /// Lines through the middle.
    private func spokes(_ degrees: [Double], in rect: CGRect) -> Path {
        let lines = Path { path in
            for angle in degrees {
                path.move(to: point(angle, radius: 0.55, in: rect))
                path.addLine(to: point(angle + 180, radius: 0.55, in: rect))
            }
        }
        return lines.strokedPath(StrokeStyle(lineWidth: rect.width * 0.22))
    }

    private func point(_ degrees: Double, radius: Double, in rect: CGRect) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: rect.midX + cos(angle) * rect.width * radius, y: rect.midY - sin(angle) * rect.height * radius)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    nonisolated public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(form: .circle) }
    nonisolated public static var square: BasicChartSymbolShape { BasicChartSymbolShape(form: .square) }
    nonisolated public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(form: .triangle) }
    nonisolated public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(form: .diamond) }
    nonisolated public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(form: .pentagon) }
    nonisolated public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(form: .plus) }
    nonisolated public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(form: .cross) }
    nonisolated public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(form: .asterisk) }
}

/// A symbol of any shape.
struct SymbolKind: Sendable {
    let path: @Sendable (CGRect) -> Path
    init<S: ChartSymbolShape>(_ symbol: S) { path = { symbol.path(in: $0) } }

    /// The symbol of a series.
    static func series(_ index: Int) -> SymbolKind {
        let forms = BasicChartSymbolShape.Form.allCases
        return SymbolKind(BasicChartSymbolShape(form: forms[index % forms.count]))
    }
}

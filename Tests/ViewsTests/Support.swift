import Foundation

@testable import Views

/// Shapes every character as a square of the font's size, so that tests know all widths.
final class SquareTextShaper: TextShaper {
    var shapeCount = 0
    func shape(_ request: TextRequest) -> ShapedText {
        shapeCount += 1
        let size = request.runs.first?.font.size ?? 10
        let letters = request.runs.map(\.string).joined()
        let perLine = max(1, request.width.map { Int(saturating: ($0 / size).rounded(.down)) } ?? max(1, letters.count))
        let lines = max(1, (letters.count + perLine - 1) / perLine)
        let shown = min(lines, request.lineLimit ?? lines)
        let width = size * CGFloat(min(perLine, letters.count))
        let glyphs = letters.indices.enumerated().map { ShapedText.Glyph(index: 1, x: CGFloat($0.offset) * size, y: size * 0.8) }
        return ShapedText(
            size: CGSize(width: width, height: size * CGFloat(shown)), firstBaseline: size * 0.8, lastBaseline: size * (CGFloat(shown) - 0.2), lineCount: shown,
            isTruncated: shown < lines,
            runs: request.runs.enumerated().map {
                ShapedText.GlyphRun(face: .init(rawValue: 0), color: $1.color, glyphs: $0 == 0 ? glyphs : [], layer: $1.layer)
            },
            string: letters)
    }
}

/// Creates a graph on a canvas of this size, settled at time 0.
@MainActor
func host<V: View>(_ view: V, width: CGFloat = 200, height: CGFloat = 200, scale: CGFloat = 1, _ configure: (inout ViewHostConfiguration) -> Void = { _ in })
    -> ViewGraph
{
    var configuration = ViewHostConfiguration(size: CGSize(width: width, height: height), scale: scale)
    configure(&configuration)
    let graph = ViewGraph(root: view, configuration: configuration, textShaper: SquareTextShaper())
    graph.settle()
    return graph
}

extension ViewGraph {
    /// The rects of the views with an accessibility identifier.
    var rects: [String: CGRect] {
        Dictionary(layoutListing().filter { $0.name == "accessibilityIdentifier" }.map { ($0.label ?? "", $0.rect) }, uniquingKeysWith: { first, _ in first })
    }

    func step(to time: Double) {
        advance(to: time)
        settle()
    }
}

extension View {
    func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

extension ViewGraph {
    /// The texts shown, in paint order.
    var texts: [String] { layoutListing().filter { $0.name == "Text" }.compactMap(\.label) }

    /// Taps a text and settles.
    func press(_ text: String) throws {
        try tap(.text(text))
        settle()
    }

    /// Everything drawn, in paint order, with groups flattened.
    var drawn: [DisplayItem] {
        func flat(_ items: [DisplayItem]) -> [DisplayItem] {
            items.flatMap { item in if case .group(_, let inner) = item { [item] + flat(inner) } else { [item] } }
        }
        return flat(displayList().items)
    }

    /// The bounding boxes of the paths drawn.
    var fills: [CGRect] { drawn.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } } }
    /// The colors of the filled paths.
    var colors: [ResolvedColor] { drawn.compactMap { if case .fill(_, .color(let color), _) = $0 { color } else { nil } } }
    /// The corners of the texts drawn.
    var textOrigins: [CGPoint] { drawn.compactMap { if case .text(_, let origin) = $0 { origin } else { nil } } }
}

extension Text {
    /// The runs with symbols that need no fonts.
    @MainActor func runs(in environment: EnvironmentValues) -> (runs: [TextRun], layers: [Layer]) { runs(in: environment, shaper: SquareTextShaper()) }
}

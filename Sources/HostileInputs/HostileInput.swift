import CairoCanvas
import Display
import Geometry
import Views

/// The kinds of drawings with numbers at the limits, made from bytes. No input may cause a trap, a hang, or an access to memory out of bounds.
///
/// `Scripts/fuzz` has a fuzzer choose the bytes; `HostileInputTests` runs some hundred inputs of each kind, and those in its folder `Corpus`.
@MainActor
package enum HostileInput: String, CaseIterable {
    /// Operations on paths, SVG path data, trimming, and strokes, to pixels.
    case paths
    /// Drawing operations of a canvas in layers, to pixels.
    case canvases
    /// Controls with extreme values and limits, which are tapped and dragged, to pixels.
    case controls
    /// Containers and modifiers with extreme lengths, to pixels.
    case layouts

    private static let shaper = try? PangoTextShaper()
    /// Layers of at most a million pixels, so that inputs are fast.
    private static let painter = Painter(layerPixels: 1_000_000)

    /// Returns the inputs in a text: a line has the bytes of one in hexadecimal digits, and may end with a comment after a number sign.
    package static func inputs(_ text: String) -> [[UInt8]] {
        text.split(separator: "\n").map { line in
            let digits = line.prefix { $0 != "#" }.compactMap(\.hexDigitValue)
            return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
        }
    }

    /// Makes the drawing of an input, and paints it.
    package func run(_ bytes: [UInt8]) {
        var choices = Choices(bytes)
        switch self {
        case .paths: Self.show(choices.shapes())
        case .canvases: Self.show(choices.canvas())
        case .controls: Self.show(choices.control())
        case .layouts: Self.show(choices.layout())
        }
    }

    private static let canvasSize = CGSize(width: 60, height: 40)

    /// Draws a view twice, with touches in between.
    private static func show(_ view: some View) {
        guard let shaper else { return }
        let graph = ViewGraph(root: view, configuration: ViewHostConfiguration(size: canvasSize), textShaper: shaper)
        graph.settle()
        var lists = [graph.displayList()]
        _ = (graph.layoutListing(), graph.inspectViews(), graph.fittingSize(for: .unspecified), graph.fittingSize(for: .infinity))
        for x in [5, 25, 40, 55] as [CGFloat] { _ = try? graph.perform(.tap(.point(CGPoint(x: x, y: 20)), count: 1)) }
        graph.advance(to: 1)
        graph.settle()
        _ = try? graph.perform(.drag(.point(CGPoint(x: 30, y: 20)), by: [CGPoint(x: 25, y: 25)], duration: 0.1))
        for time in [1.05, 1.2, 3] {
            graph.advance(to: time)
            graph.settle()
        }
        lists.append(graph.displayList())
        // Not for the next view.
        _ = graph.takeExcess()
        paint(lists)
    }

    /// Paints lists, each with the pixels that differ from the one before.
    private static func paint(_ lists: [DisplayList]) {
        var pixmap = Pixmap(width: 60, height: 40)
        var last: DisplayList?
        for list in lists {
            _ = list.description
            guard let damage = try? last.map({ try painter.damage(from: $0, to: list) }) ?? nil, last != nil else {
                try? painter.paint(list, into: &pixmap)
                last = list
                continue
            }
            try? painter.paint(list, damage: damage, into: &pixmap)
        }
    }
}

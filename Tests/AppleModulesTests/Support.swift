import Display
import Easel
import Foundation

@testable import Views

/// Shapes every character as a square of ten points, so that tests know all widths.
private final class SquareTextShaper: TextShaper {
    func shape(_ request: TextRequest) -> ShapedText {
        let string = request.runs.map(\.string).joined()
        return ShapedText(
            size: CGSize(width: 10 * CGFloat(string.count), height: 10), firstBaseline: 8, lastBaseline: 8, lineCount: 1, isTruncated: false, runs: [],
            string: string)
    }
}

/// Creates graphs for tests of Apple's frameworks.
@MainActor enum AppleModuleGraph {
    /// A shaper of texts with known widths.
    static var shaper: any TextShaper { SquareTextShaper() }
    /// Returns a graph of a view on a canvas of this size, settled at time 0.
    static func make<V: View>(_ view: V, width: CGFloat = 300, height: CGFloat = 200) -> ViewGraph {
        let configuration = ViewHostConfiguration(size: CGSize(width: width, height: height), scale: 1)
        let graph = ViewGraph(root: view, configuration: configuration, textShaper: SquareTextShaper())
        graph.settle()
        return graph
    }
}

extension ViewGraph {
    /// The texts shown, in paint order.
    var shownTexts: [String] { layoutListing().filter { $0.name == "Text" }.compactMap(\.label) }
    /// The names of features that aren't drawn.
    var namesNotDrawn: [String] { warnings.compactMap { $0.hasSuffix(" is accepted but not drawn") ? String($0.dropLast(26)) : nil } }
}

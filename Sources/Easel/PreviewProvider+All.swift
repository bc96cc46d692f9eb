import Foundation
import Views

extension PreviewProvider {
    /// The provider's previews one by one, for generators of test code.
    public static var _allPreviews: [_Preview] {
        guard let shaper = try? SharedTextShaper.get() else { return [] }
        let graph = ViewGraph(root: previews, configuration: ViewHostConfiguration(size: CGSize(width: 390, height: 844)), textShaper: shaper)
        return graph.previews.enumerated().map { index, options in
            _Preview(id: index, options: options) { AnyView(Group(subviews: previews) { $0[index] }) }
        }
    }
}

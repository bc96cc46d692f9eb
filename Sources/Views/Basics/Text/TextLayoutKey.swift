extension Text {
    /// Carries the layouts of the texts inside a view up to it, in source order.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// The layout of a text, and where it is.
        public struct AnchoredLayout: Equatable, Sendable {
            /// The top left corner of the text.
            public var origin: Anchor<CGPoint>
            /// The lines, runs, and glyphs, in the text's coordinates.
            public var layout: Text.Layout
        }
        public static var defaultValue: [AnchoredLayout] { [] }
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) { value += nextValue() }
    }
}

extension TextRenderNode {
    /// Returns the lines, runs, and glyphs of the text.
    func layoutStorage(of result: ShapedText) -> TextLayoutStorage {
        // Underlines tell where lines end.
        var lined = shownRequest
        let proposal = viewSize.proposal
        lined.width = proposal.width.flatMap { $0 < 1e6 ? max(0, $0) : nil }
        lined.height = proposal.height.flatMap { $0 < 1e6 ? max(0, $0) : nil }
        for index in lined.runs.indices { lined.runs[index].underline = lined.runs[index].color }
        var ends: [CGFloat: CGFloat] = [:]
        for decoration in graph.textShaper.shape(lined).decorations {
            ends[decoration.rect.minY.rounded()] = max(ends[decoration.rect.minY.rounded()] ?? 0, decoration.rect.maxX)
        }
        return TextLayoutStorage(
            result, layers: layers, ends: ends.sorted { $0.key < $1.key }.map(\.value), metrics: request.runs.first.flatMap { metrics(of: $0) })
    }

    /// The text's layout for `Text.LayoutKey`. From now on, texts tell that it has changed.
    var anchoredLayout: Text.LayoutKey.AnchoredLayout {
        graphState.readsTextLayouts = true
        return Text.LayoutKey.AnchoredLayout(origin: Anchor(value: convertToGlobal(.zero)), layout: Text.Layout(storage: layoutStorage(of: shapedForFrame)))
    }

    /// Tells readers of layouts that the text has moved or changed, if there are any.
    func layoutDidChange() { if graphState.readsTextLayouts { preferencesDidChange() } }
}

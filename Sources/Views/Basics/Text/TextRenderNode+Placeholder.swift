/// The shapes that stand for a redacted text.
extension TextRenderNode {
    /// Draws a shape for each line: from the baseline up to the height of capitals, as wide as the line.
    func displayPlaceholder(_ result: ShapedText, at origin: CGPoint, _ builder: inout DisplayListBuilder) {
        guard let run = request.runs.first else { return }
        let height = metrics(of: run)?.capHeight ?? run.font.size * 0.7
        // Underlines mark the start and the end of lines.
        var lined = shownRequest
        let proposal = viewSize.proposal
        lined.width = proposal.width.flatMap { $0 < 1e6 ? max(0, $0) : nil }
        lined.height = proposal.height.flatMap { $0 < 1e6 ? max(0, $0) : nil }
        for index in lined.runs.indices { lined.runs[index].underline = run.color }
        let tail = placeholderTail
        var lines: [CGFloat: (start: CGFloat, end: CGFloat)] = [:]
        for decoration in graph.textShaper.shape(lined).decorations {
            let line = lines[decoration.rect.midY] ?? (decoration.rect.minX, decoration.rect.maxX)
            lines[decoration.rect.midY] = (min(line.start, decoration.rect.minX), max(line.end, decoration.rect.maxX))
        }
        if lines.isEmpty { lines[result.firstBaseline] = (0, result.size.width) }
        var color = run.color
        color.opacity *= Float(Placeholder.opacity)
        let step = lines.count > 1 ? (result.lastBaseline - result.firstBaseline) / CGFloat(lines.count - 1) : 0
        for (index, line) in lines.sorted(by: { $0.key < $1.key }).enumerated() {
            let baseline = result.firstBaseline + step * CGFloat(index)
            let rect = CGRect(x: origin.x + line.value.start, y: origin.y + baseline - height, width: line.value.end + tail - line.value.start, height: height)
            builder.add(.fill(Placeholder.shape(rect), .color(color), FillStyle()))
        }
    }

    /// The correction of the end of a redacted line, in points: its last character takes the width of the others, but not Apple's tracking.
    private var placeholderTail: CGFloat {
        guard var sample = request.runs.first else { return 0 }
        let size = sample.font.size
        (sample.string, sample.underline) = ("n", sample.color)
        let shaped = graph.textShaper.shape(TextRequest(runs: [sample], scale: request.scale))
        guard let line = shaped.decorations.first?.rect else { return 0 }
        return Placeholder.advance(size: size) - Placeholder.tracking(size: size) - line.width
    }
}

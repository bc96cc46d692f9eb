/// Fits a text into less space than it needs, before it is truncated.
struct TextFitting {
    let shaper: any TextShaper

    /// The most by which letters are moved together, in ems: 5 % of the mean width of a letter, 0.5 em.
    private static let mostTightening: CGFloat = 0.025

    /// Returns the truncated text with its letters closer together, just enough to fit, or to show as many letters as possible
    /// (Documentation/Semantics/Text.md#line-breaking).
    func tightened(_ request: TextRequest, _ truncated: ShapedText) -> ShapedText {
        func tightened(by share: CGFloat) -> TextRequest {
            var copy = request
            for index in copy.runs.indices { copy.runs[index].kerning -= copy.runs[index].font.size * share }
            return copy
        }
        func glyphs(_ text: ShapedText) -> Int { text.runs.reduce(0) { $0 + $1.glyphs.count } }
        let tightest = shaper.shape(tightened(by: Self.mostTightening))
        let most = glyphs(tightest)
        if tightest.isTruncated, most <= glyphs(truncated) { return truncated }
        return best(from: Self.mostTightening, tightest, to: 0, { tightest.isTruncated ? glyphs($0) >= most : !$0.isTruncated }, tightened) ?? truncated
    }

    /// Whether a text is truncated, or larger than the space for it by more than a pixel: a single letter is never truncated.
    func overflows(_ text: ShapedText, _ request: TextRequest) -> Bool {
        let pixel = 1 / request.scale
        return text.isTruncated || request.width.map { text.size.width > $0 + pixel } == true || request.height.map { text.size.height > $0 + pixel } == true
    }

    /// Returns the text at the largest scale that fits without truncation; if none fits, at the minimum scale, truncated.
    func scaledDown(_ request: TextRequest, to minimum: CGFloat) -> ShapedText {
        let smallest = shaper.shape(request.scaled(minimum))
        return best(from: minimum, smallest, to: 1, { !overflows($0, request) }, request.scaled) ?? smallest
    }

    /// Returns the text that fits with the value nearest to `wanted`, to within 1/64 of the range; nil if not even `smallest`, the one with `least`, fits.
    private func best(
        from least: CGFloat, _ smallest: ShapedText, to wanted: CGFloat, _ fits: (ShapedText) -> Bool, _ change: (CGFloat) -> TextRequest
    ) -> ShapedText? {
        guard fits(smallest) else { return nil }
        var result = smallest
        var (fitting, failing) = (least, wanted)
        for _ in 0..<6 {
            let middle = (fitting + failing) / 2
            let candidate = shaper.shape(change(middle))
            if fits(candidate) { (fitting, result) = (middle, candidate) } else { failing = middle }
        }
        return result
    }

    /// Returns the height of a number of lines in the style of a request's first run.
    func height(of count: Int, like request: TextRequest) -> CGFloat {
        if count > Self.mostShapedLines {
            let last = height(of: Self.mostShapedLines, like: request)
            let perLine = (last - height(of: 1, like: request)) / CGFloat(Self.mostShapedLines - 1)
            return last + CGFloat(count - Self.mostShapedLines) * perLine
        }
        var lines = request
        (lines.width, lines.height, lines.lineLimit) = (nil, nil, nil)
        if var first = lines.runs.first {
            first.string = Array(repeating: "x", count: count).joined(separator: "\n")
            lines.runs = [first]
        }
        return shaper.shape(lines).size.height
    }

    /// Further lines are as high as these on average.
    private static let mostShapedLines = 100
}

extension TextRequest {
    /// Returns the request with all lengths of the text multiplied by `factor`, for the same available size.
    fileprivate func scaled(_ factor: CGFloat) -> TextRequest {
        var copy = self
        for index in copy.runs.indices {
            copy.runs[index].font = copy.runs[index].font.scaled(factor)
            copy.runs[index].lineFont = copy.runs[index].lineFont?.scaled(factor)
            copy.runs[index].lineBox = copy.runs[index].lineBox?.scaled(factor)
            copy.runs[index].kerning *= factor
            copy.runs[index].baselineOffset *= factor
        }
        copy.lineSpacing *= factor
        return copy
    }
}

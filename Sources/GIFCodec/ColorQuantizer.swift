/// Chooses colors for a histogram: splits the box of all colors again and again where that lowers the squared error most.
///
/// Source: Xiaolin Wu, "Efficient Statistical Computations for Optimal Color Quantization", Graphics Gems II, 1991. Sums over any box take eight look-ups in
/// a table of sums from the origin.
struct ColorQuantizer {
    /// The sums of a box's pixels.
    private struct Moments {
        var weight = 0.0
        var sum = SIMD3<Double>.zero
        /// The sum of the squared components.
        var squares = 0.0

        /// The part of the squared error that a split can change.
        var spread: Double { weight > 0 ? (sum * sum).sum() / weight : 0 }
        /// The squared error if one color represents all pixels.
        var error: Double { weight > 0 ? squares - spread : 0 }

        static func + (a: Self, b: Self) -> Self { Moments(weight: a.weight + b.weight, sum: a.sum + b.sum, squares: a.squares + b.squares) }
        static func - (a: Self, b: Self) -> Self { Moments(weight: a.weight - b.weight, sum: a.sum - b.sum, squares: a.squares - b.squares) }
    }

    /// Bins whose indices are above `low` and at most `high`, for each channel.
    private struct Box {
        var low = SIMD3<Int>(repeating: 0)
        var high: SIMD3<Int>
    }

    private static let side = GIFColorBins.levels + 1
    /// The sums over all bins up to each one.
    private var table = [Moments](repeating: Moments(), count: side * side * side)

    /// - Complexity: one pass over 262,144 bins.
    init(_ bins: GIFColorBins) {
        let levels = GIFColorBins.levels
        for red in 1...levels {
            // The sums of the bins of this red up to a green and a blue.
            var plane = [Moments](repeating: Moments(), count: Self.side)
            for green in 1...levels {
                var line = Moments()
                for blue in 1...levels {
                    let bin = ((red - 1) * levels + green - 1) * levels + blue - 1
                    let (weight, sum) = (bins.weights[bin], bins.sums[bin])
                    // The pixels of a bin count as if they had its mean color.
                    line = line + Moments(weight: weight, sum: sum, squares: weight > 0 ? (sum * sum).sum() / weight : 0)
                    plane[blue] = plane[blue] + line
                    table[Self.index(red, green, blue)] = table[Self.index(red - 1, green, blue)] + plane[blue]
                }
            }
        }
    }

    private static func index(_ red: Int, _ green: Int, _ blue: Int) -> Int { (red * side + green) * side + blue }

    private func moments(_ box: Box) -> Moments {
        func corner(_ red: Int, _ green: Int, _ blue: Int) -> Moments { table[Self.index(red, green, blue)] }
        let (low, high) = (box.low, box.high)
        let upper = corner(high.x, high.y, high.z) - corner(high.x, high.y, low.z) - corner(high.x, low.y, high.z) + corner(high.x, low.y, low.z)
        let lower = corner(low.x, high.y, high.z) - corner(low.x, high.y, low.z) - corner(low.x, low.y, high.z) + corner(low.x, low.y, low.z)
        return upper - lower
    }

    /// Returns at most `count` colors, `0xRRGGBB`, each once.
    ///
    /// - Complexity: O(count) splits, each of which tries at most 3 times 63 cuts.
    func colors(_ count: Int) -> [UInt32] {
        var boxes = [Box(high: SIMD3(repeating: GIFColorBins.levels))]
        var errors = [moments(boxes[0]).error]
        while boxes.count < count, let worst = errors.indices.max(by: { errors[$0] < errors[$1] }), errors[worst] > 0 {
            guard let (first, second) = split(boxes[worst]) else {
                errors[worst] = 0
                continue
            }
            boxes[worst] = first
            errors[worst] = moments(first).error
            boxes.append(second)
            errors.append(moments(second).error)
        }
        return Set(boxes.compactMap(color)).sorted()
    }

    /// Returns the mean color of a box; nil for an empty one.
    private func color(_ box: Box) -> UInt32? {
        let moments = moments(box)
        guard moments.weight > 0 else { return nil }
        let mean = (moments.sum / moments.weight).rounded(.toNearestOrAwayFromZero)
        return UInt32(mean.x) << 16 | UInt32(mean.y) << 8 | UInt32(mean.z)
    }

    /// Returns the two parts of a box after the cut that lowers the error most; nil if all its pixels are in one bin.
    private func split(_ box: Box) -> (Box, Box)? {
        let whole = moments(box)
        var best: (spread: Double, parts: (Box, Box))?
        for channel in 0..<3 {
            for cut in (box.low[channel] + 1)..<max(box.low[channel] + 1, box.high[channel]) {
                var (first, second) = (box, box)
                first.high[channel] = cut
                second.low[channel] = cut
                let part = moments(first)
                let rest = whole - part
                guard part.weight > 0, rest.weight > 0 else { continue }
                let spread = part.spread + rest.spread
                if spread > best?.spread ?? -1 { best = (spread, (first, second)) }
            }
        }
        return best?.parts
    }
}

/// The colors of a GIF file, and the color nearest to any other.
package struct GIFPalette {
    /// The minimum share of all pixels for a large area, whose color stays exact.
    private static let largeShare = 0.002
    /// The maximum number of such colors.
    private static let mostLarge = 64
    /// The dither matrix of Bayer, 8 by 8, from -31.5 to 31.5.
    private static let pattern: [Double] = (0..<64).map { index in
        let (x, y) = (index % 8, index / 8)
        var value = 0
        for bit in 0..<3 { value = value << 2 | ((x ^ y) >> bit & 1) << 1 | y >> bit & 1 }
        return Double(value) - 31.5
    }

    /// `0xRRGGBB`, at most 255.
    package let colors: [UInt32]
    /// The index of transparent pixels, after the last color.
    package var transparent: UInt8 { UInt8(colors.count) }

    /// The index of each color of the palette.
    private let indices: [UInt32: UInt8]
    /// One bit for each color that there is, set for those of the palette: a look-up in `indices` would take longer for most pixels.
    private var isExact = [UInt64](repeating: 0, count: 1 << 18)
    /// The index for each color rounded to 6 bits per channel, once it is known: an index plus 1.
    private var nearest: [UInt16]
    /// The last color of the palette that was found, because neighbors are often equal.
    private var last: (color: UInt32, index: UInt8) = (UInt32.max, 0)
    /// The value added to a color's channels at each position of an 8 by 8 square: colors between two of the palette become a pattern of both.
    private let offsets: [Int]

    /// Chooses the colors: all of them if there is space, otherwise the exact colors of large areas, and colors with the least error for the rest.
    package init(_ counter: GIFColorCounter) {
        if counter.fits {
            colors = counter.counts.keys.sorted()
            offsets = Array(repeating: 0, count: 64)
        } else {
            let large = counter.counts.filter { Double($0.value) >= Self.largeShare * Double(counter.pixelCount) }
                .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostLarge).map(\.key)
            let quantizer = ColorQuantizer(counter.bins)
            var chosen = Set(large)
            // Colors near an exact one are left out: dithering would mix both in a flat area's edge.
            for color in quantizer.colors(GIFColorCounter.limit) where chosen.count < GIFColorCounter.limit {
                if !large.contains(where: { Self.distance($0, color) <= 3 }) { chosen.insert(color) }
            }
            colors = chosen.sorted()
            let gap = Self.typicalGap(colors)
            offsets = Self.pattern.map { Int(($0 / 63 * gap).rounded()) }
        }
        indices = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
        nearest = Array(repeating: 0, count: counter.fits ? 0 : 1 << 18)
        for color in colors { isExact[Int(color >> 6)] |= 1 << UInt64(color & 63) }
    }

    /// Returns the distance between neighboring colors, in levels of a channel.
    private static func typicalGap(_ colors: [UInt32]) -> Double {
        let gaps = colors.map { color in colors.reduce(Int.max) { $1 == color ? $0 : min($0, distance($1, color)) } }.sorted()
        guard colors.count > 1 else { return 0 }
        // The median, at most 12: a coarser pattern is more visible than the error that it hides.
        return min((Double(gaps[gaps.count / 2]) / 3).squareRoot(), 12)
    }

    /// Returns the index for a pixel.
    ///
    /// - Parameters:
    ///   - pixel: `0xFFRRGGBB`, or 0 for a transparent one.
    ///   - place: of the dither pattern, from 0 to 63.
    package mutating func index(of pixel: UInt32, at place: Int) -> UInt8 {
        if pixel == 0 { return transparent }
        let color = pixel & 0xFF_FFFF
        if color == last.color { return last.index }
        if isExact[Int(color >> 6)] >> UInt64(color & 63) & 1 == 1, let index = indices[color] {
            last = (color, index)
            return index
        }
        let offset = offsets[place]
        func channel(_ shift: UInt32) -> UInt32 { UInt32(max(0, min(255, Int(color >> shift & 0xFF) + offset))) }
        let (red, green, blue) = (channel(16), channel(8), channel(0))
        let key = Int((red >> 2) << 12 | (green >> 2) << 6 | blue >> 2)
        if nearest[key] > 0 { return UInt8(nearest[key] - 1) }
        // The middle of the colors with this key.
        func middle(_ value: UInt32) -> UInt32 { value & ~3 | 2 }
        let wanted = middle(red) << 16 | middle(green) << 8 | middle(blue)
        var (best, least) = (0, Int.max)
        for (index, candidate) in colors.enumerated() {
            let distance = Self.distance(candidate, wanted)
            if distance < least { (best, least) = (index, distance) }
        }
        nearest[key] = UInt16(best + 1)
        return UInt8(best)
    }

    /// Returns the sum of the squared differences of the components.
    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        func squared(_ shift: UInt32) -> Int {
            let difference = Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)
            return difference * difference
        }
        return squared(16) + squared(8) + squared(0)
    }
}

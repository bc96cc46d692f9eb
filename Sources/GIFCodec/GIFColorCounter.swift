import Display

/// Counts the colors of images, for choosing the palette of a GIF file.
///
/// All colors are counted one by one while there are few of them. Beyond that, only the colors of long runs are, because a viewer notices a wrong color in a
/// flat area; the rest is counted in bins of 4 levels per channel, which are enough for a palette of 255 colors.
package struct GIFColorCounter {
    /// The maximum number of colors in a file: one of the 256 is reserved for transparent pixels.
    package static let limit = 255
    /// The maximum number of colors counted one by one; later ones cover small areas, because no area is large with that many colors.
    private static let mostCounted = 65_536
    /// Colors in runs of at least this length are counted even when there are too many to keep them all.
    private static let longRun = 8
    /// When there are too many colors to keep them all, shorter runs are counted in one of this many rows, as often.
    private static let rowStep = 4

    /// The number of pixels of each color, `0xRRGGBB`.
    package private(set) var counts: [UInt32: Int] = [:]
    /// The colors in bins.
    package private(set) var bins = GIFColorBins()
    /// The number of pixels counted, without transparent ones.
    package private(set) var pixelCount = 0
    private var hasTooMany = false

    package init() {}

    /// Whether a palette has space for every color.
    package var fits: Bool { !hasTooMany }

    /// Counts the colors of some rows.
    ///
    /// - Parameter image: opaque and transparent pixels, as `Pixmap.withoutTranslucency` returns them.
    /// - Complexity: O(n) in the pixels of the rows.
    package mutating func add(_ image: Pixmap, rows: Range<Int>) {
        unsafe image.pixels.withUnsafeBufferPointer { pixels in
            var start = rows.lowerBound * image.width
            let limit = rows.upperBound * image.width
            while start < limit {
                let pixel = unsafe pixels[start]
                var end = start + 1
                while end < limit, unsafe pixels[end] == pixel { end += 1 }
                if pixel >> 24 != 0, end - start >= Self.longRun || !hasTooMany {
                    add(pixel & 0xFF_FFFF, end - start)
                } else if pixel >> 24 != 0, start / image.width % Self.rowStep == 0 {
                    bins.add(pixel & 0xFF_FFFF, (end - start) * Self.rowStep)
                    pixelCount += (end - start) * Self.rowStep
                }
                start = end
            }
        }
    }

    private mutating func add(_ color: UInt32, _ count: Int) {
        pixelCount += count
        bins.add(color, count)
        if counts.count < Self.mostCounted || counts[color] != nil { counts[color, default: 0] += count }
        if counts.count > Self.limit { hasTooMany = true }
    }
}

/// A histogram of colors with 64 levels for each channel.
package struct GIFColorBins {
    /// Bits of a channel.
    static let bits: UInt32 = 6
    static let levels = 1 << Int(bits)

    /// Keyed by red, green, and blue, six bits each.
    private(set) var weights = [Double](repeating: 0, count: levels * levels * levels)
    private(set) var sums = [SIMD3<Double>](repeating: .zero, count: levels * levels * levels)

    /// Adds pixels of one color, `0xRRGGBB`.
    mutating func add(_ color: UInt32, _ count: Int) {
        let index = Self.index(color)
        weights[index] += Double(count)
        sums[index] += Double(count) * Self.components(color)
    }

    static func index(_ color: UInt32) -> Int {
        let shift = 8 - bits
        let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
        return Int((red >> shift) << (2 * bits) | (green >> shift) << bits | blue >> shift)
    }

    /// Red, green, and blue from 0 to 255.
    static func components(_ color: UInt32) -> SIMD3<Double> { [Double(color >> 16 & 0xFF), Double(color >> 8 & 0xFF), Double(color & 0xFF)] }
}

extension Pixmap {
    /// Returns the image with the two kinds of pixels that GIF has: opaque ones, `0xFFRRGGBB`, and transparent ones, 0. A pixel counts as transparent if its
    /// opacity is below one half.
    package var withoutTranslucency: Pixmap {
        var result = self
        for (index, pixel) in pixels.enumerated() where pixel >> 24 != 255 {
            if pixel >> 24 >= 128 {
                result.pixels[index] = 0xFF00_0000 | Pixmap.straight(pixel)
            } else if pixel != 0 {
                result.pixels[index] = 0
            }
        }
        return result
    }
}

import Display

/// The colors of a GIF file: all colors of its frames if they fit, otherwise ffmpeg's choice, with the exact colors of large areas added.
package struct GIFColors {
    /// One of the 256 colors is reserved for transparent pixels.
    package static let limit = 255
    /// The minimum share of all pixels for a large area.
    private static let largeShare = 0.005
    /// The maximum number of colors counted; later ones cover small areas, because no area is large with that many colors.
    private static let mostCounted = 65_536
    /// Colors in runs of at least this length are counted even when there are too many to keep them all.
    private static let longRun = 8

    /// The number of pixels of each color, `0xRRGGBB`.
    private var counts: [UInt32: Int] = [:]
    private var pixelCount = 0
    private var hasTooMany = false

    package init() {}

    /// Counts the colors of a frame.
    ///
    /// - Parameter bytes: blue, green, red and straight alpha of each pixel.
    package mutating func add(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBytes { buffer in
            let pixels = unsafe buffer.bindMemory(to: UInt32.self)
            pixelCount += pixels.count
            var start = 0
            while start < pixels.count {
                let pixel = unsafe pixels[start]
                var end = start + 1
                while end < pixels.count, unsafe pixels[end] == pixel { end += 1 }
                // ffmpeg treats an alpha below one half as transparent.
                if pixel >> 24 >= 128, !hasTooMany || end - start >= Self.longRun, counts.count < Self.mostCounted || counts[pixel & 0xFF_FFFF] != nil {
                    counts[pixel & 0xFF_FFFF, default: 0] += end - start
                }
                if !hasTooMany, counts.count > Self.limit { hasTooMany = true }
                start = end
            }
        }
    }

    /// Whether every color fits, so that dithering is unnecessary.
    package var areAll: Bool { !hasTooMany }

    /// Returns 256 colors, the last of them transparent.
    ///
    /// - Parameter chosen: ffmpeg's colors, `0xAARRGGBB`.
    package func palette(chosen: [UInt32]) -> [UInt32] {
        var palette: [UInt32]
        if areAll {
            palette = counts.keys.sorted().map { $0 | 0xFF00_0000 }
        } else {
            palette = chosen.filter { $0 >> 24 == 255 }.prefix(Self.limit).map { $0 }
            let large = counts.filter { Double($0.value) >= Self.largeShare * Double(pixelCount) }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            var kept: Set<Int> = []
            for (color, _) in large.prefix(Self.limit / 4) {
                let distances = palette.map { Self.distance($0, color) }
                guard let nearest = palette.indices.filter({ !kept.contains($0) }).min(by: { distances[$0] < distances[$1] }) else { break }
                palette[nearest] = color | 0xFF00_0000
                kept.insert(nearest)
                // Also replace near-equal colors, which dithering would mix with this one.
                for index in palette.indices where !kept.contains(index) && Self.distance(palette[index], color) <= 3 {
                    palette[index] = color | 0xFF00_0000
                    kept.insert(index)
                }
            }
        }
        palette += Array(repeating: 0xFF00_0000, count: max(0, Self.limit - palette.count))
        return palette + [0]
    }

    /// Returns the sum of the squared differences of the components.
    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16].reduce(0) { sum, shift in
            let difference = Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)
            return sum + difference * difference
        }
    }
}

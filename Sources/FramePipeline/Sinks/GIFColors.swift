import Display

/// The colours of a GIF file: all that its frames have where no more than fit, else ffmpeg's choice, in which those of large areas stand as they are.
package struct GIFColors {
    /// One of the 256 stands for what is transparent.
    package static let limit = 255
    /// A large area: this share of all pixels.
    private static let largeShare = 0.005
    /// So many different colours are counted; further ones are of small areas, or of so many that none is large.
    private static let mostCounted = 65_536
    /// In longer runs colours are counted even where there are too many to keep all.
    private static let longRun = 8

    /// How many pixels have a colour, as `0xRRGGBB`.
    private var counts: [UInt32: Int] = [:]
    private var pixelCount = 0
    private var hasTooMany = false

    package init() {}

    /// Looks at a frame.
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
                // ffmpeg takes less than half for nothing.
                if pixel >> 24 >= 128, !hasTooMany || end - start >= Self.longRun, counts.count < Self.mostCounted || counts[pixel & 0xFF_FFFF] != nil {
                    counts[pixel & 0xFF_FFFF, default: 0] += end - start
                }
                if !hasTooMany, counts.count > Self.limit { hasTooMany = true }
                start = end
            }
        }
    }

    /// Whether every colour fits: no dither is needed then.
    package var areAll: Bool { !hasTooMany }

    /// 256 colours, the last of them transparent.
    ///
    /// - Parameter chosen: ffmpeg's, as `0xAARRGGBB`.
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
                // Others that a dither would take for it.
                for index in palette.indices where !kept.contains(index) && Self.distance(palette[index], color) <= 3 {
                    palette[index] = color | 0xFF00_0000
                    kept.insert(index)
                }
            }
        }
        palette += Array(repeating: 0xFF00_0000, count: max(0, Self.limit - palette.count))
        return palette + [0]
    }

    /// The sum of the squares of the differences.
    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16].reduce(0) { sum, shift in
            let difference = Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)
            return sum + difference * difference
        }
    }
}

import Display

extension GIFEncoder {
    /// Returns images as a GIF file.
    ///
    /// - Parameters:
    ///   - images: at least one; all have the same size.
    ///   - durations: one for each image, in hundredths of a second, at least 1.
    ///   - plays: the number of times that the animation plays; 0 is forever.
    package static func file(_ images: [Pixmap], durations: [Int], plays: Int = 0) throws(GIFError) -> [UInt8] {
        let images = images.map(\.withoutTranslucency)
        var counter = GIFColorCounter()
        for image in images { counter.add(image, rows: 0..<image.height) }
        var indexer = GIFIndexer(width: images[0].width, height: images[0].height, palette: GIFPalette(counter))
        var encoder = try GIFEncoder(width: images[0].width, height: images[0].height, palette: indexer.palette, plays: plays)
        for (image, duration) in zip(images, durations) {
            indexer.update(image.pixels, rows: 0..<image.height)
            try encoder.append(indexer.pixels, duration: duration)
        }
        return try encoder.finish()
    }
}

/// An image as indices of a palette, updated row by row.
package struct GIFIndexer {
    package private(set) var palette: GIFPalette
    /// An index of the palette for each pixel, row by row.
    package private(set) var pixels: [UInt8]
    private let width: Int

    package init(width: Int, height: Int, palette: GIFPalette) {
        (self.width, self.palette) = (width, palette)
        pixels = Array(repeating: palette.transparent, count: width * height)
    }

    /// Replaces rows.
    ///
    /// - Parameter colors: the whole image, as `Pixmap.withoutTranslucency` returns it.
    package mutating func update(_ colors: [UInt32], rows: Range<Int>) {
        let width = width
        unsafe colors.withUnsafeBufferPointer { colors in
            unsafe pixels.withUnsafeMutableBufferPointer { pixels in
                for y in rows {
                    for x in 0..<width { unsafe pixels[y * width + x] = palette.index(of: colors[y * width + x], at: y % 8 * 8 + x % 8) }
                }
            }
        }
    }
}

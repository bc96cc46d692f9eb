import Display

extension PixelComparison {
    /// Returns both images with their difference between them: expected | difference | actual, on a gray background with gaps of 8 pixels.
    ///
    /// The middle panel shows the expected image faded and every differing pixel in red: the larger the difference, the stronger the red,
    /// but always strong enough to notice. Where the sizes differ, pixels that exist in only one image count as different.
    public static func differencePicture(expected: Pixmap, actual: Pixmap) -> Pixmap {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        var picture = Pixmap(width: width * 3 + gap * 2, height: height, filledWith: background)
        for y in 0..<height {
            for x in 0..<width {
                let left = pixel(of: expected, x, y)
                let right = pixel(of: actual, x, y)
                let row = y * picture.width
                if let left { picture.pixels[row + x] = overWhite(left) }
                picture.pixels[row + width + gap + x] = marked(left, right)
                if let right { picture.pixels[row + (width + gap) * 2 + x] = overWhite(right) }
            }
        }
        return picture
    }

    /// Returns only the middle panel of `differencePicture`: the expected image faded, differing pixels in red.
    ///
    /// - Parameter limit: the maximum width of the result in pixels; wider images are reduced by merging squares of pixels into one, which is red if any of
    ///   them is.
    /// - Complexity: linear in the number of pixels.
    package static func markedPicture(expected: Pixmap, actual: Pixmap, reducedTo limit: Int = .max) -> Pixmap {
        let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
        let side = (width - 1) / max(1, min(limit, width)) + 1
        var picture = Pixmap(width: (width + side - 1) / side, height: (height + side - 1) / side)
        for y in 0..<height {
            for x in 0..<width {
                let color = marked(pixel(of: expected, x, y), pixel(of: actual, x, y))
                let index = y / side * picture.width + x / side
                // Faded pixels are gray; the reddest pixel of a square wins.
                if picture.pixels[index] == 0 || redness(color) > redness(picture.pixels[index]) { picture.pixels[index] = color }
            }
        }
        return picture
    }

    private static func redness(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 0xFF) - Int(pixel & 0xFF) }

    private static let gap = 8
    /// A gray against which both light and dark images stand out.
    private static let background: UInt32 = 0xFF80_8080

    private static func pixel(of pixmap: Pixmap, _ x: Int, _ y: Int) -> UInt32? {
        x < pixmap.width && y < pixmap.height ? pixmap.pixels[y * pixmap.width + x] : nil
    }

    /// Composites a premultiplied pixel over white.
    private static func overWhite(_ pixel: UInt32) -> UInt32 {
        let rest = 255 - (pixel >> 24)
        return 0xFF00_0000 | (pixel & 0xFF_FFFF) &+ rest << 16 &+ rest << 8 &+ rest
    }

    private static func marked(_ left: UInt32?, _ right: UInt32?) -> UInt32 {
        guard let left, let right else { return left == nil && right == nil ? background : 0xFFFF_0000 }
        let largest = UInt32(truncatingIfNeeded: channelDifferences(left, right).max())
        if largest > 0 {
            // Amplified eightfold, from a light red that already stands out to full red.
            let other = 160 - min(160, largest * 8)
            return 0xFFFF_0000 | other << 8 | other
        }
        // A quarter of the image's contrast.
        let shown = overWhite(left)
        func faded(_ shift: UInt32) -> UInt32 { (192 + (shown >> shift & 0xFF) / 4) << shift }
        return 0xFF00_0000 | faded(16) | faded(8) | faded(0)
    }
}

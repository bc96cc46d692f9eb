import Display

extension PixelComparison {
    /// Both pictures with their difference between them: expected | difference | actual, on a grey ground with a gap of 8 pixels.
    ///
    /// The middle shows the expected picture faded, and every differing pixel in red: the larger the difference, the stronger,
    /// but never so weak that it could be missed. Where the sizes differ, pixels that only one picture has count as different.
    public static func differencePicture(expected: Pixmap, actual: Pixmap) -> Pixmap {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        var picture = Pixmap(width: width * 3 + gap * 2, height: height, filledWith: ground)
        for y in 0..<height {
            for x in 0..<width {
                let left = pixel(of: expected, x, y)
                let right = pixel(of: actual, x, y)
                let row = y * picture.width
                if let left { picture.pixels[row + x] = over(left) }
                picture.pixels[row + width + gap + x] = marked(left, right)
                if let right { picture.pixels[row + (width + gap) * 2 + x] = over(right) }
            }
        }
        return picture
    }

    /// The middle of `differencePicture` alone: the expected picture faded, differing pixels in red.
    ///
    /// - Parameter limit: the most pixels across; where pictures are wider, squares of pixels become one, which is red where any of them is.
    /// - Complexity: linear in the number of pixels.
    package static func markedPicture(expected: Pixmap, actual: Pixmap, reducedTo limit: Int = .max) -> Pixmap {
        let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
        let side = (width - 1) / max(1, min(limit, width)) + 1
        var picture = Pixmap(width: (width + side - 1) / side, height: (height + side - 1) / side)
        for y in 0..<height {
            for x in 0..<width {
                let color = marked(pixel(of: expected, x, y), pixel(of: actual, x, y))
                let place = y / side * picture.width + x / side
                // Faded pixels are grey; the redder one stays.
                if picture.pixels[place] == 0 || redness(color) > redness(picture.pixels[place]) { picture.pixels[place] = color }
            }
        }
        return picture
    }

    private static func redness(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 0xFF) - Int(pixel & 0xFF) }

    private static let gap = 8
    /// A grey that neither light nor dark pictures hide in.
    private static let ground: UInt32 = 0xFF80_8080

    private static func pixel(of pixmap: Pixmap, _ x: Int, _ y: Int) -> UInt32? {
        x < pixmap.width && y < pixmap.height ? pixmap.pixels[y * pixmap.width + x] : nil
    }

    /// A premultiplied pixel on white.
    private static func over(_ pixel: UInt32) -> UInt32 {
        let rest = 255 - (pixel >> 24)
        return 0xFF00_0000 | (pixel & 0xFF_FFFF) &+ rest << 16 &+ rest << 8 &+ rest
    }

    private static func marked(_ left: UInt32?, _ right: UInt32?) -> UInt32 {
        guard let left, let right else { return left == nil && right == nil ? ground : 0xFFFF_0000 }
        let largest = UInt32(truncatingIfNeeded: channelDifferences(left, right).max())
        if largest > 0 {
            // Amplified eightfold, from a red that stands out at once down to full red.
            let other = 160 - min(160, largest * 8)
            return 0xFFFF_0000 | other << 8 | other
        }
        // A quarter of the picture's contrast.
        let shown = over(left)
        func faded(_ shift: UInt32) -> UInt32 { (192 + (shown >> shift & 0xFF) / 4) << shift }
        return 0xFF00_0000 | faded(16) | faded(8) | faded(0)
    }
}

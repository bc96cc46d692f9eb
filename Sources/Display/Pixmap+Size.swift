import Geometry

extension Pixmap {
    /// Returns the image reduced to a width, with its height in proportion; each pixel is the mean of the area that it covers. A narrower image is returned
    /// unchanged.
    ///
    /// - Parameter limit: the maximum width in pixels, at least 1.
    /// - Complexity: linear in the number of pixels.
    package func reduced(toWidth limit: Int) -> Pixmap {
        guard width > limit else { return self }
        let newWidth = max(1, limit)
        let newHeight = max(1, Int(saturating: (Double(height) * Double(newWidth) / Double(width)).rounded()))
        let columns = Self.shares(of: width, in: newWidth)
        let rows = Self.shares(of: height, in: newHeight)
        var result = Pixmap(width: newWidth, height: newHeight)
        // Rows first, then columns: weighted sums of each row's pixels.
        var sums = [SIMD4<Float>](repeating: .zero, count: newWidth)
        for (y, row) in rows.enumerated() {
            for x in 0..<newWidth { sums[x] = .zero }
            for (sourceY, share) in row {
                for (x, column) in columns.enumerated() {
                    var sum = SIMD4<Float>.zero
                    for (sourceX, weight) in column { sum += Self.channels(pixels[sourceY * width + sourceX]) * weight }
                    sums[x] += sum * share
                }
            }
            for x in 0..<newWidth { result.pixels[y * newWidth + x] = Self.pixel(sums[x]) }
        }
        return result
    }

    /// Returns the image enlarged to a width, with its height in proportion; each pixel is interpolated between the four around its position.
    ///
    /// - Parameter newWidth: pixels, at least the image's width.
    /// - Complexity: linear in the number of new pixels.
    package func enlarged(toWidth newWidth: Int) -> Pixmap {
        let newHeight = max(1, Int(saturating: (Double(height) * Double(newWidth) / Double(width)).rounded()))
        let (columns, rows) = (Self.neighbors(of: width, in: newWidth), Self.neighbors(of: height, in: newHeight))
        var result = Pixmap(width: newWidth, height: newHeight)
        for (y, row) in rows.enumerated() {
            for (x, column) in columns.enumerated() {
                func mixed(_ line: Int) -> SIMD4<Float> {
                    let start = Self.channels(pixels[line * width + column.first])
                    return start + (Self.channels(pixels[line * width + column.second]) - start) * column.share
                }
                let start = mixed(row.first)
                result.pixels[y * newWidth + x] = Self.pixel(start + (mixed(row.second) - start) * row.share)
            }
        }
        return result
    }

    /// Returns, for each new pixel along an axis, the two old ones around its center, and the weight of the second.
    private static func neighbors(of old: Int, in new: Int) -> [(first: Int, second: Int, share: Float)] {
        (0..<new).map { position in
            let place = min(max(0, (Double(position) + 0.5) * Double(old) / Double(new) - 0.5), Double(old - 1))
            let first = Int(saturating: place)
            return (first, min(first + 1, old - 1), Float(place - Double(first)))
        }
    }

    /// Returns, for each new pixel along an axis, the old ones that it covers with their weights, which add up to 1.
    private static func shares(of old: Int, in new: Int) -> [[(index: Int, share: Float)]] {
        let step = Double(old) / Double(new)
        return (0..<new).map { position in
            let (start, end) = (Double(position) * step, Double(position + 1) * step)
            return (Int(saturating: start)..<min(old, Int(saturating: end.rounded(.up)))).compactMap { index in
                let part = min(end, Double(index + 1)) - max(start, Double(index))
                return part > 0 ? (index, Float(part / step)) : nil
            }
        }
    }

    private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4(Float(pixel >> 24), Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF))
    }

    private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
        func component(_ index: Int) -> UInt32 { UInt32(Int(saturating: min(max(channels[index], 0), 255) + 0.5)) }
        return component(0) << 24 | component(1) << 16 | component(2) << 8 | component(3)
    }

    /// Copies another image onto this one, composited on white; parts outside this image are dropped.
    package mutating func place(_ other: Pixmap, x left: Int, y top: Int) {
        for y in max(0, -top)..<max(0, -top, min(other.height, height - top)) {
            for x in max(0, -left)..<max(0, -left, min(other.width, width - left)) {
                let pixel = other.pixels[y * other.width + x]
                let rest = 255 - (pixel >> 24)
                pixels[(top + y) * width + left + x] = 0xFF00_0000 | (pixel & 0xFF_FFFF) &+ rest << 16 &+ rest << 8 &+ rest
            }
        }
    }

    /// Creates an image from the result of `rawBytes(isStraight: false)`.
    ///
    /// - Precondition: there are `4 * width * height` bytes.
    package init(width: Int, height: Int, premultipliedBytes bytes: [UInt8]) {
        precondition(bytes.count == 4 * width * height)
        self.init(
            width: width, height: height,
            pixels: stride(from: 0, to: bytes.count, by: 4).map {
                UInt32(bytes[$0]) | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2]) << 16 | UInt32(bytes[$0 + 3]) << 24
            })
    }
}

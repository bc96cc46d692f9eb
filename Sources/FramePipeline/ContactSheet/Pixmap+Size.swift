import Display

extension Pixmap {
    /// The picture at another width, its height in proportion; each pixel is the mean of what it covers. A picture that is not wider stays as it is.
    ///
    /// - Parameter limit: the most pixels across, at least 1.
    /// - Complexity: linear in the pixels of the picture.
    package func reduced(toWidth limit: Int) -> Pixmap {
        guard width > limit else { return self }
        let newWidth = max(1, limit)
        let newHeight = max(1, Int((Double(height) * Double(newWidth) / Double(width)).rounded()))
        let columns = Self.shares(of: width, in: newWidth)
        let rows = Self.shares(of: height, in: newHeight)
        var result = Pixmap(width: newWidth, height: newHeight)
        // First across, then down: sums of each row's pixels, with their shares.
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

    /// For each new pixel along an axis the old ones that it covers, with their shares, which add up to 1.
    private static func shares(of old: Int, in new: Int) -> [[(index: Int, share: Float)]] {
        let step = Double(old) / Double(new)
        return (0..<new).map { place in
            let (start, end) = (Double(place) * step, Double(place + 1) * step)
            return (Int(start)..<min(old, Int(end.rounded(.up)))).compactMap { index in
                let part = min(end, Double(index + 1)) - max(start, Double(index))
                return part > 0 ? (index, Float(part / step)) : nil
            }
        }
    }

    private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4(Float(pixel >> 24), Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF))
    }

    private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
        let rounded = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(channels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 0.5))
        return rounded[0] << 24 | rounded[1] << 16 | rounded[2] << 8 | rounded[3]
    }

    /// Puts another picture's pixels in the place of this one's, as seen on white; what reaches beyond is left out.
    package mutating func place(_ other: Pixmap, x left: Int, y top: Int) {
        for y in max(0, -top)..<max(0, -top, min(other.height, height - top)) {
            for x in max(0, -left)..<max(0, -left, min(other.width, width - left)) {
                let pixel = other.pixels[y * other.width + x]
                let rest = 255 - (pixel >> 24)
                pixels[(top + y) * width + left + x] = 0xFF00_0000 | (pixel & 0xFF_FFFF) &+ rest << 16 &+ rest << 8 &+ rest
            }
        }
    }

    /// The picture that `rawBytes(isStraight: false)` made bytes of.
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

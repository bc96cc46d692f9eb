import Display

/// An image of the means of squares, in which a small move makes a small difference.
///
/// The squares overlap, so that the difference does not depend on the position of the move.
struct CoarsePicture {
    private let width: Int
    private let height: Int
    /// Alpha, red, green and blue, premultiplied, 0…255.
    private let cells: [SIMD4<Float>]

    private init(width: Int, height: Int, cells: [SIMD4<Float>]) { (self.width, self.height, self.cells) = (width, height, cells) }

    /// Takes the means of two by two pixels.
    init(_ picture: Pixmap) {
        let (width, height) = ((picture.width + 1) / 2, (picture.height + 1) / 2)
        var cells: [SIMD4<Float>] = []
        cells.reserveCapacity(width * height)
        for row in 0..<height {
            let (upper, lower) = (2 * row * picture.width, min(2 * row + 1, picture.height - 1) * picture.width)
            for column in 0..<width {
                let (left, right) = (2 * column, min(2 * column + 1, picture.width - 1))
                let pixels = SIMD4(
                    picture.pixels[upper + left], picture.pixels[upper + right], picture.pixels[lower + left], picture.pixels[lower + right])
                let even = pixels & 0xFF_00FF
                let odd = (pixels &>> 8) & 0xFF_00FF
                // Each channel has enough bits for a sum of four.
                let (evens, odds) = (even.wrappedSum(), odd.wrappedSum())
                cells.append(SIMD4(Float(odds >> 16), Float(evens >> 16), Float(odds & 0xFFFF), Float(evens & 0xFFFF)) / 4)
            }
        }
        self.init(width: width, height: height, cells: cells)
    }

    /// Returns the means of two by two cells: an image of half the width and height.
    func reduced() -> CoarsePicture {
        let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
        var means: [SIMD4<Float>] = []
        means.reserveCapacity(newWidth * newHeight)
        for row in 0..<newHeight {
            let (upper, lower) = (2 * row * width, min(2 * row + 1, height - 1) * width)
            for column in 0..<newWidth {
                let (left, right) = (2 * column, min(2 * column + 1, width - 1))
                means.append((cells[upper + left] + cells[upper + right] + cells[lower + left] + cells[lower + right]) / 4)
            }
        }
        return CoarsePicture(width: newWidth, height: newHeight, cells: means)
    }

    /// Returns the means of each cell and those to its right and below it, up to a distance of `reach`.
    func smoothed(reach: Int = 1) -> CoarsePicture {
        var across = cells
        for row in 0..<height {
            for column in 0..<width {
                for step in 1...reach { across[row * width + column] += cells[row * width + min(column + step, width - 1)] }
            }
        }
        var means = across
        for row in 0..<height {
            for step in 1...reach {
                let below = min(row + step, height - 1) * width
                for column in 0..<width { means[row * width + column] += across[below + column] }
            }
        }
        let count = Float((reach + 1) * (reach + 1))
        for index in means.indices { means[index] /= count }
        return CoarsePicture(width: width, height: height, cells: means)
    }

    /// Returns the mean difference of a channel, 0…255. Both images have the same size.
    func difference(from other: CoarsePicture) -> Double {
        var sum = 0.0
        for (one, two) in zip(cells, other.cells) { sum += Double(Self.magnitude(one - two).sum()) }
        return sum / Double(4 * cells.count)
    }

    /// Returns the largest difference of a channel in any cell, 0…255.
    func largestDifference(from other: CoarsePicture) -> Float {
        var largest: Float = 0
        for (one, two) in zip(cells, other.cells) { largest = max(largest, Self.magnitude(one - two).max()) }
        return largest
    }

    private static func magnitude(_ value: SIMD4<Float>) -> SIMD4<Float> { value.replacing(with: -value, where: value .< 0) }
}

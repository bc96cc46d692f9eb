import Display
import Foundation

/// The perceived difference of two images of the same size.
package struct PerceptualDifference: Sendable, Equatable {
    /// The number of pixels in one image.
    package let pixelCount: Int
    /// The number of pixels whose colors differ by more than is accepted.
    package let differingPixels: Int
    /// The largest difference of two colors: CIE's ΔE of 1994, from 0, equal, to 100, black and white.
    package let worst: Double
    /// The box of the first group of differing pixels, in reading order, in pixels; nil without any.
    package let firstBox: PixelBounds?

    /// The share of pixels that match, 0…1.
    package var precision: Double { 1 - Double(differingPixels) / Double(max(1, pixelCount)) }
    /// The perceptual precision of the worst pixel, 0…1.
    package var perceptualPrecision: Double { 1 - worst / 100 }

    /// Compares every pixel.
    ///
    /// - Parameters:
    ///   - perceptualPrecision: colors whose ΔE is at most (1 - `perceptualPrecision`) · 100 match; with 1, only equal ones do.
    /// - Precondition: both images have the same size.
    /// - Complexity: linear in the number of pixels.
    package init(expected: Pixmap, actual: Pixmap, perceptualPrecision: Double = 1) {
        precondition(expected.width == actual.width && expected.height == actual.height, "images of different sizes have no pixels to compare")
        pixelCount = expected.pixels.count
        let limit = (1 - perceptualPrecision) * 100
        var (worst, count) = (0.0, 0)
        var marks = MarkedPixels(width: expected.width, height: expected.height)
        // Neighbors often differ in the same way.
        var known: (left: UInt32, right: UInt32, difference: Double) = (0, 0, 0)
        for index in expected.pixels.indices {
            let (left, right) = (expected.pixels[index], actual.pixels[index])
            guard left != right else { continue }
            if left != known.left || right != known.right { known = (left, right, LabColor(left).difference(to: LabColor(right))) }
            worst = max(worst, known.difference)
            // Differences of alpha alone, over white, have no color.
            guard perceptualPrecision >= 1 || known.difference > limit else { continue }
            count += 1
            marks.insert(index)
        }
        (self.worst, differingPixels) = (min(100, worst), count)
        firstBox = marks.firstGroup
    }
}

/// A box of pixels; the right and bottom edges are those behind the last pixel.
package struct PixelBounds: Sendable, Equatable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int
}

/// A set of pixels that finds its first connected group.
private struct MarkedPixels {
    /// Pixels in one cell or in neighboring cells belong to one group.
    private static let cell = 8
    private let (width, columns, rows): (Int, Int, Int)
    private var cells: [PixelBounds?]

    init(width: Int, height: Int) {
        (self.width, columns, rows) = (width, (width - 1) / Self.cell + 1, (height - 1) / Self.cell + 1)
        cells = Array(repeating: nil, count: columns * rows)
    }

    mutating func insert(_ index: Int) {
        let (x, y) = (index % width, index / width)
        let place = y / Self.cell * columns + x / Self.cell
        let old = cells[place] ?? PixelBounds(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
        cells[place] = PixelBounds(minX: min(old.minX, x), minY: min(old.minY, y), maxX: max(old.maxX, x + 1), maxY: max(old.maxY, y + 1))
    }

    var firstGroup: PixelBounds? {
        guard let first = cells.firstIndex(where: { $0 != nil }), var box = cells[first] else { return nil }
        var (open, seen): ([Int], Set<Int>) = ([first], [first])
        while let place = open.popLast() {
            guard let part = cells[place] else { continue }
            box = PixelBounds(
                minX: min(box.minX, part.minX), minY: min(box.minY, part.minY), maxX: max(box.maxX, part.maxX), maxY: max(box.maxY, part.maxY))
            let (x, y) = (place % columns, place / columns)
            for row in max(0, y - 1)...min(rows - 1, y + 1) {
                for column in max(0, x - 1)...min(columns - 1, x + 1) {
                    let next = row * columns + column
                    if cells[next] != nil, seen.insert(next).inserted { open.append(next) }
                }
            }
        }
        return box
    }
}

/// A color of CIE's L*a*b* with the white point D65.
struct LabColor {
    let (l, a, b): (Double, Double, Double)

    /// Converts a premultiplied pixel, shown over white.
    init(_ pixel: UInt32) {
        let rest = 255 - Int(pixel >> 24)
        func linear(_ shift: UInt32) -> Double { Self.linear[min(255, Int(pixel >> shift & 0xFF) + rest)] }
        let (red, green, blue) = (linear(16), linear(8), linear(0))
        // The matrix of IEC 61966-2-1, and the white point of D65.
        let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
        let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
        let (fx, fy, fz) = (Self.curve(x), Self.curve(y), Self.curve(z))
        (l, a, b) = (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
    }

    /// Returns CIE's ΔE of 1994 with the weights for graphic arts.
    func difference(to other: LabColor) -> Double {
        let (chroma, otherChroma) = ((a * a + b * b).squareRoot(), (other.a * other.a + other.b * other.b).squareRoot())
        let (dl, dc, da, db) = (l - other.l, chroma - otherChroma, a - other.a, b - other.b)
        let hue = max(0, da * da + db * db - dc * dc)
        let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
        return (dl * dl + dc * dc / (chromaWeight * chromaWeight) + hue / (hueWeight * hueWeight)).squareRoot()
    }

    private static let linear: [Double] = (0..<256).map { value in
        let encoded = Double(value) / 255
        return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }

    private static func curve(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }
}

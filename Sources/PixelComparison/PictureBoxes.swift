import Display

/// The positions of boxes in an image, which don't depend on the font.
///
/// An image is divided into boxes: connected groups of edges (neighboring pixels that differ by more than 10 of 255), grown by 3 points sideways and 1 point up
/// and down, so that a line of text is one box and a card's outline another. Areas away from edges are flat.
struct PictureBoxes {
    /// A box in points.
    struct Box: Equatable {
        var minX: Double
        var minY: Double
        var maxX: Double
        var maxY: Double

        var width: Double { maxX - minX }
        var height: Double { maxY - minY }

        /// Whether another box lies inside.
        func contains(_ other: Box) -> Bool { minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY }

        /// Whether the box overlaps another one and isn't around it.
        func isPart(of whole: Box) -> Bool { overlap(with: whole) > 0 && !contains(whole) }

        /// Returns the largest overlap with another box that has moved by a distance, by half of it, or not at all.
        func overlap(with other: Box, movedBy distance: Double) -> Double {
            guard distance != 0 else { return overlap(with: other) }
            return [0, distance / 2, distance].map { move in
                var moved = other
                (moved.minX, moved.maxX) = (other.minX - move, other.maxX - move)
                return overlap(with: moved)
            }.max() ?? 0
        }

        /// Returns the area of the intersection divided by that of the union.
        func overlap(with other: Box) -> Double {
            let width = min(maxX, other.maxX) - max(minX, other.minX)
            let height = min(maxY, other.maxY) - max(minY, other.minY)
            guard width > 0, height > 0 else { return 0 }
            let shared = width * height
            return shared / (self.width * self.height + other.width * other.height - shared)
        }
    }

    /// In reading order of their first cells.
    private(set) var boxes: [Box] = []
    /// Cells of one square point.
    let columns: Int
    let rows: Int
    /// Whether a cell is near an edge.
    private(set) var isInked: [Bool]
    /// The mean color of each cell: red, green, and blue, 0…255.
    private(set) var colors: [SIMD3<Float>]

    /// The largest difference of neighboring pixels that is not an edge.
    private static let edge = 10
    /// The area of the smallest box, in square points.
    private static let leastArea = 6.0
    private static let (reachX, reachY) = (3, 1)

    /// - Parameter scale: pixels per point.
    init(_ picture: Pixmap, scale: Int) {
        let (width, height) = (picture.width, picture.height)
        columns = (width - 1) / scale + 1
        rows = (height - 1) / scale + 1
        let pixels = picture.pixels.map(Self.overWhite)
        var edges = [Bool](repeating: false, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let index = y * width + x
                if x + 1 < width, Self.differ(pixels[index], pixels[index + 1]) { (edges[index], edges[index + 1]) = (true, true) }
                if y + 1 < height, Self.differ(pixels[index], pixels[index + width]) { (edges[index], edges[index + width]) = (true, true) }
            }
        }
        var cells = [Bool](repeating: false, count: columns * rows)
        colors = Array(repeating: .zero, count: columns * rows)
        var counts = [Float](repeating: 0, count: columns * rows)
        for y in 0..<height {
            for x in 0..<width {
                let cell = y / scale * columns + x / scale
                if edges[y * width + x] { cells[cell] = true }
                let pixel = pixels[y * width + x]
                colors[cell] += SIMD3(Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF))
                counts[cell] += 1
            }
        }
        for cell in colors.indices { colors[cell] /= counts[cell] }
        isInked = Self.grown(cells, columns: columns, rows: rows)
        let groups = CellGroups(isInked, columns: columns, rows: rows)
        var bounds = [PixelBounds?](repeating: nil, count: groups.count)
        for y in 0..<height {
            for x in 0..<width where edges[y * width + x] {
                guard let group = groups.numbers[y / scale * columns + x / scale] else { continue }
                let old = bounds[group] ?? PixelBounds(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
                bounds[group] = PixelBounds(minX: min(old.minX, x), minY: min(old.minY, y), maxX: max(old.maxX, x + 1), maxY: max(old.maxY, y + 1))
            }
        }
        let unit = Double(scale)
        boxes = bounds.compactMap { $0 }.map { box in
            Box(minX: Double(box.minX) / unit, minY: Double(box.minY) / unit, maxX: Double(box.maxX) / unit, maxY: Double(box.maxY) / unit)
        }.filter { $0.width * $0.height >= Self.leastArea }
    }

    private static func overWhite(_ pixel: UInt32) -> UInt32 {
        let rest = 255 - (pixel >> 24)
        return (pixel & 0xFF_FFFF) &+ rest << 16 &+ rest << 8 &+ rest
    }

    private static func differ(_ left: UInt32, _ right: UInt32) -> Bool {
        left != right && PixelComparison.channelDifferences(left, right).max() > edge
    }

    private static func grown(_ cells: [Bool], columns: Int, rows: Int) -> [Bool] {
        var result = cells
        for y in 0..<rows {
            for x in 0..<columns where cells[y * columns + x] {
                for row in max(0, y - reachY)...min(rows - 1, y + reachY) {
                    for column in max(0, x - reachX)...min(columns - 1, x + reachX) { result[row * columns + column] = true }
                }
            }
        }
        return result
    }
}

/// Connected groups of cells, numbered in reading order; cells that touch at a corner are connected.
struct CellGroups {
    /// The group of each cell; nil for a cell that is in none.
    private(set) var numbers: [Int?]
    private(set) var count = 0

    /// - Parameter isConnected: whether two neighboring cells that are in a group may be in the same one.
    init(_ cells: [Bool], columns: Int, rows: Int, isConnected: (Int, Int) -> Bool = { _, _ in true }) {
        numbers = Array(repeating: nil, count: cells.count)
        for start in cells.indices where cells[start] && numbers[start] == nil {
            numbers[start] = count
            var open = [start]
            while let cell = open.popLast() {
                let (x, y) = (cell % columns, cell / columns)
                for row in max(0, y - 1)...min(rows - 1, y + 1) {
                    for column in max(0, x - 1)...min(columns - 1, x + 1) {
                        let next = row * columns + column
                        guard cells[next], numbers[next] == nil, isConnected(cell, next) else { continue }
                        numbers[next] = count
                        open.append(next)
                    }
                }
            }
            count += 1
        }
    }
}

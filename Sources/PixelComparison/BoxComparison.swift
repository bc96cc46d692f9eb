import Display

/// Compares images by properties that don't depend on the font: the positions of boxes, and the colors of flat areas.
///
/// A box is matched if a box of the other image has its top and its height, and its left edge, its right edge, or its center, within 1 point, and its width
/// within 2 points or 4 %. The images match if at least 95 % of the boxes are matched, none is missing or new, none has moved or is 2 points higher, and
/// flat areas have the same colors within 4 of 255. The font changes the widths of lines, but doesn't move them. A picture that is as wide as its texts may be
/// wider or narrower by 2 points or 4 %, if the boxes beside each other explain that; then boxes may keep their distances from the other edge or the center.
package struct BoxComparison: Sendable, Equatable {
    /// The share of boxes that match, 0…1.
    package let score: Double
    /// The differences, one line each, in reading order, including accepted ones.
    package let notes: [String]
    package let passes: Bool

    /// The minimum share of matching boxes.
    private static let leastScore = 0.95
    /// The accepted difference of a position, in points; the rest is rounding.
    private static let tolerance = 1.001
    /// The accepted difference of a width, because the letters differ: as a share, and in points.
    private static let (widthShare, widthTolerance) = (0.04, 2.0)
    /// The accepted difference between the growths of a picture and of its texts, in points.
    private static let growthTolerance = 1.5
    /// The distance from which a box counts as moved, in points.
    private static let shift = 2.0
    /// The accepted difference of a channel, 0…255.
    private static let colorTolerance: Float = 4
    /// The share of flat cells whose color may differ, such as in shadows.
    private static let colorShare = 0.01
    /// The area, in square points, from which connected cells of one flat color must keep their color.
    private static let leastFlatArea = 6

    /// Whether the sizes of two images differ at most by the widths of letters.
    ///
    /// - Parameter scale: pixels per point of both images.
    package static func hasComparableSizes(_ expected: Pixmap, _ actual: Pixmap, scale: Int) -> Bool {
        let (width, height) = (abs(expected.width - actual.width), abs(expected.height - actual.height))
        return height <= scale && Double(width) <= max(widthTolerance * Double(scale), widthShare * Double(expected.width))
    }

    /// - Parameter scale: pixels per point of both images.
    /// - Precondition: both have about the same size.
    package init(expected: Pixmap, actual: Pixmap, scale: Int) {
        precondition(Self.hasComparableSizes(expected, actual, scale: scale), "pictures of different sizes have no boxes in common")
        let (left, right) = (PictureBoxes(expected, scale: scale), PictureBoxes(actual, scale: scale))
        // The distance by which what keeps its distance from the trailing edge has moved.
        let growth = Double(actual.width - expected.width) / Double(scale)
        var notes: [String] = []
        var isBroken = Self.compareColors(left, right, growth: Int(growth.rounded()), &notes)
        var free = Set(right.boxes.indices)
        var met = 0
        var pairs: [(PictureBoxes.Box, growth: Double)] = []
        for box in left.boxes {
            func best(_ places: some Sequence<Int>) -> Int? {
                places.map { ($0, box.overlap(with: right.boxes[$0], movedBy: growth)) }.filter { $0.1 > 0 }.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0
            }
            guard let index = best(free) else {
                if let index = best(right.boxes.indices), Self.isJoined(left.boxes, in: right.boxes[index], growth) {
                    met += 1
                    continue
                }
                notes.append("\(Self.text(box)): nothing there")
                if best(right.boxes.indices) == nil { isBroken = true }
                continue
            }
            free.remove(index)
            let other = right.boxes[index]
            let (dx, dy) = (other.minX - box.minX, other.minY - box.minY)
            let (dw, dh) = (other.width - box.width, other.height - box.height)
            pairs.append((box, dw))
            if Self.matches(box, other, growth) || Self.isJoined(left.boxes, in: other, growth) {
                met += 1
                continue
            }
            if Self.isJoined(right.boxes, in: box, -growth) {
                let parts = right.boxes.indices.filter { right.boxes[$0].isPart(of: box) }
                free.subtract(parts)
                met += parts.count
                continue
            }
            if Self.isElsewhere(box, other, growth) || abs(dh) >= Self.shift { isBroken = true }
            notes.append(
                "\(Self.text(box)): off by x \(Self.signed(dx)), y \(Self.signed(dy)), width \(Self.signed(dw)), "
                    + "height \(Self.signed(dh))")
        }
        for index in free.sorted() {
            let box = right.boxes[index]
            notes.append("new \(Self.text(box)): not in the reference")
            if !left.boxes.contains(where: { $0.overlap(with: box, movedBy: growth) > 0 }) { isBroken = true }
        }
        if let note = Self.unexplained(growth, by: pairs) {
            notes.append(note)
            isBroken = true
        }
        let count = max(left.boxes.count, right.boxes.count)
        score = count == 0 ? 1 : Double(met) / Double(count)
        self.notes = notes
        passes = !isBroken && score >= Self.leastScore
    }

    private static func matches(_ box: PictureBoxes.Box, _ other: PictureBoxes.Box, _ growth: Double) -> Bool {
        let (dx, dw) = (other.minX - box.minX, other.width - box.width)
        let isAnchored = [dx, dx + dw, dx + dw / 2].contains { distance($0, growth) <= tolerance }
        let widest = max(widthTolerance, widthShare * box.width, abs(growth) + tolerance)
        return isAnchored && abs(other.minY - box.minY) <= tolerance && abs(other.height - box.height) <= tolerance && abs(dw) <= widest
    }

    /// Whether several boxes, such as the words of a line, are one box in the other image: the gap between them is larger or smaller in another font.
    private static func isJoined(_ boxes: [PictureBoxes.Box], in whole: PictureBoxes.Box, _ growth: Double) -> Bool {
        let parts = boxes.filter { $0.isPart(of: whole) }
        guard parts.count > 1, let first = parts.first else { return false }
        let union = parts.dropFirst().reduce(into: first) { union, part in
            (union.minX, union.minY) = (min(union.minX, part.minX), min(union.minY, part.minY))
            (union.maxX, union.maxY) = (max(union.maxX, part.maxX), max(union.maxY, part.maxY))
        }
        return matches(union, whole, growth)
    }

    /// Whether a box has moved, regardless of the width of its letters: neither an edge nor the center has kept its position in one direction.
    private static func isElsewhere(_ box: PictureBoxes.Box, _ other: PictureBoxes.Box, _ growth: Double) -> Bool {
        func moved(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double, _ growth: Double) -> Bool {
            let distances = [otherLow - low, otherHigh - high, (otherLow + otherHigh - low - high) / 2]
            return distances.allSatisfy { distance($0, growth) >= shift }
        }
        return moved(box.minX, box.maxX, other.minX, other.maxX, growth) || moved(box.minY, box.maxY, other.minY, other.maxY, 0)
    }

    /// Returns the distance of a move from those of what keeps its distance from an edge or the center of a picture that has grown.
    private static func distance(_ move: Double, _ growth: Double) -> Double { min(abs(move), abs(move - growth), abs(move - growth / 2)) }

    /// Returns what is wrong if the boxes of no row have grown as much as the picture. Boxes around others grow with these.
    private static func unexplained(_ growth: Double, by pairs: [(PictureBoxes.Box, growth: Double)]) -> String? {
        guard growth != 0 else { return nil }
        let inner = pairs.filter { pair in !pairs.contains { $0.0 != pair.0 && pair.0.contains($0.0) } }
        let rows = inner.map { pair in
            let middle = (pair.0.minY + pair.0.maxY) / 2
            return inner.filter { $0.0.minY <= middle && $0.0.maxY >= middle }.reduce(0) { $0 + $1.growth }
        }
        let nearest = rows.min { abs($0 - growth) < abs($1 - growth) } ?? 0
        guard abs(nearest - growth) > growthTolerance else { return nil }
        return "the picture is \(text(abs(growth))) points \(growth > 0 ? "wider" : "narrower"), and its texts are not"
    }

    /// Compares the areas that are flat in both images.
    ///
    /// - Parameter growth: the points by which the other image is wider: a cell has moved by these, by half of them, or not at all.
    /// - Returns: whether a color is wrong.
    private static func compareColors(_ left: PictureBoxes, _ right: PictureBoxes, growth: Int, _ notes: inout [String]) -> Bool {
        var (flat, wrong) = (0, [Bool](repeating: false, count: left.colors.count))
        // The color that a cell has in the other image.
        var others = left.colors
        for cell in left.colors.indices where !left.isInked[cell] {
            let (column, row) = (cell % left.columns, cell / left.columns)
            let moves = growth == 0 ? [0] : [0, growth, growth / 2]
            let places = moves.filter { row < right.rows && (0..<right.columns).contains(column + $0) }.map { row * right.columns + column + $0 }
            let colors = places.filter { !right.isInked[$0] }.map { right.colors[$0] }
            guard let first = colors.first else { continue }
            flat += 1
            others[cell] = colors.first { distance(left.colors[cell], $0) <= colorTolerance } ?? first
            wrong[cell] = distance(left.colors[cell], others[cell]) > colorTolerance
        }
        let count = wrong.count { $0 }
        guard count > 0 else { return false }
        // Cells of one color on each side; a shadow or a gradient has many.
        let groups = CellGroups(wrong, columns: left.columns, rows: left.rows) { cell, next in
            distance(left.colors[cell], left.colors[next]) < 1 && distance(others[cell], others[next]) < 1
        }
        var (areas, firsts) = (Array(repeating: 0, count: groups.count), [Int?](repeating: nil, count: groups.count))
        for (cell, number) in groups.numbers.enumerated() {
            guard let number else { continue }
            areas[number] += 1
            if firsts[number] == nil { firsts[number] = cell }
        }
        let worst = areas.indices.filter { areas[$0] >= leastFlatArea }
        let share = Double(count) / Double(flat)
        for number in worst.prefix(4) {
            guard let cell = firsts[number] else { continue }
            notes.append(
                "flat color at \(cell % left.columns),\(cell / left.columns): \(text(left.colors[cell])), now \(text(others[cell])), "
                    + "in \(areas[number]) square points")
        }
        if worst.isEmpty, share > colorShare { notes.append("flat areas: \(text(100 * share)) % have another color") }
        return !worst.isEmpty || share > colorShare
    }

    private static func distance(_ left: SIMD3<Float>, _ right: SIMD3<Float>) -> Float {
        let difference = left - right
        return max(abs(difference.x), abs(difference.y), abs(difference.z))
    }

    // MARK: - Text

    private static func text(_ box: PictureBoxes.Box) -> String {
        "box at \(text(box.minX)),\(text(box.minY)) (\(text(box.width))x\(text(box.height)) points)"
    }

    private static func text(_ number: Double) -> String {
        let tenths = Int((abs(number) * 10).rounded())
        return (number < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
    }

    private static func signed(_ number: Double) -> String { (number < 0 ? "" : "+") + text(number) }

    /// Writes a color as in "#FF8000".
    private static func text(_ color: SIMD3<Float>) -> String {
        func digits(_ value: Float) -> String {
            let text = String(Int(value.rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + digits(color.x) + digits(color.y) + digits(color.z)
    }
}

import Display

/// Compares images by properties that don't depend on the font: the positions of boxes, and the colors of flat areas.
///
/// A box is matched if a box of the other image has its top and its height, and its left edge, its right edge, or its center, within 1 point, and its width
/// within 2 points or 4 %. The images match if at least 95 % of the boxes are matched, none is missing or new, none has moved or is 2 points higher, and
/// flat areas have the same colors within 4 of 255. The font changes the widths of lines, but doesn't move them.
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
    /// The distance from which a box counts as moved, in points.
    private static let shift = 2.0
    /// The accepted difference of a channel, 0…255.
    private static let colorTolerance: Float = 4
    /// The share of flat cells whose color may differ, such as in shadows.
    private static let colorShare = 0.01
    /// The area, in square points, from which connected cells of one flat color must keep their color.
    private static let leastFlatArea = 6

    /// - Parameter scale: pixels per point of both images.
    /// - Precondition: both have the same size.
    package init(expected: Pixmap, actual: Pixmap, scale: Int) {
        precondition(expected.width == actual.width && expected.height == actual.height, "pictures of different sizes have no boxes in common")
        let (left, right) = (PictureBoxes(expected, scale: scale), PictureBoxes(actual, scale: scale))
        var notes: [String] = []
        var isBroken = Self.compareColors(left, right, &notes)
        var free = Set(right.boxes.indices)
        var met = 0
        for box in left.boxes {
            func best(_ places: some Sequence<Int>) -> Int? {
                places.map { ($0, box.overlap(with: right.boxes[$0])) }.filter { $0.1 > 0 }.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0
            }
            guard let index = best(free) else {
                notes.append("\(Self.text(box)): nothing there")
                if best(right.boxes.indices) == nil { isBroken = true }
                continue
            }
            free.remove(index)
            let other = right.boxes[index]
            let (dx, dy) = (other.minX - box.minX, other.minY - box.minY)
            let (dw, dh) = (other.width - box.width, other.height - box.height)
            let isAnchored = min(abs(dx), abs(dx + dw), abs(dx + dw / 2)) <= Self.tolerance
            if isAnchored, abs(dy) <= Self.tolerance, abs(dh) <= Self.tolerance, abs(dw) <= max(Self.widthTolerance, Self.widthShare * box.width) {
                met += 1
                continue
            }
            if Self.isElsewhere(box, other) || abs(dh) >= Self.shift { isBroken = true }
            notes.append(
                "\(Self.text(box)): off by x \(Self.signed(dx)), y \(Self.signed(dy)), width \(Self.signed(dw)), "
                    + "height \(Self.signed(dh))")
        }
        for index in free.sorted() {
            let box = right.boxes[index]
            notes.append("new \(Self.text(box)): not in the reference")
            if !left.boxes.contains(where: { $0.overlap(with: box) > 0 }) { isBroken = true }
        }
        let count = max(left.boxes.count, right.boxes.count)
        score = count == 0 ? 1 : Double(met) / Double(count)
        self.notes = notes
        passes = !isBroken && score >= Self.leastScore
    }

    /// Whether a box has moved, regardless of the width of its letters: neither an edge nor the center has kept its position in one direction.
    private static func isElsewhere(_ box: PictureBoxes.Box, _ other: PictureBoxes.Box) -> Bool {
        func moved(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> Bool {
            let distances = [otherLow - low, otherHigh - high, (otherLow + otherHigh - low - high) / 2]
            return distances.allSatisfy { abs($0) >= shift }
        }
        return moved(box.minX, box.maxX, other.minX, other.maxX) || moved(box.minY, box.maxY, other.minY, other.maxY)
    }

    /// Compares the areas that are flat in both images.
    ///
    /// - Returns: whether a color is wrong.
    private static func compareColors(_ left: PictureBoxes, _ right: PictureBoxes, _ notes: inout [String]) -> Bool {
        var (flat, wrong) = (0, [Bool](repeating: false, count: left.colors.count))
        for cell in left.colors.indices where !left.isInked[cell] && !right.isInked[cell] {
            flat += 1
            wrong[cell] = distance(left.colors[cell], right.colors[cell]) > colorTolerance
        }
        let count = wrong.count { $0 }
        guard count > 0 else { return false }
        // Cells of one color on each side; a shadow or a gradient has many.
        let groups = CellGroups(wrong, columns: left.columns, rows: left.rows) { cell, next in
            distance(left.colors[cell], left.colors[next]) < 1 && distance(right.colors[cell], right.colors[next]) < 1
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
                "flat color at \(cell % left.columns),\(cell / left.columns): \(text(left.colors[cell])), now \(text(right.colors[cell])), "
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

import Display

/// The step before compression: each row is replaced by its differences to what is near, in the way that leaves the smallest numbers.
///
/// The choice is the one that the PNG specification recommends (section 12.8): the least sum of absolute differences,
/// bytes taken as signed. "Average" is left out: on flat graphics it hardly ever wins, and trying it costs a quarter of the time.
enum PNGFilter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case paeth = 4

    /// All rows, each led by the number of its filter.
    static func filteredRows(of pixmap: Pixmap, hasAlpha: Bool) -> [UInt8] {
        let bytesPerPixel = hasAlpha ? 4 : 3
        let rowLength = pixmap.width * bytesPerPixel
        // A pixel's worth of zeros before each row stands for the missing left neighbours.
        var previous = [UInt8](repeating: 0, count: rowLength + bytesPerPixel)
        var current = previous
        var candidate = [UInt8](repeating: 0, count: rowLength)
        var best = candidate
        var output: [UInt8] = []
        output.reserveCapacity((rowLength + 1) * pixmap.height)
        for row in 0..<pixmap.height {
            let pixels = pixmap.pixels[row * pixmap.width..<(row + 1) * pixmap.width]
            unpack(pixels, hasAlpha: hasAlpha, into: &current, at: bytesPerPixel)
            var bestFilter = PNGFilter.none
            var bestCost = Int.max
            for filter in allCases {
                // The first row has nothing above it.
                if row == 0, filter == .up || filter == .paeth { continue }
                let cost = filter.apply(to: current, above: previous, offset: bytesPerPixel, into: &candidate)
                if cost < bestCost {
                    bestCost = cost
                    bestFilter = filter
                    swap(&best, &candidate)
                    if cost == 0 { break }
                }
            }
            output.append(bestFilter.rawValue)
            output += best
            swap(&previous, &current)
        }
        return output
    }

    /// Straight bytes R, G, B(, A) of premultiplied pixels.
    private static func unpack(_ pixels: ArraySlice<UInt32>, hasAlpha: Bool, into row: inout [UInt8], at start: Int) {
        var index = start
        for pixel in pixels {
            let alpha = pixel >> 24
            var red = pixel >> 16 & 0xFF
            var green = pixel >> 8 & 0xFF
            var blue = pixel & 0xFF
            if alpha != 255, alpha != 0 {
                red = min(255, (red * 255 + alpha / 2) / alpha)
                green = min(255, (green * 255 + alpha / 2) / alpha)
                blue = min(255, (blue * 255 + alpha / 2) / alpha)
            }
            row[index] = UInt8(truncatingIfNeeded: red)
            row[index + 1] = UInt8(truncatingIfNeeded: green)
            row[index + 2] = UInt8(truncatingIfNeeded: blue)
            if hasAlpha {
                row[index + 3] = UInt8(truncatingIfNeeded: alpha)
                index += 4
            } else {
                index += 3
            }
        }
    }

    /// Fills `result` with the differences and answers their cost.
    private func apply(to row: [UInt8], above: [UInt8], offset: Int, into result: inout [UInt8]) -> Int {
        let count = result.count
        switch self {
        case .none: for i in 0..<count { result[i] = row[i + offset] }
        case .sub: for i in 0..<count { result[i] = row[i + offset] &- row[i] }
        case .up: for i in 0..<count { result[i] = row[i + offset] &- above[i + offset] }
        case .paeth:
            for i in 0..<count {
                result[i] = row[i + offset] &- Self.paethPredictor(left: row[i], up: above[i + offset], upLeft: above[i])
            }
        }
        var cost = 0
        for byte in result { cost &+= Int(Int8(bitPattern: byte).magnitude) }
        return cost
    }

    /// Whichever of the three neighbours is nearest to left + up - upLeft (PNG specification, section 9.4).
    private static func paethPredictor(left: UInt8, up: UInt8, upLeft: UInt8) -> UInt8 {
        let toLeft = abs(Int16(up) - Int16(upLeft))
        let toUp = abs(Int16(left) - Int16(upLeft))
        let toUpLeft = abs(Int16(left) + Int16(up) - 2 * Int16(upLeft))
        if toLeft <= toUp, toLeft <= toUpLeft { return left }
        return toUp <= toUpLeft ? up : upLeft
    }
}

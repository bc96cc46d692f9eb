import Display

/// Writes images with at most 255 colors and transparency, one after another, as one animated GIF file.
///
/// For each image, only the smallest rectangle that differs from the canvas is stored, and pixels in it that don't change are transparent. An image without
/// differences extends the duration of the previous one. Where the next image needs pixels to become transparent again, the rectangle is cleared after its
/// time (GIF89a specification, section 23, disposal method 2); everywhere else, it stays.
package struct GIFEncoder {
    /// The maximum duration of one image in the file, in hundredths of a second.
    private static let longest = 65_535

    private let width: Int
    private let height: Int
    private let transparent: UInt8
    private let file: GIFFile
    /// The colors that a player shows before the waiting image.
    private var canvas: [UInt8]
    private var waiting: (pixels: [UInt8], duration: Int)?

    /// - Parameters:
    ///   - plays: the number of times that the animation plays; 0 is forever.
    /// - Throws: `GIFError` if there is not enough memory.
    package init(width: Int, height: Int, palette: GIFPalette, plays: Int) throws(GIFError) {
        (self.width, self.height, transparent) = (width, height, palette.transparent)
        canvas = Array(repeating: palette.transparent, count: width * height)
        file = try GIFFile(width: width, height: height, colors: palette.colors, plays: plays)
    }

    /// Appends an image.
    ///
    /// - Parameters:
    ///   - pixels: an index of the palette for each pixel, row by row.
    ///   - duration: in hundredths of a second, at least 1.
    package mutating func append(_ pixels: [UInt8], duration: Int) throws(GIFError) {
        if let last = waiting {
            if pixels == last.pixels {
                waiting?.duration += duration
                return
            }
            try write(last.pixels, duration: last.duration, before: pixels)
        }
        waiting = (pixels, duration)
    }

    /// Returns the complete file.
    ///
    /// - Precondition: at least one image was appended.
    package mutating func finish() throws(GIFError) -> [UInt8] {
        if let last = waiting { try write(last.pixels, duration: last.duration, before: nil) }
        waiting = nil
        return try file.finish()
    }

    private mutating func write(_ pixels: [UInt8], duration: Int, before next: [UInt8]?) throws(GIFError) {
        let vanishing = next.map { next in area { pixels[$0] != transparent && next[$0] == transparent } } ?? nil
        let changed = area { canvas[$0] != pixels[$0] }
        // A player needs at least one pixel.
        let rectangle = vanishing.map { $0.union(changed) } ?? changed ?? Area(x: 0..<1, y: 0..<1)
        let part = stored(pixels, in: rectangle)
        var rest = duration
        let first = min(rest, Self.longest)
        rest -= first
        // An image that stays longer than the format can say is followed by others that change nothing.
        try file.append(part, rectangle, transparent: transparent, duration: first, clears: vanishing != nil && rest == 0)
        while rest > 0 {
            let length = min(rest, Self.longest)
            rest -= length
            let clears = vanishing != nil && rest == 0
            let area = clears ? rectangle : Area(x: 0..<1, y: 0..<1)
            try file.append(Array(repeating: transparent, count: area.x.count * area.y.count), area, transparent: transparent, duration: length, clears: clears)
        }
        canvas = pixels
        if vanishing != nil {
            for y in rectangle.y {
                for index in (y * width + rectangle.x.lowerBound)..<(y * width + rectangle.x.upperBound) { canvas[index] = transparent }
            }
        }
    }

    /// Returns the pixels to store: those that don't change are transparent if that gives longer runs, which compress better. In a gradient that moves, single
    /// pixels happen to stay the same, and the runs are longer without holes.
    private func stored(_ pixels: [UInt8], in area: Area) -> [UInt8] {
        var (whole, changes): ([UInt8], [UInt8]) = ([], [])
        whole.reserveCapacity(area.x.count * area.y.count)
        changes.reserveCapacity(area.x.count * area.y.count)
        var (wholeRuns, changedRuns) = (0, 0)
        var (lastPixel, lastChange) = (transparent, transparent)
        for y in area.y {
            for index in (y * width + area.x.lowerBound)..<(y * width + area.x.upperBound) {
                let pixel = pixels[index]
                let change = canvas[index] == pixel ? transparent : pixel
                if pixel != lastPixel { wholeRuns += 1 }
                if change != lastChange { changedRuns += 1 }
                whole.append(pixel)
                changes.append(change)
                (lastPixel, lastChange) = (pixel, change)
            }
        }
        return changedRuns <= wholeRuns ? changes : whole
    }

    /// Returns the smallest rectangle with all pixels that a test selects; nil if it selects none.
    private func area(_ selects: (Int) -> Bool) -> Area? {
        var area: Area?
        for y in 0..<height {
            let row = (y * width)..<((y + 1) * width)
            guard let first = row.first(where: selects), let last = row.last(where: selects) else { continue }
            let found = Area(x: (first - row.lowerBound)..<(last - row.lowerBound + 1), y: y..<(y + 1))
            area = area?.union(found) ?? found
        }
        return area
    }
}

/// A rectangle of pixels, not empty.
struct Area: Equatable {
    var x: Range<Int>
    var y: Range<Int>

    func union(_ other: Area?) -> Area {
        guard let other else { return self }
        return Area(
            x: min(x.lowerBound, other.x.lowerBound)..<max(x.upperBound, other.x.upperBound),
            y: min(y.lowerBound, other.y.lowerBound)..<max(y.upperBound, other.y.upperBound))
    }
}

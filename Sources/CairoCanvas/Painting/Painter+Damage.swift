import CCairo
import Display
import Geometry

extension Painter {
    /// Returns the pixels of an image of `old` that must be painted again to show `new`; nil for all.
    ///
    /// All other pixels are identical in both images.
    package func damage(from old: DisplayList, to new: DisplayList) throws(CanvasError) -> PixelRegion? {
        let (width, height) = try Self.pixelSize(of: new)
        if old == new { return PixelRegion() }
        let pen = try CairoContext(surface: ImageSurface(frame: PixelRect(x: 0, y: 0, width: 1, height: 1)), transform: .identity)
        let exact = CairoInk(painter: self, context: pen)
        var diff = DisplayDiff(measure: QuickInk(painter: self)) { items, transform in PixelRect(around: exact.ink(of: items, under: transform)) }
        return diff.damage(from: old, to: new, canvas: PixelRect(x: 0, y: 0, width: width, height: height))
    }

    /// Paints the damaged pixels of a list and keeps the others. The result is identical to a newly painted image.
    ///
    /// Items outside of the damage are skipped. The others are painted off screen, cut off only as far as that doesn't change the needed pixels
    /// (`DisplayItem.Cut`), and the damaged pixels are copied from there.
    ///
    /// - Parameters:
    ///   - damage: the result of `damage(from:to:)` for the list that `pixmap` shows; nil for all pixels.
    /// - Throws: like `paint(_:into:)`; the image's contents are undefined then.
    package func paint(_ list: DisplayList, damage: PixelRegion?, into pixmap: inout Pixmap) throws(CanvasError) {
        let (width, height) = try Self.pixelSize(of: list)
        guard let damage, pixmap.width == width, pixmap.height == height else { return try paint(list, into: &pixmap) }
        guard !damage.isEmpty else { return }
        if scratch.width != width || scratch.height != height { scratch = Pixmap(width: width, height: height) }
        let scale = CGAffineTransform(scaleX: list.scale, y: list.scale)
        let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
        let region = neededRegion(for: damage, of: list.items, under: scale, canvas: canvas)
        scratch.fill(region, with: list.background.encoded8.premultipliedPixel)
        try paintItems(of: list, needed: region, onto: &scratch)
        pixmap.copy(damage, from: scratch)
    }

    /// Returns the pixels of the canvas that must be right for the damaged ones to be right: materials also depend on the pixels around them.
    private func neededRegion(for damage: PixelRegion, of items: [DisplayItem], under transform: CGAffineTransform, canvas: PixelRect) -> PixelRegion {
        var region = damage
        let measure = QuickInk(painter: self)
        for item in items.reversed() where item.hasMaterial {
            let ink = measure.ink(of: item, under: transform)
            if let frame = PixelRect(around: ink), !region.touches(frame) { continue }
            let sight = PixelRect(around: measure.sight(of: item, under: transform)) ?? canvas
            if let seen = sight.intersection(canvas) { region.add(seen) }
        }
        return region
    }

    /// Paints an item as far as the context needs it.
    func paint(_ item: DisplayItem, opacity: Double = 1, in context: CairoContext) throws(CanvasError) {
        guard let needed = context.needed else {
            // Without damage, too, items are cut between blocks, so that their pixels are the same.
            let isTall = blocks(of: context.surface.frame.rows).count > 1
            guard isTall, !context.surface.isVector, !context.isClippedSmoothly, item.cut(under: context.transform) == .betweenBlocks else {
                return try paintAll(item, opacity: opacity, in: context)
            }
            return try paintBlocks(of: item, opacity: opacity, in: context)
        }
        // The items of a transform or clip are checked one by one.
        switch item {
        case .group(.transform, _): return try paintAll(item, opacity: opacity, in: context)
        case .group(.clip(let path, _), _):
            let bounds = QuickInk(painter: self).fill(path, under: context.transform)
            if let frame = PixelRect(around: bounds), !needed.touches(frame) { return }
        default: break
        }
        if item.hasMaterial {
            return try context.needingAll { () throws(CanvasError) in try paintAll(item, opacity: opacity, in: context) }
        }
        if case .group(.clip, _) = item { return try paintAll(item, opacity: opacity, in: context) }
        let cut = context.isClippedSmoothly ? .never : item.cut(under: context.transform)
        if cut == .betweenBlocks { return try paintBlocks(of: item, opacity: opacity, in: context) }
        let ink = QuickInk(painter: self).ink(of: item, under: context.transform)
        guard !ink.isNull else { return }
        let frame = PixelRect(around: ink)
        if let frame, !needed.touches(frame) { return }
        guard cut == .betweenRows else { return try paintAll(item, opacity: opacity, in: context) }
        for band in context.bands {
            if let frame {
                // An item within a single band is painted without clipping it.
                if band.lowerBound <= frame.y, frame.maxY <= band.upperBound { return try paintAll(item, opacity: opacity, in: context) }
                if !frame.rows.overlaps(band) { continue }
            }
            try context.withBand(band) { () throws(CanvasError) in try paintAll(item, opacity: opacity, in: context) }
        }
    }

    /// Paints the needed blocks of an item, each from its first row to the last one that is needed.
    private func paintBlocks(of item: DisplayItem, opacity: Double, in context: CairoContext) throws(CanvasError) {
        let ink = QuickInk(painter: self).ink(of: item, under: context.transform)
        guard !ink.isNull else { return }
        let canvas = context.surface.frame
        let frame = PixelRect(around: ink)
        if let frame, let needed = context.needed, !needed.touches(frame) { return }
        let rows = frame.map { $0.rows.clamped(to: canvas.rows) } ?? canvas.rows
        for block in blocks(of: rows) {
            var band = block
            if context.needed != nil {
                guard let last = context.bands.last(where: { $0.overlaps(block.clamped(to: rows)) }) else { continue }
                band = block.lowerBound..<min(block.upperBound, last.upperBound)
            }
            // An item within a block is painted without clipping it.
            if let frame, band.lowerBound <= frame.y, frame.maxY <= band.upperBound { return try paintAll(item, opacity: opacity, in: context) }
            try context.withBand(band) { () throws(CanvasError) in try paintAll(item, opacity: opacity, in: context) }
        }
    }

    /// Returns the blocks of `blockRows` rows that contain the rows.
    func blocks(of rows: Range<Int>) -> [Range<Int>] {
        guard !rows.isEmpty else { return [] }
        let size = blockRows
        func block(_ row: Int) -> Int { (row >= 0 ? row : row - size + 1) / size }
        return (block(rows.lowerBound)...block(rows.upperBound - 1)).map { $0 * size..<($0 + 1) * size }
    }
}

extension DisplayItem {
    /// Where an item may be cut between rows, so that painting only some rows gives the same pixels there.
    enum Cut {
        /// Between any two rows: Cairo computes each pixel of a rectangle on its own.
        case betweenRows
        /// Between blocks of rows, and below any row. Cairo's coverage depends on the edges in a pixel's row, and in rare cases by 1 or 2 of 255 on the rows
        /// above, back to the first row of the clip. So that row must always be the same.
        case betweenBlocks
        /// Nowhere. The pixels of a scaled image depend on the whole area that Cairo draws, because it measures from the center of that area; and Cairo loses
        /// dashes of a line at the edge of a clip.
        case never
    }

    func cut(under transform: CGAffineTransform) -> Cut {
        switch self {
        case .fill(let path, let paint, _):
            paint.canBeCut ? path.alignedCorners(under: transform) == nil ? .betweenBlocks : .betweenRows : .never
        case .stroke(_, let paint, let style): paint.canBeCut && style.dash.isEmpty ? .betweenBlocks : .never
        // Glyphs are filled outlines, but for those of fonts with colors. Patterns are dashed lines.
        case .text(let text, _):
            text.runs.contains { $0.hasOwnColors } || text.decorations.contains { $0.pattern != .solid } ? .never : .betweenBlocks
        case .image, .group: .never
        }
    }
}

extension Paint {
    fileprivate var canBeCut: Bool {
        switch self {
        case .color, .gradient, .mesh, .shader: true
        case .material, .image: false
        }
    }
}

extension PixelRegion {
    /// Returns the union of both regions.
    func joined(with other: PixelRegion?) -> PixelRegion {
        var result = self
        if let other { result.add(other) }
        return result
    }
}

extension Pixmap {
    /// Sets all pixels of a region, which must be within the image.
    fileprivate mutating func fill(_ region: PixelRegion, with pixel: UInt32) {
        let width = width
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            for rect in region.rects {
                for row in rect.y..<rect.maxY { unsafe pixels[row * width + rect.x..<row * width + rect.maxX].update(repeating: pixel) }
            }
        }
    }

    /// Copies the pixels of a region from an image of the same size.
    fileprivate mutating func copy(_ region: PixelRegion, from other: Pixmap) {
        let width = width
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            unsafe other.pixels.withUnsafeBufferPointer { source in
                for rect in region.rects {
                    for row in rect.y..<rect.maxY {
                        let offset = row * width + rect.x
                        guard let to = pixels.baseAddress, let from = source.baseAddress else { return }
                        unsafe (to + offset).update(from: from + offset, count: rect.width)
                    }
                }
            }
        }
    }
}

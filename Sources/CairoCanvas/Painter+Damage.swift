import CCairo
import Display
import Geometry

extension Painter {
    /// Where a picture that shows `old` has to be painted for `new`; nil for everywhere.
    ///
    /// Elsewhere both lists paint the same pixels, to the bit.
    package func damage(from old: DisplayList, to new: DisplayList) throws(CanvasError) -> PixelRegion? {
        let (width, height) = try Self.pixelSize(of: new)
        if old == new { return PixelRegion() }
        let pen = try CairoContext(surface: ImageSurface(frame: PixelRect(x: 0, y: 0, width: 1, height: 1)), transform: .identity)
        let exact = CairoInk(painter: self, context: pen)
        var diff = DisplayDiff(measure: QuickInk(painter: self)) { items, transform in PixelRect(around: exact.ink(of: items, under: transform)) }
        return diff.damage(from: old, to: new, canvas: PixelRect(x: 0, y: 0, width: width, height: height))
    }

    /// Paints a list where it is damaged; elsewhere the picture stays. What comes out equals a fresh painting to the bit.
    ///
    /// Items that miss the damage are left alone. The others are painted off screen, where no more of them is cut off than may be without a trace
    /// (`CairoContext.inBand`), and the damage is copied from there.
    ///
    /// - Parameters:
    ///   - damage: as `damage(from:to:)` answers it for the list that `pixmap` shows; nil for everywhere.
    /// - Throws: as `paint(_:into:)`; the picture's contents are then undefined.
    package func paint(_ list: DisplayList, damage: PixelRegion?, into pixmap: inout Pixmap) throws(CanvasError) {
        let (width, height) = try Self.pixelSize(of: list)
        guard let damage, pixmap.width == width, pixmap.height == height else { return try paint(list, into: &pixmap) }
        guard !damage.isEmpty else { return }
        if scratch.width != width || scratch.height != height { scratch = Pixmap(width: width, height: height) }
        let scale = CGAffineTransform(scaleX: list.scale, y: list.scale)
        let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
        let region = neededRegion(for: damage, of: list.items, under: scale, canvas: canvas)
        scratch.fill(region, with: list.background.encoded8.premultipliedPixel)
        let result: Result<Void, CanvasError> = unsafe scratch.pixels.withUnsafeMutableBufferPointer { pixels in
            do throws(CanvasError) {
                let surface = unsafe try ImageSurface(pixels: pixels, width: width, height: height)
                let context = try CairoContext(surface: surface, transform: scale, needed: region)
                try paint(list.items, in: context)
                try context.checkStatus()
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        try result.get()
        pixmap.copy(damage, from: scratch)
    }

    /// What has to be right on the canvas for the damage to be: materials in it look at what is around them.
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
        guard let needed = context.needed else { return try paintAll(item, opacity: opacity, in: context) }
        // What is only moved or cut is looked at piece by piece.
        switch item {
        case .group(.transform, _): return try paintAll(item, opacity: opacity, in: context)
        case .group(.clip(let path, _), _):
            let bounds = QuickInk(painter: self).fill(path, under: context.transform)
            if let frame = PixelRect(around: bounds), !needed.touches(frame) { return }
        default: break
        }
        if item.hasMaterial {
            return try context.paintingAll { () throws(CanvasError) in try paintAll(item, opacity: opacity, in: context) }
        }
        if case .group(.clip, _) = item { return try paintAll(item, opacity: opacity, in: context) }
        let ink = QuickInk(painter: self).ink(of: item, under: context.transform)
        guard !ink.isNull else { return }
        let frame = PixelRect(around: ink)
        if let frame, !needed.touches(frame) { return }
        guard item.canBeCutIntoRows, !context.isClippedSmoothly else { return try paintAll(item, opacity: opacity, in: context) }
        let rows = frame.map { $0.y..<$0.maxY }
        for band in context.bands {
            if let rows {
                // All of it at once where none of it is elsewhere.
                if band.lowerBound <= rows.lowerBound, rows.upperBound <= band.upperBound { return try paintAll(item, opacity: opacity, in: context) }
                if !rows.overlaps(band) { continue }
            }
            try context.inBand(band) { () throws(CanvasError) in try paintAll(item, opacity: opacity, in: context) }
        }
    }
}

extension DisplayItem {
    /// Whether painting some rows only gives the same pixels there. Pictures that are scaled depend on all of what Cairo draws: it measures
    /// from the middle of that.
    fileprivate var canBeCutIntoRows: Bool {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _):
            switch paint {
            case .color, .gradient: true
            case .material, .image: false
            }
        case .text(let text, _): !text.runs.contains { $0.hasOwnColors }
        case .image, .group: false
        }
    }
}

extension PixelRegion {
    /// Both regions.
    func joined(with other: PixelRegion?) -> PixelRegion {
        var result = self
        if let other { result.add(other) }
        return result
    }
}

extension Pixmap {
    /// Sets all pixels of a region that lies within the picture.
    fileprivate mutating func fill(_ region: PixelRegion, with pixel: UInt32) {
        let width = width
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            for rect in region.rects {
                for row in rect.y..<rect.maxY { unsafe pixels[row * width + rect.x..<row * width + rect.maxX].update(repeating: pixel) }
            }
        }
    }

    /// Takes the pixels of a region from a picture of the same size.
    fileprivate mutating func copy(_ region: PixelRegion, from other: Pixmap) {
        let width = width
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            unsafe other.pixels.withUnsafeBufferPointer { source in
                for rect in region.rects {
                    for row in rect.y..<rect.maxY {
                        let place = row * width + rect.x
                        guard let to = pixels.baseAddress, let from = source.baseAddress else { return }
                        unsafe (to + place).update(from: from + place, count: rect.width)
                    }
                }
            }
        }
    }
}

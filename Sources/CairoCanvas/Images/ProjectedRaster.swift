import CCairo
import Display
import Geometry

/// Draws an image through a projection.
///
/// Positions in the image are exact at the ends of blocks of 16 pixels, and change evenly in between with the exact position in the middle as well. A pixel is the
/// mean of up to 16 by 16 points of its area in the image, each interpolated between four pixels, in whole numbers.
struct ProjectedRaster {
    /// The projection from the canvas's pixels to the image's.
    let toSource: ProjectionTransform

    private static let blockLength = 16

    /// Draws rows of the projected image over the pixels of a surface that contains them.
    ///
    /// - Parameters:
    ///   - frame: the pixels that the image may touch. Blocks begin at its left edge.
    ///   - rows: the rows of the frame to draw; they have the same pixels as in the whole frame.
    func draw(_ source: ImageSurface, over target: ImageSurface, frame: PixelRect, rows: Range<Int>) {
        unsafe source.withBytes { pixels, sourceStride in
            unsafe target.withBytes { bytes, stride in
                guard let from = pixels.baseAddress, let to = bytes.baseAddress else { return }
                let sampler = unsafe Sampler(pixels: UnsafeRawPointer(from), stride: sourceStride, frame: source.frame)
                for row in rows {
                    let line = unsafe UnsafeMutableRawPointer(to + (row - target.frame.y) * stride + (frame.x - target.frame.x) * 4)
                    let y = CGFloat(row) + 0.5
                    var first = Place(self, CGFloat(frame.x) + 0.5, y)
                    var column = 0
                    while column < frame.width {
                        let count = min(Self.blockLength, frame.width - column)
                        let x = CGFloat(frame.x + column) + 0.5
                        let end = Place(self, x + CGFloat(Self.blockLength), y)
                        if first.isVisible, end.isVisible {
                            let middle = Place(self, x + CGFloat(Self.blockLength / 2), y)
                            unsafe draw(from: first, middle, end, count, sampler, line + column &* 4, at: CGPoint(x: x, y: y))
                        } else if first.isVisible || end.isVisible {
                            unsafe drawEach(count, sampler, line + column &* 4, at: CGPoint(x: x, y: y))
                        }
                        first = end
                        column &+= Self.blockLength
                    }
                }
            }
        }
    }

    /// Draws a block of pixels in front of the eye.
    @inline(__always)
    private func draw(
        from first: Place, _ middle: Place, _ end: Place, _ count: Int, _ sampler: Sampler, _ target: UnsafeMutableRawPointer, at corner: CGPoint
    ) {
        let footprint = Footprint(self, middle)
        // A straight line between two points on the same side of the image doesn't cross it.
        guard sampler.mayTouch(first, end, footprint) else { return }
        let bend = max(abs(first.x + end.x - 2 * middle.x), abs(first.y + end.y - 2 * middle.y))
        // An eighth of the bend is the error in the middle of a half.
        guard bend < 1.0 / 4, abs(first.x) < Self.limit, abs(first.y) < Self.limit, abs(end.x) < Self.limit, abs(end.y) < Self.limit else {
            return unsafe drawEach(count, sampler, target, at: corner)
        }
        sampler.fetch(from: first, to: end, below: footprint)
        // Two straight halves: a quarter of the error of one line.
        unsafe drawHalf(from: first, middle, min(count, 8), sampler, footprint, target)
        if count > 8 { unsafe drawHalf(from: middle, end, count - 8, sampler, footprint, target + 32) }
    }

    /// Draws up to eight pixels whose positions change evenly.
    @inline(__always)
    private func drawHalf(from first: Place, _ end: Place, _ count: Int, _ sampler: Sampler, _ footprint: Footprint, _ target: UnsafeMutableRawPointer) {
        let (startX, startY) = (sampler.fixed(first.x, sampler.frame.x), sampler.fixed(first.y, sampler.frame.y))
        let stepX = (sampler.fixed(end.x, sampler.frame.x) &- startX) >> 3
        let stepY = (sampler.fixed(end.y, sampler.frame.y) &- startY) >> 3
        let isInside = sampler.contains(startX, startY, footprint) && sampler.contains(startX &+ 8 &* stepX, startY &+ 8 &* stepY, footprint)
        if isInside, footprint.isSingle {
            for lane in 0..<count {
                let pixel = sampler.inner(startX &+ lane &* stepX, startY &+ lane &* stepY)
                unsafe Self.blend(Sampler.packed(pixel), over: target + lane &* 4)
            }
        } else {
            for lane in 0..<count {
                let pixel = sampler.mean(startX &+ lane &* stepX, startY &+ lane &* stepY, footprint, isInside: isInside)
                unsafe Self.blend(pixel, over: target + lane &* 4)
            }
        }
    }

    /// Blends a pixel with the one below, rounding like Cairo.
    @inline(__always) private static func blend(_ pixel: UInt32, over target: UnsafeMutableRawPointer) {
        if pixel >= 0xFF00_0000 { return unsafe target.storeBytes(of: pixel, as: UInt32.self) }
        if pixel == 0 { return }
        let (below, rest) = (unsafe target.load(as: UInt32.self), 255 - pixel >> 24)
        /// Returns two components, which are held at 255.
        func mixed(_ above: UInt32, _ below: UInt32) -> UInt32 {
            let product = below &* rest &+ 0x0080_0080
            let sum = above &+ (((product &+ ((product >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF)
            return (sum | (0x0100_0100 &- ((sum >> 8) & 0x00FF_00FF))) & 0x00FF_00FF
        }
        let odd = mixed(pixel & 0x00FF_00FF, below & 0x00FF_00FF)
        let even = mixed((pixel >> 8) & 0x00FF_00FF, (below >> 8) & 0x00FF_00FF)
        unsafe target.storeBytes(of: even << 8 | odd, as: UInt32.self)
    }

    /// Draws pixels with an exact position for each.
    private func drawEach(_ count: Int, _ sampler: Sampler, _ target: UnsafeMutableRawPointer, at corner: CGPoint) {
        for lane in 0..<count {
            let place = Place(self, corner.x + CGFloat(lane), corner.y)
            guard place.isVisible else { continue }
            let footprint = Footprint(self, place)
            guard sampler.mayTouch(place, place, footprint), abs(place.x) < Self.limit, abs(place.y) < Self.limit else { continue }
            let (x, y) = (sampler.fixed(place.x, sampler.frame.x), sampler.fixed(place.y, sampler.frame.y))
            let pixel = sampler.mean(x, y, footprint, isInside: sampler.contains(x, y, footprint))
            unsafe Self.blend(pixel, over: target + lane &* 4)
        }
    }

    /// Beyond any image.
    private static let limit: CGFloat = 1e6

    /// The position of a pixel's center in the image.
    fileprivate struct Place {
        let x: CGFloat
        let y: CGFloat
        /// 1 divided by the depth.
        let scale: CGFloat
        /// Whether it is in front of the eye.
        let isVisible: Bool

        @inline(__always) init(_ raster: ProjectedRaster, _ x: CGFloat, _ y: CGFloat) {
            let m = raster.toSource
            let w = m.m13 * x + m.m23 * y + m.m33
            isVisible = w > 0
            scale = 1 / w
            self.x = (m.m11 * x + m.m21 * y + m.m31) * scale
            self.y = (m.m12 * x + m.m22 * y + m.m32) * scale
        }
    }

    /// The area of a pixel in the image: a parallelogram, divided into columns and rows.
    fileprivate struct Footprint {
        /// The binary logarithms of the numbers of columns and rows.
        let columns: Int
        let rows: Int
        /// The steps from column to column and from row to row, in 65,536ths of a pixel.
        let acrossX: Int
        let acrossY: Int
        let downX: Int
        let downY: Int
        /// The distances from the center to the first column and row.
        let cornerX: Int
        let cornerY: Int
        /// The size of the bounding box, in pixels.
        let width: CGFloat
        let height: CGFloat

        var isSingle: Bool { columns == 0 && rows == 0 }

        @inline(__always) init(_ raster: ProjectedRaster, _ place: Place) {
            let m = raster.toSource
            let (acrossX, acrossY) = ((m.m11 - place.x * m.m13) * place.scale, (m.m12 - place.y * m.m13) * place.scale)
            let (downX, downY) = ((m.m21 - place.x * m.m23) * place.scale, (m.m22 - place.y * m.m23) * place.scale)
            columns = Self.samples(acrossX, acrossY)
            rows = Self.samples(downX, downY)
            width = abs(acrossX) + abs(downX)
            height = abs(acrossY) + abs(downY)
            (self.acrossX, self.acrossY) = (Self.fixed(acrossX) >> columns, Self.fixed(acrossY) >> columns)
            (self.downX, self.downY) = (Self.fixed(downX) >> rows, Self.fixed(downY) >> rows)
            let (lastColumn, lastRow) = ((1 << columns) - 1, (1 << rows) - 1)
            cornerX = (self.acrossX &* lastColumn &+ self.downX &* lastRow) >> 1
            cornerY = (self.acrossY &* lastColumn &+ self.downY &* lastRow) >> 1
        }

        @inline(__always) private static func fixed(_ number: CGFloat) -> Int { abs(number) < limit ? Int(saturating: number * 65_536) : 0 }

        /// Returns the logarithm of the number of samples for a step. One interpolated point represents up to two pixels.
        @inline(__always) private static func samples(_ x: CGFloat, _ y: CGFloat) -> Int {
            let length = max(abs(x), abs(y))
            return length < 2.1 ? 0 : length < 4.2 ? 1 : length < 8.4 ? 2 : length < 16.8 ? 3 : 4
        }
    }

    /// Interpolates colors between the pixels of an image. Positions are relative to the center of the first pixel, in 65,536ths of a pixel.
    @safe fileprivate struct Sampler {
        let pixels: UnsafeRawPointer
        let stride: Int
        let frame: PixelRect

        init(pixels: UnsafeRawPointer, stride: Int, frame: PixelRect) {
            unsafe (self.pixels, self.stride, self.frame) = (pixels, stride, frame)
        }

        @inline(__always) func fixed(_ number: CGFloat, _ origin: Int) -> Int { Int(saturating: (number - CGFloat(origin) - 0.5) * 65_536) }

        /// Fetches what the block of pixels below one will read: a line through the image that is seldom parallel to the image's rows, so that the processor does not
        /// foresee it. Waiting for it would take as long as drawing.
        @inline(__always) func fetch(from first: Place, to end: Place, below footprint: Footprint) {
            let (downX, downY) = (CGFloat(footprint.downX << footprint.rows) / 65_536, CGFloat(footprint.downY << footprint.rows) / 65_536)
            // 16 pixels are a line of the processor's cache.
            let pieces = min(Int(saturating: abs(end.x - first.x) / 16) &+ 1, 8)
            let (stepX, stepY) = ((end.x - first.x) / CGFloat(pieces), (end.y - first.y) / CGFloat(pieces))
            let rowCount = min(Int(saturating: abs(downY)) &+ 2, 8)
            for piece in 0..<pieces {
                let x = Int(saturating: first.x + downX + stepX * CGFloat(piece)) &- frame.x
                let y = Int(saturating: first.y + downY + stepY * CGFloat(piece)) &- frame.y
                for row in y &- rowCount / 2..<y &- rowCount / 2 &+ rowCount where x >= 0 && x < frame.width && row >= 0 && row < frame.height {
                    unsafe easel_prefetch(pixels + (row &* stride &+ x &* 4))
                }
            }
        }

        /// Whether the pixels between two places may show a part of the image.
        @inline(__always) func mayTouch(_ first: Place, _ end: Place, _ footprint: Footprint) -> Bool {
            let (width, height) = (footprint.width + 2, footprint.height + 2)
            let (left, right, top, bottom) = (CGFloat(frame.x) - width, CGFloat(frame.maxX) + width, CGFloat(frame.y) - height, CGFloat(frame.maxY) + height)
            // A comparison with NaN is false.
            return max(first.x, end.x) > left && min(first.x, end.x) < right && max(first.y, end.y) > top && min(first.y, end.y) < bottom
        }

        /// Whether all points of a footprint lie between four pixels of the image.
        @inline(__always) func contains(_ x: Int, _ y: Int, _ footprint: Footprint) -> Bool {
            let width = Int(saturating: min(footprint.width, 1e6) * 32_768) &+ 65_536
            let height = Int(saturating: min(footprint.height, 1e6) * 32_768) &+ 65_536
            return x >= width && y >= height && x &+ width < (frame.width &- 1) << 16 && y &+ height < (frame.height &- 1) << 16
        }

        /// Returns the mean color of a footprint around a point.
        @inline(__always) func mean(_ x: Int, _ y: Int, _ footprint: Footprint, isInside: Bool) -> UInt32 {
            if footprint.isSingle { return Self.packed(isInside ? inner(x, y) : any(x, y)) }
            var sum = SIMD4<UInt16>.zero
            var (rowX, rowY) = (x &- footprint.cornerX, y &- footprint.cornerY)
            for _ in 0..<1 << footprint.rows {
                var (pointX, pointY) = (rowX, rowY)
                for _ in 0..<1 << footprint.columns {
                    sum &+= isInside ? inner(pointX, pointY) : any(pointX, pointY)
                    pointX &+= footprint.acrossX
                    pointY &+= footprint.acrossY
                }
                rowX &+= footprint.downX
                rowY &+= footprint.downY
            }
            let shift = UInt16(footprint.columns &+ footprint.rows)
            let half = (1 as UInt16) &<< (shift &- 1)
            return Self.packed((sum &+ half) &>> shift)
        }

        /// Returns the pixel with these components.
        @inline(__always) static func packed(_ color: SIMD4<UInt16>) -> UInt32 {
            unsafe unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: color), to: UInt32.self)
        }

        /// Returns the components at a point between four pixels of the image.
        @inline(__always) func inner(_ x: Int, _ y: Int) -> SIMD4<UInt16> {
            let offset = (y >> 16) &* stride &+ (x >> 16) &* 4
            let upper = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let lower = unsafe pixels.loadUnaligned(fromByteOffset: offset &+ stride, as: UInt64.self)
            return Self.mix(upper, lower, x, y)
        }

        /// Returns the components at a point; transparent beyond the image.
        @inline(never) func any(_ x: Int, _ y: Int) -> SIMD4<UInt16> {
            let (column, row) = (x >> 16, y >> 16)
            guard column >= -1, row >= -1, column < frame.width, row < frame.height else { return .zero }
            let upper = UInt64(pixel(column, row)) | UInt64(pixel(column + 1, row)) << 32
            let lower = UInt64(pixel(column, row + 1)) | UInt64(pixel(column + 1, row + 1)) << 32
            return Self.mix(upper, lower, x, y)
        }

        private func pixel(_ column: Int, _ row: Int) -> UInt32 {
            guard column >= 0, row >= 0, column < frame.width, row < frame.height else { return 0 }
            return unsafe pixels.loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self)
        }

        /// Interpolates between two pairs of pixels, with eight bits of the position. A component times 256 fits into 16 bits, where negative differences wrap.
        @inline(__always) private static func mix(_ upper: UInt64, _ lower: UInt64, _ x: Int, _ y: Int) -> SIMD4<UInt16> {
            let (u, v) = (UInt16(truncatingIfNeeded: (x >> 8) & 0xFF), UInt16(truncatingIfNeeded: (y >> 8) & 0xFF))
            let (above, below) = (lanes(upper), lanes(lower))
            let column = ((above &<< 8) &+ (below &- above) &* v &+ 128) &>> 8
            let (left, right) = (column.lowHalf, column.highHalf)
            return ((left &<< 8) &+ (right &- left) &* u &+ 128) &>> 8
        }

        @inline(__always) private static func lanes(_ pair: UInt64) -> SIMD8<UInt16> {
            SIMD8(truncatingIfNeeded: unsafe unsafeBitCast(pair, to: SIMD8<UInt8>.self))
        }
    }
}

import Display
import Foundation
import Geometry

/// A picture on a page (ISO 32000-1, section 8.9), as an item in the unit square of its coordinates, whose last row is at the bottom.
struct PDFPicture {
    private let file: PDFFile
    private let dictionary: [String: PDFValue]
    private let stream: PDFStream
    private let spaces: [String: PDFValue]

    private static let sideLimit = 32_767

    /// - Parameter spaces: the color spaces of the content's resources.
    init(_ dictionary: [String: PDFValue], _ stream: PDFStream, _ file: PDFFile, spaces: [String: PDFValue]) {
        (self.dictionary, self.stream, self.file, self.spaces) = (dictionary, stream, file, spaces)
    }

    private func value(_ key: String, _ short: String) -> PDFValue? { dictionary[key] ?? dictionary[short] }

    /// Whether the picture is a mask through which the present color is painted.
    var isStencil: Bool { file.resolved(value("ImageMask", "IM"))?.boolean ?? false }

    private static let square = CGRect(x: 0, y: 0, width: 1, height: 1)

    private static func item(_ pixmap: Pixmap) -> DisplayItem { .image(DisplayImage(pixmap, frame: square)) }

    /// Returns the picture with its mask; a stencil is black. Returns nil, with a note, for a picture that can't be decoded.
    func item() -> DisplayItem? {
        if let format = stream.format, format != "DCTDecode" {
            file.omissions.note(
                ["JPXDecode": "JPEG 2000 pictures", "JBIG2Decode": "JBIG2 pictures", "CCITTFaxDecode": "fax pictures"][format] ?? "pictures in unknown formats")
            return nil
        }
        guard let pixmap = isStencil ? stencil() : pixmap() else {
            file.omissions.note("damaged pictures")
            return nil
        }
        guard let mask = mask() else { return Self.item(pixmap) }
        guard mask.width == pixmap.width, mask.height == pixmap.height else { return .group(.mask([Self.item(mask)]), [Self.item(pixmap)]) }
        // Transparent pixels may have any color, which must not show beside opaque ones.
        var masked = pixmap
        for index in masked.pixels.indices {
            let (alpha, pixel) = (mask.pixels[index] >> 24, pixmap.pixels[index])
            func part(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 0xFF) * alpha + 127) / 255) << shift }
            masked.pixels[index] = part(24) | part(16) | part(8) | part(0)
        }
        return Self.item(masked)
    }

    /// Returns the picture's mask, whose alpha counts; nil without one.
    private func mask() -> Pixmap? {
        func picture(_ value: PDFValue) -> PDFPicture? {
            guard let dictionary = file.dictionary(value), let stream = file.stream(value), stream.format == nil || stream.format == "DCTDecode" else {
                return nil
            }
            return PDFPicture(dictionary, stream, file, spaces: [:])
        }
        if let soft = dictionary["SMask"], let mask = picture(soft), var pixmap = mask.pixmap() {
            for index in pixmap.pixels.indices { pixmap.pixels[index] = (pixmap.pixels[index] & 0xFF) << 24 }
            return pixmap
        }
        return dictionary["Mask"].flatMap(picture)?.stencil()
    }

    private func size() -> (width: Int, height: Int)? {
        guard let width = file.integer(value("Width", "W")), let height = file.integer(value("Height", "H")), (1...Self.sideLimit).contains(width),
            (1...Self.sideLimit).contains(height), file.budget.spend(width * height * 4)
        else { return nil }
        return (width, height)
    }

    /// Returns a mask of one bit per pixel: black where 0 is.
    private func stencil() -> Pixmap? {
        guard stream.format == nil, let (width, height) = size() else { return nil }
        let isTurned = file.numbers(value("Decode", "D"))?.first == 1
        var pixmap = Pixmap(width: width, height: height)
        let row = (width + 7) / 8
        for y in 0..<height where (y + 1) * row <= stream.bytes.count {
            for x in 0..<width where (stream.bytes[y * row + x / 8] >> UInt8(7 - x % 8) & 1 == 1) == isTurned { pixmap.pixels[y * width + x] = 0xFF00_0000 }
        }
        return pixmap
    }

    private func pixmap() -> Pixmap? {
        if stream.format != nil {
            guard let (width, height) = size(),
                let pixmap = try? ImageDecoder.decode(stream.bytes, pixelLimit: max(width * height, 1 << 20), startsPrograms: false)
            else {
                return nil
            }
            // The file may declare a smaller size than the picture has.
            let excess = max(0, pixmap.width * pixmap.height - width * height) * 4
            return excess == 0 || file.budget.spend(excess) ? pixmap : nil
        }
        let bits = file.integer(value("BitsPerComponent", "BPC")) ?? 8
        guard [1, 2, 4, 8, 16].contains(bits), let space = PDFColorSpace(value("ColorSpace", "CS"), file, named: spaces), space.count > 0,
            let (width, height) = size()
        else { return nil }
        let count = space.count
        var limits = file.numbers(value("Decode", "D")) ?? []
        if limits.count != 2 * count { limits = space.range(bits: bits) }
        let keys = (file.array(dictionary["Mask"]) ?? []).compactMap(file.integer)
        let colors = Colors(space: space, bits: bits, limits: limits, keys: keys.count == 2 * count ? keys : [])
        var pixmap = Pixmap(width: width, height: height)
        let row = (width * count * bits + 7) / 8
        let isPlain = colors.isPlain
        let (hasTable, cost) = (count == 1 && bits <= 8, space.cost)
        guard !hasTable || file.budget.spend(cost << bits) else { return nil }
        let table = hasTable ? (0..<1 << bits).map { colors.pixel([$0]) } : []
        var known: [[Int]: UInt32] = [:]
        var samples = [Int](repeating: 0, count: count)
        for y in 0..<height where y * row < stream.bytes.count {
            var reader = PDFBits(stream.bytes, at: y * row)
            for x in 0..<width {
                if !table.isEmpty {
                    pixmap.pixels[y * width + x] = table[reader.next(bits)]
                } else if isPlain {
                    let (red, green, blue) = (reader.next(8), reader.next(8), reader.next(8))
                    pixmap.pixels[y * width + x] = 0xFF00_0000 | UInt32(red << 16 | green << 8 | blue)
                } else {
                    for index in 0..<count { samples[index] = reader.next(bits) }
                    guard let pixel = known[samples] ?? (file.budget.spend(cost) ? colors.pixel(samples) : nil) else { return nil }
                    if known.count < 65_536 { known[samples] = pixel }
                    pixmap.pixels[y * width + x] = pixel
                }
            }
        }
        return pixmap
    }

    /// The colors of samples.
    private struct Colors {
        let space: PDFColorSpace
        let bits: Int
        /// The values of the lowest and the highest sample of each component.
        let limits: [Double]
        /// The lowest and the highest samples of the components that are transparent.
        let keys: [Int]
        /// Whether samples are bytes of red, green, and blue.
        var isPlain: Bool { if case .rgb = space { bits == 8 && keys.isEmpty && limits == [0, 1, 0, 1, 0, 1] } else { false } }

        func pixel(_ samples: [Int]) -> UInt32 {
            if !keys.isEmpty, samples.indices.allSatisfy({ keys[2 * $0] <= samples[$0] && samples[$0] <= keys[2 * $0 + 1] }) { return 0 }
            let full = Double(1 << bits - 1)
            let values = samples.indices.map { limits[2 * $0] + Double(samples[$0]) / full * (limits[2 * $0 + 1] - limits[2 * $0]) }
            func byte(_ value: Double) -> UInt32 { value.isNaN ? 0 : UInt32(saturating: (min(max(value, 0), 1) * 255).rounded()) }
            if case .rgb = space { return 0xFF00_0000 | byte(values[0]) << 16 | byte(values[1]) << 8 | byte(values[2]) }
            guard let color = space.color(values) else { return 0 }
            return 0xFF00_0000 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
        }
    }
}

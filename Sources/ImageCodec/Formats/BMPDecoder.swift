import Display

/// Decodes BMP files: 1 to 32 bits for a pixel, with palettes, masks, and run lengths.
///
/// Source: Microsoft's documentation of `BITMAPINFOHEADER`, `BITMAPV4HEADER`, and `BITMAPV5HEADER`. Color profiles are not applied.
enum BMPDecoder {
    /// The kinds of compression.
    private enum Method: Int { case none, runs8, runs4, masks, jpeg, png, masksWithAlpha }

    /// Whether bytes begin as a BMP file: after the two letters, a header of a known size follows.
    static func isBMP(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: [0x42, 0x4D]), let size = LittleEndian(bytes: bytes).number(14, 4) else { return false }
        return [12, 16, 40, 52, 56, 64, 108, 124].contains(size)
    }

    /// Returns the image in `bytes`. Never crashes on any bytes.
    ///
    /// - Throws: `ImageError` for a damaged file, or too many pixels.
    static func decode(_ bytes: [UInt8], pixelLimit: Int) throws(ImageError) -> Pixmap {
        let reader = LittleEndian(bytes: bytes)
        func number(_ offset: Int, _ count: Int) throws(ImageError) -> Int {
            guard let value = reader.number(offset, count) else { throw damaged("it ends too early") }
            return value
        }
        let (start, header) = (try number(10, 4), try number(14, 4))
        let isOld = header == 12
        let width = isOld ? try number(18, 2) : reader.signed(18) ?? 0
        // Rows go up, unless the height is negative.
        let signedHeight = isOld ? try number(20, 2) : reader.signed(22) ?? 0
        let height = signedHeight.magnitude > Int(Int32.max) ? 0 : abs(signedHeight)
        try ImageError.check(width: width, height: height, pixelLimit: pixelLimit, format: .bmp)
        let depth = try number(isOld ? 24 : 28, 2)
        guard let method = Method(rawValue: header < 40 ? 0 : try number(30, 4)) else { throw damaged("its compression is unknown") }
        if method == .jpeg || method == .png { return try embedded(bytes.dropFirst(start), pixelLimit: pixelLimit) }
        guard [1, 4, 8, 16, 24, 32].contains(depth) else { throw damaged("its pixels have \(depth) bits") }

        var pixmap = Pixmap(width: width, height: height)
        let rows = Rows(width: width, height: height, isUpward: signedHeight > 0)
        if depth <= 8 {
            let colors = palette(reader, at: 14 + header, size: isOld ? 3 : 4, count: 1 << depth, before: start)
            if method == .runs8 || method == .runs4 {
                readRuns(bytes.dropFirst(start), depth: method == .runs8 ? 8 : 4, colors, rows, &pixmap)
            } else {
                let length = (width * depth + 31) / 32 * 4
                guard start <= bytes.count, length * height <= bytes.count - start else { throw damaged("it ends too early") }
                for y in 0..<height {
                    for x in 0..<width {
                        let byte = bytes[start + y * length + x * depth / 8]
                        let index = Int(byte) >> (8 - depth - x * depth % 8) & ((1 << depth) - 1)
                        pixmap.pixels[rows.offset(y) + x] = colors[index]
                    }
                }
            }
            return pixmap
        }

        let masks = masks(reader, method, header: header, depth: depth)
        let length = (width * depth + 31) / 32 * 4
        guard start <= bytes.count, length * height <= bytes.count - start else { throw damaged("it ends too early") }
        for y in 0..<height {
            for x in 0..<width {
                let pixel = UInt32(reader.number(start + y * length + x * depth / 8, depth / 8) ?? 0)
                pixmap.pixels[rows.offset(y) + x] = masks.color(pixel)
            }
        }
        pixmap.premultiply()
        return pixmap
    }

    /// Decodes a JPEG or PNG file inside of the file; one of another format, such as a further BMP file, is damage.
    private static func embedded(_ bytes: ArraySlice<UInt8>, pixelLimit: Int) throws(ImageError) -> Pixmap {
        let bytes = Array(bytes)
        guard let format = PictureFormat(bytes), format == .jpeg || format == .png else { throw damaged("its compression is unknown") }
        return try ImageDecoder.decode(bytes, pixelLimit: pixelLimit)
    }

    private static func damaged(_ reason: String) -> ImageError { ImageError("damaged BMP file: \(reason)") }

    /// The order of the rows.
    private struct Rows {
        let width: Int
        let height: Int
        let isUpward: Bool

        func offset(_ row: Int) -> Int { (isUpward ? height - 1 - row : row) * width }
    }

    /// Returns the colors of a palette; those that the file lacks are black.
    private static func palette(_ reader: LittleEndian, at offset: Int, size: Int, count: Int, before end: Int) -> [UInt32] {
        (0..<count).map { index in
            let place = offset + index * size
            guard place + size <= end, let color = reader.number(place, 3) else { return 0xFF00_0000 }
            return 0xFF00_0000 | UInt32(color)
        }
    }

    /// The bits of a pixel that each channel has.
    private struct Masks {
        var red: UInt32
        var green: UInt32
        var blue: UInt32
        /// 0 for opaque pixels.
        var alpha: UInt32 = 0

        func color(_ pixel: UInt32) -> UInt32 {
            func channel(_ mask: UInt32) -> UInt32 {
                guard mask != 0 else { return 0 }
                let shift = UInt32(mask.trailingZeroBitCount)
                let most = UInt64(mask >> shift)
                return UInt32((UInt64((pixel & mask) >> shift) * 255 + most / 2) / most)
            }
            return (alpha == 0 ? 255 : channel(alpha)) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
        }
    }

    private static func masks(_ reader: LittleEndian, _ method: Method, header: Int, depth: Int) -> Masks {
        func mask(_ index: Int) -> UInt32 { UInt32(reader.number(54 + 4 * index, 4) ?? 0) }
        switch method {
        case .masks where depth != 24: return Masks(red: mask(0), green: mask(1), blue: mask(2), alpha: header >= 56 ? mask(3) : 0)
        case .masksWithAlpha where depth != 24: return Masks(red: mask(0), green: mask(1), blue: mask(2), alpha: mask(3))
        default: return depth == 16 ? Masks(red: 0x7C00, green: 0x3E0, blue: 0x1F) : Masks(red: 0xFF_0000, green: 0xFF00, blue: 0xFF)
        }
    }

    /// Reads pixels as pairs: a count with a color, or 0 with a command. Pixels that are skipped stay transparent.
    private static func readRuns(_ bytes: ArraySlice<UInt8>, depth: Int, _ colors: [UInt32], _ rows: Rows, _ pixmap: inout Pixmap) {
        var rest = bytes
        var (x, y) = (0, 0)
        func put(_ index: Int) {
            if x < rows.width, y < rows.height, colors.indices.contains(index) { pixmap.pixels[rows.offset(y) + x] = colors[index] }
            x += 1
        }
        while y < rows.height, let count = rest.popFirst(), let value = rest.popFirst() {
            switch (count, value) {
            case (0, 0): (x, y) = (0, y + 1)
            case (0, 1): return
            case (0, 2):
                guard let right = rest.popFirst(), let down = rest.popFirst() else { return }
                (x, y) = (x + Int(right), y + Int(down))
            case (0, _):
                // Single pixels, in a whole number of pairs of bytes.
                let size = depth == 8 ? Int(value) : (Int(value) + 1) / 2
                guard rest.count >= size else { return }
                let part = Array(rest.prefix(size))
                for index in 0..<Int(value) { put(depth == 8 ? Int(part[index]) : Int(part[index / 2]) >> (index % 2 == 0 ? 4 : 0) & 15) }
                rest = rest.dropFirst(size + size % 2)
            default:
                for index in 0..<Int(count) { put(depth == 8 ? Int(value) : Int(value) >> (index % 2 == 0 ? 4 : 0) & 15) }
            }
        }
    }
}

import CGIF
import Display

/// Decodes the first frame of GIF files with giflib.
enum GIFDecoder {
    /// The bytes that giflib has not read yet.
    private final class Input {
        let bytes: [UInt8]
        var offset = 0
        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    /// Returns the first frame on its canvas, which is transparent around it. Never crashes on any bytes.
    ///
    /// - Throws: `ImageError` for a damaged file, or too many pixels.
    static func decode(_ bytes: [UInt8], pixelLimit: Int) throws(ImageError) -> Pixmap {
        let input = Input(bytes)
        let result = withExtendedLifetime(input) { () -> Result<Pixmap, ImageError> in
            var code: Int32 = 0
            let file = unsafe DGifOpen(
                Unmanaged.passUnretained(input).toOpaque(),
                { file, target, count in
                    guard let file = unsafe file, let target = unsafe target, let source = unsafe file.pointee.UserData, count > 0 else { return 0 }
                    let input = unsafe Unmanaged<Input>.fromOpaque(source).takeUnretainedValue()
                    let part = input.bytes[input.offset..<min(input.offset + Int(count), input.bytes.count)]
                    for (index, byte) in part.enumerated() { unsafe target[index] = byte }
                    input.offset += part.count
                    return Int32(part.count)
                }, &code)
            guard let file = unsafe file else { return .failure(damaged(code)) }
            defer { unsafe DGifCloseFile(file, &code) }
            do throws(ImageError) { return .success(try unsafe firstFrame(file, pixelLimit: pixelLimit)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    private static func firstFrame(_ file: UnsafeMutablePointer<GifFileType>, pixelLimit: Int) throws(ImageError) -> Pixmap {
        var transparent: Int?
        while true {
            var kind = UNDEFINED_RECORD_TYPE
            guard unsafe DGifGetRecordType(file, &kind) == GIF_OK else { throw unsafe damaged(file.pointee.Error) }
            switch kind {
            case EXTENSION_RECORD_TYPE:
                var (code, block): (Int32, UnsafeMutablePointer<UInt8>?) = (0, nil)
                guard unsafe DGifGetExtension(file, &code, &block) == GIF_OK else { throw unsafe damaged(file.pointee.Error) }
                while let part = unsafe block {
                    // The first byte is the length. The graphic control extension has its flags, two bytes for the time, and the transparent color.
                    if code == GRAPHICS_EXT_FUNC_CODE, unsafe part[0] >= 4, unsafe part[1] & 1 == 1 { transparent = unsafe Int(part[4]) }
                    guard unsafe DGifGetExtensionNext(file, &block) == GIF_OK else { throw unsafe damaged(file.pointee.Error) }
                }
            case IMAGE_DESC_RECORD_TYPE: return try unsafe image(file, transparent, pixelLimit: pixelLimit)
            default: throw ImageError("damaged GIF file: it has no image")
            }
        }
    }

    private static func image(_ file: UnsafeMutablePointer<GifFileType>, _ transparent: Int?, pixelLimit: Int) throws(ImageError) -> Pixmap {
        guard unsafe DGifGetImageDesc(file) == GIF_OK else { throw unsafe damaged(file.pointee.Error) }
        let area = unsafe file.pointee.Image
        let (width, height) = unsafe (Int(area.Width), Int(area.Height))
        try ImageError.check(width: width, height: height, pixelLimit: pixelLimit, format: .gif)
        let canvas = unsafe (width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
        // Some files have no canvas, which is then as large as the image.
        let isBare = canvas.width <= 0 || canvas.height <= 0
        var pixmap = Pixmap(width: 1, height: 1)
        if isBare {
            pixmap = Pixmap(width: width, height: height)
        } else {
            try ImageError.check(width: canvas.width, height: canvas.height, pixelLimit: pixelLimit, format: .gif)
            pixmap = Pixmap(width: canvas.width, height: canvas.height)
        }
        let (left, top) = unsafe isBare ? (0, 0) : (Int(area.Left), Int(area.Top))
        let colors = unsafe colors(area.ColorMap ?? file.pointee.SColorMap, transparent)
        var line = [UInt8](repeating: 0, count: width)
        for y in unsafe rows(height, isInterlaced: area.Interlace) {
            let code = unsafe line.withUnsafeMutableBufferPointer { unsafe DGifGetLine(file, $0.baseAddress, Int32($0.count)) }
            guard code == GIF_OK else { throw unsafe damaged(file.pointee.Error) }
            guard 0..<pixmap.height ~= top + y else { continue }
            for x in 0..<width where 0..<pixmap.width ~= left + x { pixmap.pixels[(top + y) * pixmap.width + left + x] = colors[Int(line[x])] }
        }
        return pixmap
    }

    /// Returns 256 colors; those that the file lacks are black, as in browsers.
    private static func colors(_ map: UnsafeMutablePointer<ColorMapObject>?, _ transparent: Int?) -> [UInt32] {
        var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
        if let map = unsafe map, let entries = unsafe map.pointee.Colors {
            for index in unsafe 0..<min(256, Int(map.pointee.ColorCount)) {
                let color = unsafe entries[index]
                colors[index] = 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
            }
        }
        if let transparent { colors[transparent] = 0 }
        return colors
    }

    /// Returns the rows in the order of the file: GIF89a, appendix E.
    private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }

    private static func damaged(_ code: Int32) -> ImageError {
        let reason = unsafe GifErrorString(code).map { unsafe String(cString: $0) }
        return ImageError("damaged GIF file\(reason.map { ": \($0)" } ?? "")")
    }
}

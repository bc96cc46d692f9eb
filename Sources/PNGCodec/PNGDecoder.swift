import CPNG
import Display

/// Reads PNG files of every kind (grey, palette, 16-bit, interlaced) into premultiplied 8-bit sRGB.
public enum PNGDecoder {
    /// The most pixels that are read unless the caller says otherwise: 100 million, 400 MB in memory.
    public static let defaultPixelLimit = 100_000_000

    /// The picture in `bytes`.
    ///
    /// Never crashes, whatever the bytes: libpng is used through its simplified interface, whose errors come back as values
    /// (its other interface jumps with `longjmp`, which must not cross Swift frames).
    /// - Parameter pixelLimit: the most pixels (width times height); checked before any memory for them is asked for.
    /// - Throws: `PNGError`.
    public static func decode(_ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit) throws(PNGError) -> Pixmap {
        let file = try PNGPixelChunks(bytes, pixelLimit: pixelLimit)
        try file.checkAmount()
        // libpng's simplified API keeps pointers into the bytes between its calls, so all of them happen inside this closure.
        let result: Result<Pixmap, PNGError> = unsafe file.bytes.withUnsafeBytes { buffer in
            unsafe read(buffer, pixelLimit: pixelLimit)
        }
        return try result.get()
    }

    private static func read(_ buffer: UnsafeRawBufferPointer, pixelLimit: Int) -> Result<Pixmap, PNGError> {
        var image = unsafe png_image()
        unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { unsafe png_image_free(&image) }
        guard unsafe png_image_begin_read_from_memory(&image, buffer.baseAddress, buffer.count) != 0 else {
            return unsafe .failure(.damaged(message(of: image)))
        }
        let width = unsafe Int(image.width)
        let height = unsafe Int(image.height)
        guard width > 0, height > 0, width <= pixelLimit / height else {
            return .failure(.tooLarge(width: width, height: height, limit: pixelLimit))
        }
        // 16-bit files without a colour space are sRGB in practice; libpng would take them for linear.
        unsafe image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        unsafe image.format = png_uint_32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
        var pixmap = Pixmap(width: width, height: height)
        let isRead = unsafe pixmap.pixels.withUnsafeMutableBytes { pixels in
            unsafe png_image_finish_read(&image, nil, pixels.baseAddress, png_int_32(width * 4), nil) != 0
        }
        guard isRead else { return unsafe .failure(.damaged(message(of: image))) }
        for index in pixmap.pixels.indices { pixmap.pixels[index] = premultiplied(UInt32(littleEndian: pixmap.pixels[index])) }
        return .success(pixmap)
    }

    /// The text that libpng left in its fixed array of 64 characters.
    private static func message(of image: png_image) -> String {
        let characters = unsafe image.message
        return unsafe withUnsafeBytes(of: characters) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    /// Bytes in file order B, G, R, A are `0xAARRGGBB` as a little-endian number, so only the multiplication is left to do.
    private static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        func scaled(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 0xFF) * alpha + 127) / 255) << shift }
        return alpha << 24 | scaled(16) | scaled(8) | scaled(0)
    }
}

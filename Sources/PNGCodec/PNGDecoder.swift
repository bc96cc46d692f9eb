import CPNG
import Display

/// Decodes PNG files of every kind (grayscale, palette, 16-bit, interlaced) into premultiplied 8-bit sRGB.
package enum PNGDecoder {
    /// The default maximum number of pixels in an image: 100 million, 400 MB in memory.
    package static let defaultPixelLimit = 100_000_000

    /// Returns the image in `bytes`. Never crashes on any bytes.
    ///
    /// Uses libpng's simplified API, which returns errors as values; the other API uses `longjmp`, which must not cross Swift frames.
    /// - Parameter pixelLimit: the maximum number of pixels (width times height); checked before memory for them is allocated.
    /// - Throws: `PNGError` for bytes that are not a PNG file, a damaged or truncated file, or too many pixels.
    package static func decode(_ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit) throws(PNGError) -> Pixmap {
        let file = try PNGPixelChunks(bytes, pixelLimit: pixelLimit)
        try file.checkUncompressedSize()
        // libpng's simplified API keeps pointers into the bytes between calls, so all calls happen inside this closure.
        let result: Result<Pixmap, PNGError> = unsafe file.bytes.withUnsafeBytes { buffer in
            unsafe read(buffer, file.profile, pixelLimit: pixelLimit)
        }
        return try result.get()
    }

    private static func read(_ buffer: UnsafeRawBufferPointer, _ profile: ColorProfile?, pixelLimit: Int) -> Result<Pixmap, PNGError> {
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
        // 16-bit files without a color space are sRGB in practice; libpng would treat them as linear.
        unsafe image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        unsafe image.format = png_uint_32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
        var pixmap = Pixmap(width: width, height: height)
        let isRead = unsafe pixmap.pixels.withUnsafeMutableBytes { pixels in
            unsafe png_image_finish_read(&image, nil, pixels.baseAddress, png_int_32(width * 4), nil) != 0
        }
        guard isRead else { return unsafe .failure(.damaged(message(of: image))) }
        profile?.convert(&pixmap.pixels)
        for index in pixmap.pixels.indices { pixmap.pixels[index] = premultiplied(UInt32(littleEndian: pixmap.pixels[index])) }
        return .success(pixmap)
    }

    /// Returns the error message in libpng's fixed array of 64 characters.
    private static func message(of image: png_image) -> String {
        let characters = unsafe image.message
        return unsafe withUnsafeBytes(of: characters) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    /// Multiplies alpha into the colors of a pixel. libpng's byte order B, G, R, A is already `0xAARRGGBB` as a little-endian number.
    private static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        func scaled(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 0xFF) * alpha + 127) / 255) << shift }
        return alpha << 24 | scaled(16) | scaled(8) | scaled(0)
    }
}

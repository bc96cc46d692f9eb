import Display
import Foundation
import PNGCodec

/// Decodes WebP files, of animated ones the first frame, with libwebp: ffmpeg needs that library, so it is where videos can be made.
enum WebPDecoder {
    private typealias Information = @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Int32
    private typealias Decode = @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?, Int, Int32) -> UnsafeMutablePointer<UInt8>?

    /// The library's functions, which keep their form in all versions with this number; nil if it isn't there.
    @safe private struct Library: @unchecked Sendable {
        let information: Information
        let decode: Decode

        init?() {
            guard let library = unsafe dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL), let information = unsafe dlsym(library, "WebPGetInfo"),
                let decode = unsafe dlsym(library, "WebPDecodeBGRAInto")
            else { return nil }
            unsafe self.information = unsafe unsafeBitCast(information, to: Information.self)
            unsafe self.decode = unsafe unsafeBitCast(decode, to: Decode.self)
        }
    }

    private static let library = Library()

    /// Returns the image in `bytes`. Never crashes on any bytes.
    ///
    /// - Throws: `ImageError` for a damaged file, too many pixels, or a missing library.
    static func decode(_ bytes: [UInt8], pixelLimit: Int) throws(ImageError) -> Pixmap {
        guard let library else { throw PictureProgram.missing("libwebp", package: "libwebp7", for: .webP) }
        if let animation = WebPFrames(bytes), let first = animation.frames.first {
            let frame = try image(first.file, library, pixelLimit: pixelLimit)
            try ImageError.check(width: animation.width, height: animation.height, pixelLimit: pixelLimit, format: .webP)
            var canvas = Pixmap(width: animation.width, height: animation.height)
            for y in 0..<min(frame.height, canvas.height - first.y) {
                for x in 0..<min(frame.width, canvas.width - first.x) {
                    canvas.pixels[(first.y + y) * canvas.width + first.x + x] = frame.pixels[y * frame.width + x]
                }
            }
            return canvas
        }
        return try image(bytes, library, pixelLimit: pixelLimit)
    }

    private static func image(_ bytes: [UInt8], _ library: Library, pixelLimit: Int) throws(ImageError) -> Pixmap {
        var (width, height) = (Int32(0), Int32(0))
        let isHeader = unsafe bytes.withUnsafeBufferPointer { unsafe library.information($0.baseAddress, $0.count, &width, &height) != 0 }
        guard isHeader else { throw ImageError("damaged WebP file") }
        try ImageError.check(width: Int(width), height: Int(height), pixelLimit: pixelLimit, format: .webP)
        var pixmap = Pixmap(width: Int(width), height: Int(height))
        let isRead = unsafe pixmap.pixels.withUnsafeMutableBytes { pixels in
            unsafe bytes.withUnsafeBufferPointer { input in
                unsafe library.decode(input.baseAddress, input.count, pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), pixels.count, width * 4) != nil
            }
        }
        guard isRead else { throw ImageError("damaged WebP file") }
        if let profile = WebPFrames.chunk("ICCP", in: bytes).flatMap(ColorProfile.init) { profile.convert(&pixmap.pixels) }
        pixmap.premultiply()
        return pixmap.oriented(WebPFrames.chunk("EXIF", in: bytes).map(EXIFOrientation.ofEXIF) ?? 1)
    }
}

import CPNG
import CairoCanvas
import Display
import Foundation
import Geometry
import PNGCodec

/// `bench png`: processor time and file size of images as PNG, for each compression and for libpng's writer at two levels, which chooses a filter for each row.
/// Columns are separated by tabs.
enum PNGTimes {
    /// - Parameter files: PNG files to encode again; without any, sample images of 1920 by 1080 pixels.
    static func run(files: [String]) throws {
        print("image\tcompression\tms\tbytes")
        if files.isEmpty {
            let samples = SampleImages(width: 1920, height: 1080)
            rows("user interface", try samples.userInterface())
            rows("gradient", try samples.gradient())
            rows("noise", samples.noise())
            rows("one color", samples.oneColor())
        }
        for file in files {
            rows((file as NSString).lastPathComponent, try PNGDecoder.decode([UInt8](Data(contentsOf: URL(filePath: file)))))
        }
    }

    private static func rows(_ name: String, _ image: Pixmap) {
        for compression in PNGCompression.allCases {
            row(name, "\(compression)", measured(compression == .best ? 3 : 15) { PNGEncoder.encode(image, compression: compression).count })
        }
        let bytes = straightBytes(image)
        for level in [6, 9] as [Int32] {
            row(name, "libpng \(level)", measured(3) { writeWithLibpng(bytes, width: image.width, height: image.height, level: level) })
        }
    }

    private static func row(_ name: String, _ compression: String, _ result: (milliseconds: Double, bytes: Int)) {
        print("\(name)\t\(compression)\t\((result.milliseconds * 100).rounded() / 100)\t\(result.bytes)")
    }

    /// Returns the shortest of some runs: longer ones include the load of other processes.
    private static func measured(_ runs: Int, _ encode: () -> Int) -> (milliseconds: Double, bytes: Int) {
        var bytes = 0
        let times = (0..<runs).map { _ in ProcessorTime.milliseconds { bytes = encode() } }
        return (times.min() ?? 0, bytes)
    }

    /// Returns three bytes for each pixel, or four with straight alpha if any pixel is translucent.
    private static func straightBytes(_ image: Pixmap) -> [UInt8] {
        let isOpaque = image.pixels.allSatisfy { $0 >> 24 == 255 }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * image.pixels.count)
        for pixel in image.pixels {
            let alpha = pixel >> 24
            for shift in [16, 8, 0] as [UInt32] {
                bytes.append(alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha)))
            }
            if !isOpaque { bytes.append(UInt8(alpha)) }
        }
        return bytes
    }

    /// Encodes with libpng and returns the size of the file.
    ///
    /// Errors of libpng end the program: Swift can't catch its jumps (setjmp).
    private static func writeWithLibpng(_ bytes: [UInt8], width: Int, height: Int, level: Int32) -> Int {
        var count = 0
        var writer = unsafe png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
        guard unsafe writer != nil else { return 0 }
        var info = unsafe png_create_info_struct(writer)
        let length = bytes.count / (width * height)
        unsafe withUnsafeMutablePointer(to: &count) { count in
            unsafe png_set_write_fn(
                writer, count, { writer, _, length in unsafe png_get_io_ptr(writer).assumingMemoryBound(to: Int.self).pointee += length }, { _ in })
            unsafe png_set_compression_level(writer, level)
            unsafe png_set_filter(writer, 0, PNG_FILTER_NONE | PNG_FILTER_SUB | PNG_FILTER_UP | PNG_FILTER_AVG | PNG_FILTER_PAETH)
            let type = length == 3 ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA
            unsafe png_set_IHDR(writer, info, UInt32(width), UInt32(height), 8, type, PNG_INTERLACE_NONE, 0, 0)
            unsafe png_write_info(writer, info)
            unsafe bytes.withUnsafeBufferPointer { bytes in
                for row in 0..<height { unsafe png_write_row(writer, bytes.baseAddress! + row * width * length) }
            }
            unsafe png_write_end(writer, info)
        }
        unsafe png_destroy_write_struct(&writer, &info)
        return count
    }
}

import CPNG
import CairoCanvas
import Display
import Foundation
import Geometry
import PNGCodec

/// `bench png`: processor time and size of pictures as PNG files, each compression beside libpng's own writer at two levels, with the filter that it finds best
/// for each row. Columns are separated by tabs.
enum PNGTimes {
    private static let size = (width: 1920, height: 1080)

    /// - Parameter files: PNG files to read; where there are none, drawn pictures of 1920 by 1080 pixels.
    static func run(files: [String]) throws {
        print("picture\tcompression\tms\tbytes")
        if files.isEmpty {
            for (name, picture) in try [("user interface", userInterface()), ("gradient", gradient()), ("noise", noise()), ("one colour", oneColor())] {
                rows(name, picture)
            }
        }
        for file in files {
            rows((file as NSString).lastPathComponent, try PNGDecoder.decode([UInt8](Data(contentsOf: URL(filePath: file)))))
        }
    }

    private static func rows(_ name: String, _ picture: Pixmap) {
        for compression in PNGCompression.allCases {
            row(name, "\(compression)", measured(compression == .best ? 3 : 15) { PNGEncoder.encode(picture, compression: compression).count })
        }
        let bytes = straightBytes(picture)
        for level in [6, 9] as [Int32] {
            row(name, "libpng \(level)", measured(3) { writeWithLibpng(bytes, width: picture.width, height: picture.height, level: level) })
        }
    }

    private static func row(_ name: String, _ compression: String, _ result: (milliseconds: Double, bytes: Int)) {
        print("\(name)\t\(compression)\t\((result.milliseconds * 100).rounded() / 100)\t\(result.bytes)")
    }

    /// The shortest of some runs: what others on the machine take is in the longer ones.
    private static func measured(_ runs: Int, _ encode: () -> Int) -> (milliseconds: Double, bytes: Int) {
        var (bytes, least) = (0, Double.infinity)
        for _ in 0..<runs {
            let start = clock()
            bytes = encode()
            least = min(least, Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC))
        }
        return (least, bytes)
    }

    /// Three bytes a pixel, or four with straight alpha where something is translucent.
    private static func straightBytes(_ picture: Pixmap) -> [UInt8] {
        let isOpaque = picture.pixels.allSatisfy { $0 >> 24 == 255 }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * picture.pixels.count)
        for pixel in picture.pixels {
            let alpha = pixel >> 24
            for shift in [16, 8, 0] as [UInt32] {
                bytes.append(alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha)))
            }
            if !isOpaque { bytes.append(UInt8(alpha)) }
        }
        return bytes
    }

    /// Answers the file's size. Errors of libpng end the program: its jumps (setjmp) can't be caught in Swift.
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

    private static func paint(_ items: [DisplayItem]) throws -> Pixmap {
        let size = CGSize(width: size.width, height: size.height)
        return try Painter().paint(DisplayList(size: size, scale: 1, background: ResolvedColor(red: 0.95, green: 0.95, blue: 0.97), items: items))
    }

    /// A side bar, cards with rounded corners, and rows of small shapes with antialiased edges in place of text.
    private static func userInterface() throws -> Pixmap {
        func fill(_ path: Path, _ red: Double, _ green: Double, _ blue: Double) -> DisplayItem {
            .fill(path, .color(ResolvedColor(red: red, green: green, blue: blue)), FillStyle())
        }
        var items = [fill(Path(CGRect(x: 0, y: 0, width: 260, height: 1080)), 0.12, 0.14, 0.18)]
        for card in 0..<12 {
            let frame = CGRect(x: 300 + 400 * (card % 4), y: 40 + 340 * (card / 4), width: 370, height: 310)
            items.append(fill(Path(roundedRect: frame, cornerRadius: 14), 1, 1, 1))
            for mark in 0..<160 {
                let (x, y) = (frame.minX + 20 + CGFloat(mark % 20) * 16.3, frame.minY + 24 + CGFloat(mark / 20) * 34.7)
                let side = CGFloat(5 + mark * 7 % 6)
                items.append(fill(Path(ellipseIn: CGRect(x: x, y: y, width: side, height: side * 1.4)), 0.2, 0.2, 0.25))
            }
        }
        return try paint(items)
    }

    private static func gradient() throws -> Pixmap {
        let stops = [(0.2, 0.4, 0.9), (0.9, 0.5, 0.3), (0.3, 0.8, 0.5)].enumerated().map { index, color in
            GradientPaint.Stop(color: ResolvedColor(red: color.0, green: color.1, blue: color.2), location: CGFloat(index) / 2)
        }
        let area = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let line = GradientPaint(.linear(start: .zero, end: CGPoint(x: area.width, y: area.height)), stops: stops)
        return try paint([.fill(Path(area), .gradient(line), FillStyle())])
    }

    private static func noise() -> Pixmap {
        var state: UInt64 = 1
        return Pixmap(
            width: size.width, height: size.height,
            pixels: (0..<size.width * size.height).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return 0xFF00_0000 | UInt32(truncatingIfNeeded: state >> 40)
            })
    }

    private static func oneColor() -> Pixmap { Pixmap(width: size.width, height: size.height, filledWith: 0xFF33_6699) }
}

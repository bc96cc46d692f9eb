import CPNG
import CairoCanvas
import Display
import Geometry
import PNGCodec

/// `bench png`: time and size of pictures of 1920 by 1080 pixels as PNG files, each compression beside libpng's own writer.
enum PNGTimes {
    private static let size = (width: 1920, height: 1080)

    static func run() throws {
        print("picture         compression       ms       bytes")
        for (name, picture) in try [("user interface", userInterface()), ("gradient", gradient()), ("noise", noise()), ("one colour", oneColor())] {
            for compression in PNGCompression.allCases {
                row(name, "\(compression)", measured { PNGEncoder.encode(picture, compression: compression).count })
            }
            let rgb = picture.pixels.flatMap { [UInt8(truncatingIfNeeded: $0 >> 16), UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
            var file = [UInt8](repeating: 0, count: 2 * rgb.count)
            row(name, "libpng", measured { writeWithLibpng(rgb, to: &file) })
        }
    }

    private static func row(_ name: String, _ compression: String, _ result: (milliseconds: Double, bytes: Int)) {
        func padded(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
        let time = padded("\((result.milliseconds * 10).rounded() / 10)", 9)
        print(name + padded(compression, 27 - name.count) + time + padded("\(result.bytes)", 12))
    }

    /// The median of five runs.
    private static func measured(_ encode: () -> Int) -> (milliseconds: Double, bytes: Int) {
        var bytes = 0
        let times = (0..<5).map { _ in
            let duration = ContinuousClock().measure { bytes = encode() }
            return Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
        }
        return (times.sorted()[2], bytes)
    }

    /// libpng's simplified interface, which Swift can use: level 6, all filters. Answers the file's size.
    private static func writeWithLibpng(_ rgb: [UInt8], to file: inout [UInt8]) -> Int {
        var image = unsafe png_image()
        unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
        unsafe (image.width, image.height) = (png_uint_32(size.width), png_uint_32(size.height))
        unsafe image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
        var count = png_alloc_size_t(file.count)
        return unsafe png_image_write_to_memory(&image, &file, &count, 0, rgb, 0, nil) != 0 ? Int(count) : 0
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

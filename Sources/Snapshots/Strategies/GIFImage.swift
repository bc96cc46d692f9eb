import Display
import Foundation

/// An animation as the bytes of a GIF file (GIF89a), which repeats forever.
///
/// Up to 255 colors are kept exactly; more are replaced by the nearest of 252 evenly spaced ones.
struct GIFImage {
    private let frames: [Pixmap]
    /// The time of each frame in hundredths of a second.
    private let delay: Int

    /// - Precondition: there is a frame, and all have the same size, of at most 65,535 pixels each way.
    init(frames: [Pixmap], delay: Int) { (self.frames, self.delay) = (frames, delay) }

    var data: Data {
        let palette = Palette(frames)
        var bytes = Array("GIF89a".utf8)
        let size = Self.number(frames[0].width) + Self.number(frames[0].height)
        // A table of 256 colors for all frames.
        bytes += size + [0xF7, 0, 0] + palette.table
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        for frame in frames {
            bytes += [0x21, 0xF9, 4, 0] + Self.number(delay) + [0, 0]
            bytes += [0x2C, 0, 0, 0, 0] + size + [0, 8]
            let codes = Self.compressed(frame.pixels.map(palette.index))
            for start in stride(from: 0, to: codes.count, by: 255) {
                let block = codes[start..<min(start + 255, codes.count)]
                bytes += [UInt8(block.count)] + block
            }
            bytes.append(0)
        }
        return Data(bytes + [0x3B])
    }

    private static func number(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }

    /// Compresses indices with LZW, in codes of 9 to 12 bits.
    static func compressed(_ indices: [UInt8]) -> [UInt8] {
        let (clear, end) = (256, 257)
        var (output, buffer, bits): ([UInt8], UInt32, UInt32) = ([], 0, 0)
        func write(_ code: Int, _ width: UInt32) {
            buffer |= UInt32(code) << bits
            bits += width
            while bits >= 8 {
                output.append(UInt8(buffer & 0xFF))
                buffer >>= 8
                bits -= 8
            }
        }
        var (table, next, width): ([Int: Int], Int, UInt32) = ([:], 258, 9)
        write(clear, width)
        var prefix = Int(indices[0])
        for index in indices.dropFirst() {
            let key = prefix << 8 | Int(index)
            if let known = table[key] {
                prefix = known
                continue
            }
            write(prefix, width)
            if next < 4096 {
                table[key] = next
                if next == 1 << width { width += 1 }
                next += 1
            } else {
                write(clear, width)
                table.removeAll(keepingCapacity: true)
                (next, width) = (258, 9)
            }
            prefix = Int(index)
        }
        write(prefix, width)
        // The reader adds an entry to its table for the last code, too.
        if next == 1 << width, width < 12 { width += 1 }
        write(end, width)
        if bits > 0 { output.append(UInt8(buffer & 0xFF)) }
        return output
    }

    private struct Palette {
        private let exact: [UInt32: UInt8]?
        let table: [UInt8]

        init(_ frames: [Pixmap]) {
            var colors: Set<UInt32> = []
            for frame in frames where colors.count < 256 {
                for pixel in frame.pixels where colors.count < 256 { colors.insert(pixel & 0xFF_FFFF) }
            }
            let isExact = colors.count < 256
            let list = isExact ? colors.sorted() : Self.even
            exact = isExact ? Dictionary(uniqueKeysWithValues: list.enumerated().map { ($1, UInt8($0)) }) : nil
            let parts = list.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
            table = parts + Array(repeating: 0, count: 768 - parts.count)
        }

        /// Six levels of red, seven of green, and six of blue.
        private static let even: [UInt32] = (0..<252).map { index in
            let (red, green, blue) = (index / 42, index / 6 % 7, index % 6)
            return UInt32(red * 51) << 16 | UInt32((green * 255 + 3) / 6) << 8 | UInt32(blue * 51)
        }

        func index(_ pixel: UInt32) -> UInt8 {
            if let exact { return exact[pixel & 0xFF_FFFF] ?? 0 }
            func level(_ shift: UInt32, _ count: UInt32) -> UInt32 { ((pixel >> shift & 0xFF) * (count - 1) + 127) / 255 }
            return UInt8(level(16, 6) * 42 + level(8, 7) * 6 + level(0, 6))
        }
    }
}

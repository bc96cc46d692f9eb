import CairoCanvas
import Display
import Foundation
import Geometry
import PNGCodec
import Testing

/// Returns a color from 8-bit sRGB components, as in 0xFF375F.
func color(_ hex: UInt32, alpha: UInt8 = 255) -> ResolvedColor {
    ResolvedColor(
        ResolvedColor.Encoded8(
            red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF), alpha: alpha))
}

func fill(_ path: Path, _ hex: UInt32, alpha: UInt8 = 255) -> DisplayItem {
    .fill(path, .color(color(hex, alpha: alpha)), FillStyle())
}

/// Paints items with a new painter and returns the image.
func picture(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: ResolvedColor = .clear, _ items: [DisplayItem]) throws -> Pixmap {
    try Painter().paint(DisplayList(size: CGSize(width: width, height: height), scale: scale, background: background, items: items))
}

extension Pixmap {
    /// The pixel at a column and a row.
    subscript(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

    /// Returns the columns and rows that contain pixels other than `background`; nil if there are none.
    func inkBox(on background: UInt32 = 0) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        let inked = pixels.indices.filter { pixels[$0] != background }
        guard let first = inked.first, let last = inked.last else { return nil }
        let columns = inked.map { $0 % width }
        return ((columns.min() ?? 0)...(columns.max() ?? 0), first / width...last / width)
    }
}

/// The folder with reference pictures drawn by the real SwiftUI, in the one that `EASEL_REFERENCES` names; nil if it doesn't exist.
let oracle: URL? = {
    let folder = URL(filePath: (ProcessInfo.processInfo.environment["EASEL_REFERENCES"] ?? "/nowhere") + "/oracle")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
}()

/// Returns one of the reference pictures.
func oraclePicture(_ name: String) throws -> Pixmap {
    let folder = try #require(oracle)
    return try PNGDecoder.decode([UInt8](Data(contentsOf: folder.appendingPathComponent("png/\(name).png"))))
}

/// Writes an image for inspection if the environment variable EASEL_PICTURES names a folder.
func show(_ pixmap: Pixmap, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["EASEL_PICTURES"] else { return }
    try Data(PNGEncoder.encode(pixmap)).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
}

import Display
import Foundation
import PNGCodec

extension Pixmap {
    /// Returns the image as the bytes of a PNG file. Equal images give equal bytes.
    ///
    /// - Throws: `PNGError` if there is not enough memory.
    public func pngData() throws -> Data { Data(PNGEncoder.encode(self)) }

    /// Reads a PNG file.
    ///
    /// - Throws: `PNGError` if the bytes are not a PNG file.
    public init(png: Data) throws { self = try PNGDecoder.decode([UInt8](png)) }
}

import Display
import Foundation
import PNGCodec

extension Pixmap {
    /// The picture as the bytes of a PNG file. Equal pictures give equal bytes.
    ///
    /// - Throws: `PNGError` where memory is short.
    public func pngData() throws -> Data { Data(PNGEncoder.encode(self)) }

    /// Reads a PNG file.
    ///
    /// - Throws: `PNGError` where the bytes are none.
    public init(png: Data) throws { self = try PNGDecoder.decode([UInt8](png)) }
}

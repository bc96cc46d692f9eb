/// A picture in memory: premultiplied ARGB32, one `UInt32` a pixel (`0xAARRGGBB` as a number), rows from the top without padding.
public struct Pixmap: Sendable, Equatable {
    /// In pixels, at least 1.
    public let width: Int
    public let height: Int
    /// `width * height` pixels, row by row.
    public var pixels: [UInt32]

    /// - Precondition: both sides are positive, and `pixels` holds `width * height` entries.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A picture in one colour, transparent unless said otherwise.
    public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
        self.init(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
    }
}

/// An image in memory: premultiplied ARGB32, one `UInt32` per pixel (`0xAARRGGBB` as a number), rows from the top without padding.
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

    /// Creates an image in one color, transparent by default.
    public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
        precondition(width > 0 && height > 0)
        self.init(width: width, height: height, pixels: unsafe Self.pixels(count: width * height) { unsafe $0.initialize(repeating: pixel) })
    }

    /// Returns the same pixels in separate memory, so that changing one of the two images doesn't copy it.
    package func copied() -> Pixmap {
        let copy = unsafe pixels.withUnsafeBufferPointer { source in
            unsafe Self.pixels(count: source.count) { memory in _ = unsafe memory.initialize(fromContentsOf: source) }
        }
        return Pixmap(width: width, height: height, pixels: copy)
    }

    /// Allocates memory for `count` pixels, all of which `fill` initializes.
    private static func pixels(count: Int, fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) -> [UInt32] {
        unsafe Array(unsafeUninitializedCapacity: count) { memory, initialized in
            unsafe LargePages.request(memory.baseAddress!, count: 4 * count)
            unsafe fill(memory)
            initialized = count
        }
    }
}

extension Pixmap {
    /// Returns a premultiplied pixel with its color divided by its opacity. A transparent pixel stays.
    package static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0, alpha < 255 else { return pixel }
        func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}

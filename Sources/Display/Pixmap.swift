#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

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
        precondition(width > 0 && height > 0)
        self.init(width: width, height: height, pixels: unsafe Self.pixels(count: width * height) { unsafe $0.initialize(repeating: pixel) })
    }

    /// The same pixels in memory of their own, so that neither picture has to be copied when the other one is changed.
    package func copied() -> Pixmap {
        let copy = unsafe pixels.withUnsafeBufferPointer { source in
            unsafe Self.pixels(count: source.count) { memory in _ = unsafe memory.initialize(fromContentsOf: source) }
        }
        return Pixmap(width: width, height: height, pixels: copy)
    }

    /// `MADV_HUGEPAGE` of Linux, which Swift doesn't see.
    private static let largePages: Int32 = 14

    /// Memory for so many pixels, all of which `fill` initialises.
    ///
    /// The system is asked for large pages: 1920x1080 pixels take 2,000 small ones, and getting those takes longer than painting a plain picture.
    private static func pixels(count: Int, fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) -> [UInt32] {
        unsafe Array(unsafeUninitializedCapacity: count) { memory, initialized in
            let page = 4096
            let start = UnsafeMutableRawPointer(memory.baseAddress!)
            let skipped = (page - Int(bitPattern: start) % page) % page
            let length = (4 * count - skipped) / page * page
            // Below the size of a large page there is nothing to gain. Where the system has none, it says no, and all is as it was.
            if length >= 2 << 20 { _ = unsafe madvise(start + skipped, length, Self.largePages) }
            unsafe fill(memory)
            initialized = count
        }
    }
}

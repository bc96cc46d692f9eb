#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Pages of two megabytes for the pixels of large images.
///
/// 1920x1080 pixels take 2,000 pages of the usual size, and getting those takes longer than painting a plain image; reading such an image in another order than
/// that of its rows, as a projection does, then misses the processor's table of pages.
package enum LargePages {
    /// The size of a page in bytes; there is nothing to gain for less memory.
    package static let size = 2 << 20
    private static let smallSize = 4096
    /// Linux's `MADV_HUGEPAGE`, which isn't visible in Swift.
    private static let advice: Int32 = 14

    /// Asks the system for large pages in a part of memory. A system without them refuses, and nothing changes.
    package static func request(_ start: UnsafeMutableRawPointer, count: Int) {
        let skipped = (smallSize - Int(bitPattern: start) % smallSize) % smallSize
        let length = (count - skipped) / smallSize * smallSize
        if length >= size { _ = unsafe madvise(start + skipped, length, advice) }
    }
}

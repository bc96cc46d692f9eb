#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Memory of zeros in pages of two megabytes, if the system has them.
///
/// A layer of 1920x1080 pixels takes 2,000 pages of the usual size, and getting those takes longer than painting a plain image; reading such a layer in another
/// order than that of its rows, as a projection does, then misses the processor's table of pages.
@safe final class LargePages {
    /// The first byte, at the start of a large page.
    let start: UnsafeMutablePointer<UInt8>
    private let mapping: UnsafeMutableRawPointer
    private let length: Int

    private static let pageSize = 2 << 20
    /// Linux's `MADV_HUGEPAGE`, which isn't visible in Swift.
    private static let largePages: Int32 = 14

    /// Returns nil for less than a large page, and if the system has no memory.
    init?(count: Int) {
        guard count >= Self.pageSize else { return nil }
        length = count + Self.pageSize
        guard let mapping = unsafe mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), unsafe mapping != MAP_FAILED else {
            return nil
        }
        unsafe self.mapping = mapping
        let skipped = (Self.pageSize - Int(bitPattern: mapping) % Self.pageSize) % Self.pageSize
        unsafe start = (mapping + skipped).assumingMemoryBound(to: UInt8.self)
        // A system without large pages refuses, and the memory has small ones.
        _ = unsafe madvise(mapping + skipped, count, Self.largePages)
    }

    deinit { unsafe munmap(mapping, length) }
}

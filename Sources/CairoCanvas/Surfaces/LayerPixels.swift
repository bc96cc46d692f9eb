import Display

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The pixels of a large layer: zeros in large pages.
@safe final class LayerPixels {
    /// The first byte, at the start of a large page.
    let start: UnsafeMutablePointer<UInt8>
    private let mapping: UnsafeMutableRawPointer
    private let length: Int

    /// Returns nil for less than a large page, and if the system has no memory.
    init?(count: Int) {
        guard count >= LargePages.size else { return nil }
        length = count + LargePages.size
        guard let mapping = unsafe mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), unsafe mapping != MAP_FAILED else {
            return nil
        }
        unsafe self.mapping = mapping
        let first = unsafe mapping + (LargePages.size - Int(bitPattern: mapping) % LargePages.size) % LargePages.size
        unsafe start = first.assumingMemoryBound(to: UInt8.self)
        unsafe LargePages.request(first, count: count)
    }

    deinit { unsafe munmap(mapping, length) }
}

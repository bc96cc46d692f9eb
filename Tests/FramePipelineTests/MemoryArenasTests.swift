import Testing

@testable import Commands

struct MemoryArenasTests {
    /// By its name: without the function, there would be no limit.
    @Test func theCLibraryHasTheOption() { #expect(unsafe MemoryArenas.setOption != nil) }
}

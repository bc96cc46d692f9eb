import CairoCanvas
import Commands
import Foundation
import Testing

/// Views that are drawn one after another share a shaper.
@MainActor @Suite(.serialized) struct TextShapersTests {
    private nonisolated static let font = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    @Test func viewsWithTheSameFontsShareAShaper() throws {
        let first = try TextShapers.shaper(for: .system)
        let count = TextShapers.creationCount
        #expect(try TextShapers.shaper(for: .system) === first)
        #expect(TextShapers.creationCount == count)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: font))) func otherFontsNeedAnotherShaper() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shapers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(atPath: Self.font, toPath: folder.appending(path: "a.otf").path)
        let source = FontSource(paths: [folder.path], ignoresSystemFonts: true)
        let first = try TextShapers.shaper(for: source)
        #expect(try TextShapers.shaper(for: source) === first)
        #expect(try TextShapers.shaper(for: FontSource(ignoresSystemFonts: true, systemFont: folder.appending(path: "a.otf").path)) !== first)
        let second = try TextShapers.shaper(for: source)
        // A font that was added, and one that was replaced.
        try FileManager.default.copyItem(atPath: Self.font, toPath: folder.appending(path: "b.otf").path)
        let third = try TextShapers.shaper(for: source)
        #expect(third !== second)
        try Data(contentsOf: folder.appending(path: "a.otf")).write(to: folder.appending(path: "b.otf"), options: .atomic)
        #expect(try TextShapers.shaper(for: source) !== third)
    }
}

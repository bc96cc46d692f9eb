import CairoCanvas
import Foundation
import FramePipeline

/// Keeps the text shaper of the last view for the next one with the same fonts.
///
/// A new shaper reads the tables of its fonts again, which takes a quarter of the time to the first frame where a process draws one view after another: a live
/// preview, a batch, snapshots, the variants of a screen. A shaper returns the same texts whatever it shaped before.
@MainActor
package enum TextShapers {
    /// The places of fonts, and the stamps of their files.
    private struct Key: Equatable {
        let source: FontSource
        let stamps: [WatchedFiles.Stamp?]
    }

    private static var last: (key: Key, shaper: PangoTextShaper)?
    /// The number of shapers that were created.
    package private(set) static var creationCount = 0

    /// Returns the last shaper if its fonts and their files are the same, otherwise a new one.
    ///
    /// - Throws: `CanvasError.unreadableFont`.
    /// - Complexity: the number of files at the paths of the source.
    package static func shaper(for source: FontSource) throws(CanvasError) -> PangoTextShaper {
        let key = Key(source: source, stamps: (source.paths + [source.systemFont].compactMap(\.self)).flatMap(stamps))
        // A shaper that missed its fonts reports that for all later texts.
        if let last, last.key == key, !last.shaper.missedFonts { return last.shaper }
        last = nil
        let shaper = try PangoTextShaper(source: source)
        creationCount += 1
        last = (key, shaper)
        return shaper
    }

    /// Returns the stamps of a file, or of the files in a folder and its subfolders.
    private static func stamps(_ path: String) -> [WatchedFiles.Stamp?] {
        guard OutputDestination.isExistingFolder(path) else { return [WatchedFiles.stamp(path)] }
        let names = (FileManager.default.subpaths(atPath: path) ?? []).sorted()
        return names.map { WatchedFiles.stamp("\(path)/\($0)") }
    }
}

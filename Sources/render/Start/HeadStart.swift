import CairoCanvas
import Foundation
import SceneFormat

/// Work for the drawing of a scene that other processors do while the arguments and the scene are read: a still takes a tenth less time.
enum HeadStart {
    /// Begins the work in the background if the first argument, or the one after `still` or `draw`, looks like a scene's file. The process may end at any time.
    static func begin(_ arguments: [String]) {
        let file = ["still", "draw"].contains(arguments.first) ? arguments.dropFirst().first : arguments.first
        guard let file, [".json", ".jsonc", ".yaml", ".yml"].contains(where: { file.hasSuffix($0) }) else { return }
        Thread.detachNewThread { _ = SceneRegistry.standard }
        // With other fonts, the configuration is another one.
        let hasOtherFonts = FontSource.environment != .system || arguments.contains { $0.hasPrefix("--") && $0.contains("font") }
        if !hasOtherFonts { Thread.detachNewThread { FontSource.loadInstalledFonts() } }
    }
}

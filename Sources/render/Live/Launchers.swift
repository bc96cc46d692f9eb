import Commands
import Foundation
import SceneCommands
import SwiftSource

/// The launchers of live views.
enum Launchers {
    /// This command's file.
    static var command: URL { Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]) }

    /// Returns the launcher for an input: a scene, or Swift source.
    ///
    /// - Parameter output: receives the output of Swift views, and the progress of jobs; on any thread.
    static func launcher(for path: String, output: @escaping @Sendable (String) -> Void = { _ in }) -> any LiveLauncher {
        guard SwiftSource.isSwift(path) else { return SceneLauncher(command: command, output: output) }
        return SwiftLauncher(command: command, readTimeline: { try $0.readViewTimeline() }, output: output)
    }
}

import Commands
import Foundation

/// Starts `render` itself for scenes.
package struct SceneLauncher: LiveLauncher {
    private let command: URL

    /// - Parameter command: the `render` command's file.
    package init(command: URL) { self.command = command }

    package func prepare(_ options: RenderOptions) async throws -> LiveLaunch {
        let command = command
        // A scene runs no code, so any process can show any scene.
        return LiveLaunch(program: "scene", request: LiveRequest(options: options), canStartAnew: true) {
            let process = Process()
            process.executableURL = command
            process.arguments = ["live-scene"]
            return try LiveProcess(LiveProcess.Setup(process: process))
        }
    }
}

extension LiveProgram {
    /// Shows scenes.
    package static func answerQuestionsAboutScenes() async {
        await LiveProgram { try SceneJob($0.options) }.answerQuestions()
    }
}

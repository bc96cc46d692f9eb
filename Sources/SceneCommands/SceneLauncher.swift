import Commands
import Foundation
import FramePipeline

/// Starts `render` itself for scenes.
package struct SceneLauncher: LiveLauncher {
    private let command: URL
    private let output: @Sendable (String) -> Void

    /// - Parameters:
    ///   - command: the `render` command's file.
    ///   - output: receives the progress of jobs; on any thread.
    package init(command: URL, output: @escaping @Sendable (String) -> Void = { _ in }) { (self.command, self.output) = (command, output) }

    package func prepare(_ options: RenderOptions) async throws -> LiveLaunch {
        let (command, output) = (command, output)
        // A scene runs no code, so any process can show any scene.
        return LiveLaunch(program: "scene", request: LiveRequest(options: options), canStartAnew: true) {
            let process = ProgramProcess()
            process.executableURL = command
            process.arguments = ["live-scene"]
            return try LiveProcess(LiveProcess.Setup(process: process), output: output)
        }
    }
}

extension LiveProgram {
    /// Shows scenes.
    package static func answerQuestionsAboutScenes() async {
        await LiveProgram { try SceneJob($0.options) }.answerQuestions()
    }
}

import ArgumentParser
import Commands
import FramePipeline
import SceneCommands

/// `render live-scene`: the process behind a live view of a scene.
struct LiveScene: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "live-scene", abstract: "Answer questions about a scene.", shouldDisplay: false)

    @MainActor func run() async throws {
        ResultOutput.divertPrinting()
        await LiveProgram.answerQuestionsAboutScenes()
    }
}

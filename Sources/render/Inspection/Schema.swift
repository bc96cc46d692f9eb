import ArgumentParser
import FramePipeline
import SceneFormat

/// `render schema`: prints the schema with which editors complete and check scenes.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of scenes, or the scene reference.",
        discussion: """
            Save the schema next to your scenes and refer to it in them, so that editors complete and check them as you type:
            "$schema": "scene.schema.json"

            EXAMPLES:
              render schema > scene.schema.json
              render schema --reference > REFERENCE.md

            EXIT STATUS: 0 done; 64 wrong usage.
            """)

    @Flag(help: "Print the reference in Markdown: every view, modifier, event, and function.")
    var reference = false

    func run() throws {
        try ResultOutput.print(reference ? SceneReference.text : SceneSchema.text, terminator: "")
    }
}

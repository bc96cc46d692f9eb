import ArgumentParser
import SceneFormat

/// `render schema`: what editors complete and check scenes by.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of scenes, or their reference.",
        discussion: """
            Save the schema beside your scenes and name it in them, and editors complete and check as you type:
            "$schema": "scene.schema.json"

            EXAMPLES:
              render schema > scene.schema.json
              render schema --reference > REFERENCE.md

            EXIT STATUS: 0 done; 64 usage.
            """)

    @Flag(help: "Print the reference in Markdown: every view, modifier, event and function.")
    var reference = false

    func run() throws {
        print(reference ? SceneReference.text : SceneSchema.text, terminator: "")
    }
}

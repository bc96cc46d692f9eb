import Commands
import Foundation

extension AgentTools {
    static let renderPreview = AgentTool(
        "RenderPreview",
        "Compiles a Swift file, or the project it belongs to, and draws one of its SwiftUI previews as a PNG. Compiler errors are returned with file and line.",
        Arguments.preview + [Arguments.at]
    ) { call in
        let source = try await call.source()
        let at = try call(Arguments.at) ?? 0
        let file = call.session.process.newPath("preview", ".png")
        let (frame, notes) = try await call.withLiveView(of: source) { view, description in
            let frame = try await view.frame(description.frame(at: at))
            return (frame, await view.notes(description))
        }
        try frame.png.write(to: file)
        return ToolResult(
            picture: frame.png, text: (["\(source.title): \(file.path)"] + notes).joined(separator: "\n"),
            structured: ["previewSnapshotPath": .string(file.path)])
    }

    private static let times = Parameter.times("times", "The times of the pictures in seconds, such as [0, 0.1, 0.25, 0.5, 1].")
    private static let events = Parameter.objects(
        "events", "Optional events with their times, such as [{\"at\": 0, \"tap\": \"August\"}]; scene_reference has all kinds.", required: false)

    static let renderFrames = AgentTool(
        "render_frames", "Draws a preview or scene at several times as one contact sheet: shows how an animation moves.",
        Arguments.preview + [times, events]
    ) { call in
        let source = try await call.source()
        let frames = Set((try call(times) ?? []).map { Int(($0 * 60).rounded()) }).sorted()
        let file = call.session.process.newPath("frames", ".png")
        var (arguments, input) = (["contact-sheet"] + source.arguments, "")
        if let events = try call(events) {
            arguments += ["--timeline", "-"]
            input = JSONValue.array(events).line
        }
        let result = try await call.session.process.runSuccessfully(
            arguments + call.options() + ["--fps", "60", "--range", frames.map(String.init).joined(separator: ","), "--every", "1", "-o", file.path],
            input: input, timeout: call.timeout)
        return try ToolResult(
            picture: file, "\(source.title): \(file.path)", result, ["path": .string(file.path)])
    }

    static let drawScene = AgentTool(
        "draw_scene", "Draws a scene given as JSON or YAML text at one time, without a file. Files that it names are read from the working folder.",
        [sceneText, Arguments.at, Arguments.size, Arguments.scale, Arguments.scheme, Arguments.timeout]
    ) { call in
        let file = call.session.process.newPath("scene", ".png")
        let result = try await call.session.process.runSuccessfully(
            ["still", "-", "--root", "."] + call.options() + ["--at", "\(try call(Arguments.at) ?? 0)", "-o", file.path], input: call(sceneText) ?? "",
            timeout: call.timeout)
        return try ToolResult(picture: file, file.path, result, ["path": .string(file.path)])
    }

    static let sceneText = Parameter.text("scene", "The text of the scene.", required: true)
}

extension PreviewSource {
    /// The preview in answers.
    var title: String { view.map { "\($0) of \(input)" } ?? input }
}

extension ToolResult {
    /// An image that a command wrote, with a line about it and the command's warnings.
    init(picture file: URL, _ line: String, _ result: RenderProcess.Result, _ structured: JSONValue) throws {
        let text = [line, result.warnings].filter { !$0.isEmpty }.joined(separator: "\n")
        self.init(picture: try Data(contentsOf: file), text: text, structured: structured)
    }
}

extension RenderProcess.Result {
    /// The messages of a successful run.
    var warnings: String { messages.split(separator: "\n").filter { !$0.hasPrefix("render: wrote") }.joined(separator: "\n") }
}

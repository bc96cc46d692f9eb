import Commands
import Foundation

extension AgentTools {
    static let listPreviews = AgentTool(
        "list_previews", "Lists the apps, views, and previews of a Swift file or project, with the file, line, and index of each preview.",
        [Arguments.path, Arguments.target, Arguments.timeout]
    ) { call in
        guard let path = try call(Arguments.path) else { throw ToolError("'sourceFilePath' is missing") }
        let target = try call(Arguments.target)
        let isFile = path.hasSuffix(".swift")
        var lines: [String] = []
        var views: [LiveEntry]
        do {
            views = try await call.limited(to: call.timeout) { [session = call.session] in try await session.views(of: path, target: target) }
        } catch let error as ToolError where !isFile {
            // What doesn't compile doesn't hide the other views.
            guard let rest = try? await call.session.compilableViews(of: path, target: target) else { throw error }
            views = rest
            lines = [error.message, "The views without what doesn't compile:"]
        }
        var counts: [String: Int] = [:]
        var entries: [JSONValue] = []
        for view in views {
            var entry: [String: JSONValue] = ["name": .string(view.name), "kind": .string(view.kind)]
            var line = view.text
            if let file = view.file { entry["file"] = .string(file) }
            if let number = view.line { entry["line"] = .number(Double(number)) }
            if view.kind == "preview", view.obstacle == nil {
                let index = counts[view.file ?? "", default: 0]
                counts[view.file ?? ""] = index + 1
                entry["previewDefinitionIndexInFile"] = .number(Double(index))
                line += "  index \(index)"
            }
            if let obstacle = view.obstacle { entry["obstacle"] = .string(obstacle) }
            if let preview = view.preview { entry["preview"] = .string(preview) }
            lines.append(line)
            entries.append(.object(entry))
        }
        return ToolResult(text: lines.joined(separator: "\n"), structured: ["views": .array(entries)])
    }

    private static let showsAll = Parameter.flag(
        "all", "Also print the views that SwiftUI's views consist of, such as the bars of a stack.")

    static let viewTree = AgentTool(
        "view_tree",
        """
        Prints the views that the source of a preview or scene names, with text, rect in points (x, y, width, height) at one time, and source line, indented \
        by depth. A view without a line has the line of the view around it.
        """,
        Arguments.preview + [Arguments.at, showsAll]
    ) { call in
        let source = try await call.source()
        let at = try call(Arguments.at) ?? 0
        let isWhole = try call(showsAll) ?? false
        let lines = try await call.withLiveView(of: source) { view, description in
            let views = try await view.views(at: description.frame(at: at))
            return isWhole ? views.allLines : views.lines
        }
        return ToolResult(text: lines.joined(separator: "\n"))
    }

    private static let frames = Parameter.index("frames", "The number of frames to check, at 60 per second (default: 60; for a scene, its duration).")

    static let check = AgentTool(
        "check", "Finds truncated, clipped, overlapping, or hard-to-read texts, views outside the canvas, and motion that does not end.",
        Arguments.preview + [frames]
    ) { call in
        let source = try await call.source()
        let count = try call(frames)
        guard count != 0 else { throw ToolError("'frames' takes a number of at least 1") }
        let duration = count.map { ["--frames", "\($0)"] } ?? (source.isSwift ? ["--frames", "60"] : [])
        let result = try await call.session.process.run(
            ["check"] + source.arguments + call.options() + duration, timeout: call.timeout)
        guard result.status == 0 else { throw ToolError(result.messages) }
        return ToolResult(text: result.text.isEmpty ? "no findings" : result.text)
    }

    private static let expected = Parameter.text("expected", "The expected PNG file, folder of PNG files, or animated file.", required: true)
    private static let actual = Parameter.text("actual", "The actual one.", required: true)

    static let compare = AgentTool(
        "compare", "Compares two pictures, folders of pictures, or animated files pixel by pixel; for two pictures, shows expected, difference, and actual.",
        [expected, actual, Arguments.timeout]
    ) { call in
        guard let expected = try call(expected), let actual = try call(actual) else { throw ToolError("two files are needed") }
        let file = call.session.process.newPath("difference", ".png")
        let areImages = [expected, actual].allSatisfy { $0.hasSuffix(".png") }
        let result = try await call.session.process.run(
            ["compare"] + (areImages ? ["--diff", file.path] : []) + ["--", expected, actual], timeout: call.timeout)
        guard (0...2).contains(result.status) else { throw ToolError(result.messages) }
        return ToolResult(
            picture: result.status == 1 ? try? Data(contentsOf: file) : nil, text: result.status == 0 ? "no pixel differs" : result.text + result.messages,
            structured: ["same": .bool(result.status == 0)])
    }

    static let validateScene = AgentTool(
        "validate_scene", "Checks the text of a scene without drawing it, and reports every error with line, column, and the nearest valid name.",
        [sceneText, Arguments.timeout]
    ) { call in
        let result = try await call.session.process.run(["validate", "-", "--root", "."], input: call(sceneText) ?? "", timeout: call.timeout)
        if result.status == 0 { return ToolResult(text: "the scene is valid", structured: ["valid": true]) }
        guard result.status == 65 else { throw ToolError(result.messages) }
        return ToolResult(text: result.messages, structured: ["valid": false])
    }

    private static let entry = Parameter.text("name", "The view, modifier, event, or function, such as VStack or padding; without it, all names are listed.")

    static let sceneReference = AgentTool(
        "scene_reference", "Explains one view, modifier, event, or function of the scene language, with parameters and examples, or lists all names.",
        [entry]
    ) { call in
        let result = try await call.session.process.runSuccessfully(["schema", "--reference"])
        let reference = SceneReference(result.text)
        guard let name = try call(entry) else { return ToolResult(text: reference.overview) }
        return ToolResult(text: try reference.section(name))
    }
}

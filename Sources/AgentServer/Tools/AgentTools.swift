import Display

/// The tools of the server. The first has the name and the arguments of Xcode's own tool.
enum AgentTools {
    static let all: [AgentTool] = [
        renderPreview, listPreviews, renderFrames, variants, viewTree, interact, check, compare, validateScene, drawScene, sceneReference,
    ]
}

/// Arguments that several tools share.
enum Arguments {
    static let path = Parameter.text(
        "sourceFilePath", "The Swift file, the folder of an Xcode project, package, or Swift files, or the scene file (JSON or YAML).", required: true)
    static let index = Parameter.index(
        "previewDefinitionIndexInFile",
        "The index of the preview among the file's #Preview and PreviewProvider definitions; for a file without any, that of the view.")
    static let target = Parameter.text("target", "The target of a folder's project, if several apps could be meant.")
    static let timeout = Parameter.seconds("timeout", "The maximum time for compiling and drawing, in seconds.", default: 120)
    static let at = Parameter.seconds("at", "The time of the picture, in seconds from the start.", default: 0)

    static let size = Parameter.text("size", "The canvas size in points, such as 390x844.")
    static let scale = Parameter.number("scale", "Pixels per point, such as 2.")
    static let device = Parameter.text("device", "The device whose screen the view fills, such as iPhone-16 or iPad-11.")
    static let scheme = Parameter.text("colorScheme", "The color scheme.", oneOf: ["light", "dark"])
    static let locale = Parameter.text("locale", "The language and region, such as de or ar.")
    static let typeSize = Parameter.text("dynamicType", "The content size, such as large or accessibility3.")
    static let accessibility = Parameter.texts(
        "accessibility", "The settings of the user: any of \(AccessibilitySettings.named.map(\.name).joined(separator: ", ")).")
    static let date = Parameter.text("date", "The date and time at which the clock starts, such as 2026-03-01T09:41; in Greenwich if it has no zone.")

    /// The arguments of tools that draw one preview.
    static let preview: [any ToolParameter] = [path, index, target, timeout, size, scale, device, scheme, locale, typeSize, accessibility, date]
}

extension ToolCall {
    var timeout: Double {
        get throws(ToolError) {
            let timeout = try self(Arguments.timeout) ?? 120
            guard timeout > 0, timeout <= 3600 else { throw ToolError("'timeout' takes a number of seconds above 0, up to 3600") }
            return timeout
        }
    }

    /// Returns the preview that the call names.
    func source() async throws -> PreviewSource {
        guard let path = try self(Arguments.path) else { throw ToolError("'sourceFilePath' is missing") }
        let (index, target, session) = (try self(Arguments.index), try self(Arguments.target), session)
        return try await limited(to: timeout) { try await PreviewSource(path: path, index: index, target: target, in: session) }
    }

    /// Returns the options of `render` for the canvas and the environment.
    func options() throws(ToolError) -> [String] {
        let values = [
            ("--size", try self(Arguments.size)), ("--scale", try self(Arguments.scale)), ("--device", try self(Arguments.device)),
            ("--color-scheme", try self(Arguments.scheme)), ("--locale", try self(Arguments.locale)), ("--dynamic-type", try self(Arguments.typeSize)),
            ("--date", try self(Arguments.date)),
        ]
        let settings = try accessibility()
        return values.flatMap { name, value in value.map { [name, $0] } ?? [] }
            + AccessibilitySettings.named.flatMap { settings.contains($0.setting) ? "--\($0.name)".split(separator: " ").map(String.init) : [] }
    }

    /// Returns the settings of the user that the call names.
    func accessibility() throws(ToolError) -> AccessibilitySettings {
        var settings: AccessibilitySettings = []
        for name in try self(Arguments.accessibility) ?? [] {
            guard let setting = AccessibilitySettings.named.first(where: { $0.name == name })?.setting else {
                throw ToolError("'accessibility' takes \(AccessibilitySettings.named.map { "'\($0.name)'" }.joined(separator: ", ")), not '\(name)'")
            }
            settings.insert(setting)
        }
        return settings
    }
}

import Commands
import Display
import Foundation
import FramePipeline
import Inputs

/// Everything that determines the images of a preview, apart from its source: the view, the options, and the events.
package struct PreviewRequest: Codable, Hashable, Sendable {
    /// A scene, a Swift file, or a folder, relative to the root.
    package var input: String
    /// The view or preview of Swift source.
    package var view: String?
    /// A JSON array of events that replaces the scene's timeline.
    package var events: String?
    /// Initial values of state, in the form of `--set`.
    package var values: [String: String]?
    package var colorScheme: String?
    package var dynamicType: String?
    package var locale: String?
    /// "rightToLeft" or "leftToRight".
    package var direction: String?
    package var device: String?
    package var chrome: Bool?
    /// "increased" or "standard".
    package var contrast: String?
    package var boldText: Bool?
    package var reduceTransparency: Bool?
    package var buttonShapes: Bool?
    package var reduceMotion: Bool?
    package var differentiateWithoutColor: Bool?
    /// Whether files of a folder that don't compile are left out.
    package var tolerant: Bool?
    /// Pixels per point.
    package var scale: Double?
    /// Width and height in points, such as "390x844".
    package var size: String?

    package init(input: String) { self.input = input }

    /// The largest text of events in bytes.
    static let eventsLimit = 2 * 1024 * 1024

    var eventBytes: Int { events?.utf8.count ?? 0 }

    /// A short name that is the same for equal requests.
    package var id: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes = (try? encoder.encode(self)) ?? Data()
        return String(SHA256.hexDigest(of: [UInt8](bytes)).prefix(16))
    }

    /// Returns the command line's options with those of this request.
    ///
    /// - Parameters:
    ///   - path: the input's name in messages.
    ///   - timeline: a file with the events, if there are any.
    /// - Throws: `UsageError` for an invalid value.
    package func options(_ base: RenderOptions, path: String, timeline: String?) throws(UsageError) -> RenderOptions {
        var options = base
        options.input = .file(path: path)
        if let view { options.view = view }
        if let timeline { options.timeline = timeline }
        for (name, value) in (values ?? [:]).sorted(by: { $0.key < $1.key }) {
            // A value that begins with one "@" would name a file, and a page must not read the user's files.
            let text = value.hasPrefix("@") ? "@\(value)" : value
            options.assignments.append(try RenderOptions.Assignment("\(name)=\(text)"))
        }
        if let colorScheme {
            guard let scheme = ColorScheme(name: colorScheme) else { throw UsageError("color scheme \(colorScheme): use light or dark") }
            options.colorScheme = scheme
        }
        if let dynamicType { options.dynamicType = try RenderOptions.parseDynamicType(dynamicType) }
        try apply(to: &options.accessibility)
        if let scale { options.scale = try RenderOptions.parseScale("\(scale)") }
        if let size { options.size = try RenderOptions.parseSize(size) }
        if let direction { options.isRightToLeft = try RenderOptions.parseLayoutDirection(direction) }
        if let locale {
            _ = try RenderOptions.parseLocale(locale)
            options.locale = locale
        }
        // A scene has its own size, and no Swift source.
        if isScene {
            (options.view, options.target, options.device, options.defaults) = (nil, nil, nil, nil)
            options.assets = nil
            (options.excludes, options.drawsChrome, options.isTolerant, options.isStrict, options.isAlone) = ([], false, false, false, false)
        } else {
            options.data = nil
            if let tolerant { options.isTolerant = tolerant }
            if let device {
                _ = try Device.named(device)
                options.device = device
            }
            if let chrome { options.drawsChrome = chrome && options.device != nil }
        }
        return options
    }

    /// Changes the settings of the user that the request names.
    private func apply(to settings: inout AccessibilitySettings) throws(UsageError) {
        if let contrast, !["standard", "increased"].contains(contrast) { throw UsageError("contrast \(contrast): use standard or increased") }
        let changes: [(AccessibilitySettings, Bool?)] = [
            (.boldText, boldText), (.increasedContrast, contrast.map { $0 == "increased" }), (.reducedTransparency, reduceTransparency),
            (.buttonShapes, buttonShapes), (.reducedMotion, reduceMotion), (.withoutColor, differentiateWithoutColor),
        ]
        for (setting, isOn) in changes { if isOn == true { settings.insert(setting) } else if isOn == false { settings.remove(setting) } }
    }

    var withoutEvents: PreviewRequest {
        var request = self
        request.events = nil
        return request
    }

    package var isScene: Bool { Self.isScene(input) }

    static func isScene(_ path: String) -> Bool { ["json", "jsonc", "yaml", "yml"].contains(URL(filePath: path).pathExtension.lowercased()) }
}

extension RenderOptions {
    /// The arguments of `render` with the same effect as these options, without those for frames and output.
    package var arguments: [String] {
        var arguments: [String] = []
        func add(_ name: String, _ value: String?) { if let value { arguments += ["--\(name)", value] } }
        if case .file(let path) = input { arguments.append(path) }
        add("view", view)
        add("fps", frameRate)
        add("size", size.map { "\($0.width)x\($0.height)" })
        add("scale", scale.map { "\($0)" })
        add("background", background)
        add("color-scheme", colorScheme?.name)
        add("dynamic-type", dynamicType?.name)
        add("platform", platform?.rawValue)
        add("os", osVersion.map(String.init))
        add("timeline", timeline)
        for assignment in assignments { add("set", "\(assignment.name)=\(assignment.value)") }
        for pattern in excludes { add("exclude", pattern) }
        add("target", target)
        if isAlone { arguments.append("--alone") }
        add("locale", locale)
        add("device", device)
        add("layout-direction", isRightToLeft.map { $0 ? "rightToLeft" : "leftToRight" })
        for (name, setting) in AccessibilitySettings.named where accessibility.contains(setting) {
            arguments += "--\(name)".split(separator: " ").map(String.init)
        }
        if isTolerant { arguments.append("--tolerant") }
        if isStrict { arguments.append("--strict") }
        if drawsChrome { arguments.append("--chrome") }
        if isSandboxed { arguments.append("--sandbox") }
        add("seed", seed.map(String.init))
        add("date", date.map(Self.text))
        for path in fontPaths { add("font-path", path) }
        add("system-font", systemFont)
        if ignoresSystemFonts { arguments.append("--ignore-system-fonts") }
        add("root", root)
        add("data", data)
        add("data-format", dataFormat)
        add("defaults", defaults)
        add("assets", assets)
        if timeout != Self.defaultTimeout { add("timeout", "\(timeout)") }
        for entry in SceneLimits.entries where entry.value(in: limits) != entry.value(in: .default) {
            add("limit", "\(entry.name)=\(entry.value(in: limits))")
        }
        return arguments
    }
}

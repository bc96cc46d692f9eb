import Display
import Foundation
import FramePipeline
import Inputs

extension GoldenManifest {
    /// Returns the options for drawing the same again.
    ///
    /// - Parameter folder: the manifest's folder.
    /// - Throws: `UsageError` for a value that no option has.
    package func options(folder: String) throws(UsageError) -> RenderOptions {
        func path(_ relative: String) -> String { relative.hasPrefix("/") ? relative : RelativePath.resolve(relative, in: folder) }
        var options = RenderOptions(input: path(source.scene))
        (options.view, options.target, options.excludes) = (source.view, source.target, source.excludes ?? [])
        (options.isAlone, options.isTolerant, options.isStrict) = (source.alone ?? false, source.tolerant ?? false, source.strict ?? false)
        options.timeline = source.timeline.map(path)
        options.frameCount = source.frames
        options.frameRate = source.frameRate
        if let size = source.size, size.count == 2 { options.size = CGSize(width: size[0], height: size[1]) }
        options.scale = scale.map { CGFloat($0) }
        options.background = source.background
        (options.device, options.drawsChrome) = (source.device, source.chrome ?? false)
        (options.colorScheme, options.locale) = (source.appearance, source.locale)
        options.dynamicType = try source.dynamicType.map(RenderOptions.parseDynamicType)
        options.isRightToLeft = try source.layoutDirection.map(RenderOptions.parseLayoutDirection)
        for name in source.accessibility ?? [] { options.accessibility.insert(try Self.setting(name)) }
        (options.platform, options.osVersion) = (source.platform, source.os)
        for text in source.assignments ?? [] {
            var assignment = try RenderOptions.Assignment(text)
            // Goldens of earlier versions have the path from the folder in which they were recorded.
            if let file = assignment.file.map(path), FileManager.default.fileExists(atPath: file) { assignment.value = "@" + file }
            options.assignments.append(assignment)
        }
        (options.data, options.dataFormat) = (source.data.map(path), source.dataFormat)
        (options.defaults, options.assets) = (source.defaults.map(path), source.assets.map(path))
        options.seed = source.seed
        options.date = try source.date.map(RenderOptions.parseDate) ?? RenderOptions.sceneStart
        options.fontPaths = (source.fontPaths ?? []).map(path)
        options.systemFont = source.systemFont.map(path)
        options.ignoresSystemFonts = source.ignoresSystemFonts ?? false
        options.root = source.root.map(path)
        for text in source.limits ?? [] { try options.setLimit(text) }
        if let timeout = source.timeout { options.timeout = try RenderOptions.parseTimeout("\(timeout)") }
        return options
    }

    private static func setting(_ name: String) throws(UsageError) -> AccessibilitySettings {
        guard let found = AccessibilitySettings.named.first(where: { $0.name == name }) else {
            throw UsageError("\(fileName): \(name) is not one of \(AccessibilitySettings.named.map(\.name).joined(separator: ", "))")
        }
        return found.setting
    }
}

extension GoldenManifest.Source {
    /// Takes all options that change what is drawn, with paths made relative to a folder.
    ///
    /// - Throws: `UsageError` for standard input as a source, because it can't be drawn again.
    init(_ options: RenderOptions, folder: String) throws(UsageError) {
        guard case .file(let scene) = options.input, ![options.timeline, options.data].contains("-"), !options.assignments.contains(where: { $0.value == "@-" })
        else {
            throw UsageError("-: what a golden is drawn from, such as its scene, timeline, and data, must be files, so that they can be drawn again")
        }
        func relative(_ path: String) -> String { RelativePath.of(path, from: folder) }
        func unlessEmpty(_ values: [String]) -> [String]? { values.isEmpty ? nil : values }
        let limits = SceneLimits.entries.filter { $0.value(in: options.limits) != $0.value(in: .default) }.map { "\($0.name)=\($0.value(in: options.limits))" }
        let assignments = options.assignments.map { assignment in "\(assignment.name)=" + (assignment.file.map { "@" + relative($0) } ?? assignment.value) }
        self.init(
            scene: relative(scene), view: options.view, target: options.target, excludes: unlessEmpty(options.excludes), alone: options.isAlone ? true : nil,
            tolerant: options.isTolerant ? true : nil, strict: options.isStrict ? true : nil, timeline: options.timeline.map(relative),
            frames: options.frameCount, frameRate: options.frameRate, size: options.size.map { [$0.width, $0.height] }, background: options.background,
            device: options.device, chrome: options.drawsChrome ? true : nil, appearance: options.colorScheme, locale: options.locale,
            dynamicType: options.dynamicType?.name, layoutDirection: options.isRightToLeft.map { $0 ? "rightToLeft" : "leftToRight" },
            accessibility: unlessEmpty(AccessibilitySettings.named.filter { options.accessibility.contains($0.setting) }.map(\.name)),
            platform: options.platform, os: options.osVersion, assignments: unlessEmpty(assignments), data: options.data.map(relative),
            dataFormat: options.dataFormat, defaults: options.defaults.map(relative), assets: options.assets.map(relative), seed: options.seed,
            fontPaths: unlessEmpty(options.fontPaths.map(relative)), systemFont: options.systemFont.map(relative),
            ignoresSystemFonts: options.ignoresSystemFonts ? true : nil, root: options.root.map(relative), limits: unlessEmpty(limits),
            timeout: options.timeout == RenderOptions.defaultTimeout ? nil : options.timeout)
    }
}

import CairoCanvas
import Commands
import Display
import Foundation
import FramePipeline
import PNGCodec

extension AgentTools {
    private static let schemes = Parameter.texts("colorSchemes", "Color schemes: light, dark. Without any list, both are drawn.")
    private static let typeSizes = Parameter.texts("dynamicTypes", "Content sizes, such as large and accessibility3.")
    private static let locales = Parameter.texts("locales", "Languages, such as en, de, and ar (which runs from right to left).")
    private static let directions = Parameter.texts("directions", "Layout directions: leftToRight, rightToLeft. Without a list, that of the language.")
    private static let devices = Parameter.texts("devices", "Devices, such as iPhone-16 and iPad-11.")

    static let variants = AgentTool(
        "variants", "Draws a preview in every combination of color schemes, content sizes, languages, directions, and devices as one sheet with captions.",
        [Arguments.path, Arguments.index, Arguments.target, Arguments.timeout, schemes, typeSizes, locales, directions, devices, Arguments.date]
    ) { call in
        let source = try await call.source()
        let process = call.session.process
        let folder = process.newPath("variants", "")
        let flow = process.newPath("flow", ".json")
        let lists = [
            ("--locales", try call(locales)), ("--devices", try call(devices)), ("--color-scheme", try call(schemes)), ("--dynamic-type", try call(typeSizes)),
            ("--layout-direction", try call(directions)),
        ]
        var options = lists.flatMap { name, values in values.map { $0.isEmpty ? [] : [name, $0.joined(separator: ",")] } ?? [] }
        if options.isEmpty { options = ["--color-scheme", "light,dark"] }
        try Data(#"[{ "at": 0, "stop": "preview" }]"#.utf8).write(to: flow)
        defer {
            try? FileManager.default.removeItem(at: flow)
            try? FileManager.default.removeItem(at: folder)
        }
        if let date = try call(Arguments.date) { options += ["--date", date] }
        let result = try await process.runSuccessfully(
            ["screens", source.input, flow.path] + source.arguments.dropFirst() + options + ["-o", folder.path], timeout: call.timeout)
        // A line for each combination: its folder.
        let folders = result.text.split(separator: "\n").map(String.init)
        let cells = try folders.map { combination in
            // The view may write into this folder, so a link instead of an image is not followed.
            let file = URL(filePath: combination).appending(path: "preview.png").standardizedFileURL
            guard file.resolvingSymlinksInPath() == file, AtomicFile.type(of: file) == .typeRegular else {
                throw ToolError("\(combination): there is no picture")
            }
            return try PNGDecoder.decode([UInt8](Data(contentsOf: file))).reduced(toWidth: 360)
        }
        let captions = folders.map { $0.dropFirst(folder.path.count + 1).split(separator: "/").joined(separator: ", ") }
        let picture = try await MainActor.run {
            try PictureSheet.picture(of: cells, captions: captions, columns: nil, shaper: RenderOptions(input: source.input).makeTextShaper())
        }
        let file = process.newPath("variants", ".png")
        try Data(PNGEncoder.encode(picture)).write(to: file)
        return try ToolResult(
            picture: file, file.path, result, ["path": .string(file.path), "variants": .array(captions.map { .string($0) })])
    }
}

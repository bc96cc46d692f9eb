import Foundation
import FramePipeline
import Testing

@testable import Commands

/// `render screens`: the named images of a flow in each combination.
struct ScreensTests {
    @Test func combinationsAreFolders() throws {
        let variants = try ScreenVariants(devices: "iPhone-16,iPad-11", locales: "en,de", colorSchemes: "dark", dynamicTypes: "large,accessibility3")
        var options = RenderOptions(input: "App")
        options.output = "shots/"
        let all = variants.options(options)
        #expect(all.count == 8)
        #expect(all[0].output == "shots/en/iPhone-16/dark/large")
        #expect(all[7].output == "shots/de/iPad-11/dark/accessibility3")
        #expect(all[7].locale == "de")
        #expect(all[7].device == "iPad-11")
        #expect(all[7].colorScheme == .dark)
        #expect(all[7].dynamicType == .accessibility3)
        let directions = try ScreenVariants(layoutDirections: "leftToRight,rightToLeft").options(options)
        #expect(directions.map(\.isRightToLeft) == [false, true])
        #expect(directions.last?.output.hasSuffix("/rightToLeft") == true)
        #expect(throws: UsageError.self) { try ScreenVariants(layoutDirections: "upward") }
        #expect(try ScreenVariants().options(options) == [options])
    }

    @Test(arguments: [
        (["--devices", "iPhone-16,"], "--devices iPhone-16,: write values with commas between them"),
        (["--devices", "iPhone-16,iPhone-16"], "--devices iPhone-16,iPhone-16: iPhone-16 occurs twice"),
        (["--locales", "english!"], "--locales english!: takes a language with or without a region, such as de or pt-BR"),
        (["--color-scheme", "light,drak"], "--color-scheme drak: use light, dark, or light,dark"),
        (["--dynamic-type", "huge"], "--dynamic-type huge: use one of xSmall, small,"),
        (["--chrome"], "--chrome: it draws the status bar of a device; choose some with --devices"),
        (["-o", "-"], "-o -: must name a folder"),
    ])
    func wrongValuesAreErrors(_ arguments: [String], _ message: String) throws {
        let folder = try CommandFolder()
        let process = folder.process(["screens", "a.json", "flow.json"] + arguments)
        let pipe = ProgramStart.makePipe()
        process.standardError = pipe
        try ProgramStart.run(process)
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
        #expect(text.hasPrefix("render: " + message), "\(text)")
    }

    private let scene = #"""
        { "size": [60, 30], "state": { "on": false },
          "view": { "VStack": [{ "Text": "Go", "modifiers": [{ "onTapGesture": { "set": { "on": true } } }] },
            { "if": "on", "then": { "Color": "blue" } }] } }
        """#

    @Test func stopsBecomePictures() throws {
        let folder = try CommandFolder()
        try folder.write(scene, to: "a.json")
        try folder.write(
            #"[{ "at": 0.1, "stop": "before" }, { "at": 0.2, "tap": "Go" }, { "at": 0.505, "stop": "after" }, { "at": 0.51, "stop": "again" }]"#,
            to: "flow.json")
        let result = try folder.run("screens", "a.json", "flow.json", "-o", "shots", "--color-scheme", "light,dark")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == "shots/light\nshots/dark\n")
        #expect(try folder.files(in: "shots") == ["dark", "light"])
        #expect(try folder.files(in: "shots/light") == ["after.png", "again.png", "before.png"])
        #expect(try folder.run("still", "a.json", "--timeline", "flow.json", "--frame", "31", "-o", "b.png").status == 0)
        #expect(try folder.text("b.png") == folder.text("shots/light/after.png"))
        #expect(try folder.text("b.png") == folder.text("shots/light/again.png"))
        #expect(try folder.text("b.png") != folder.text("shots/light/before.png"))
        #expect(try folder.text("b.png") != folder.text("shots/dark/after.png"))
    }

    @Test func aMissingTargetListsTheScreen() throws {
        let folder = try CommandFolder()
        try folder.write(scene, to: "a.json")
        try folder.write(#"[{ "at": 0, "stop": "first" }, { "at": 1, "tap": "Stop" }, { "at": 2, "stop": "second" }]"#, to: "flow.json")
        let result = try folder.run("screens", "a.json", "flow.json", "-o", "shots", "--dynamic-type", "large")
        #expect(result.status == 65)
        #expect(result.errors.contains(#"flow.json:1:32: error: no view with the text "Stop"; found: "Go""#), "\(result.errors)")
        #expect(result.errors.contains("render: stopped at shots/large\n"), "\(result.errors)")
        #expect(try folder.files(in: "shots/large") == ["first.png"])
        try folder.write("[]", to: "empty.json")
        let message = "render: the flow names no pictures; add events such as { \"at\": 1, \"stop\": \"settings\" }\n"
        #expect(try folder.run("screens", "a.json", "empty.json").errors.hasPrefix(message))
    }
}

import Foundation
import FramePipeline
import Testing

/// The command as a process: its complete output and errors, and its exit status.
final class CommandTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        // Two pixels of red, two of a slightly darker red, and one of red.
        let pictures = [
            "red.png": "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAACXBIWXMAAAABAAAAAQBPJcTWAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==",
            "darker.png": "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAACXBIWXMAAAABAAAAAQBPJcTWAAAADUlEQVR4nGP4wcAARAAIvwHxmLxolQAAAABJRU5ErkJggg==",
            "small.png": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAABAAAAAQBPJcTWAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
        ]
        for (name, base64) in pictures {
            try AtomicFile.write(#require(Data(base64Encoded: base64)), to: folder.appending(path: name).path)
        }
        try AtomicFile.write(Array("no picture".utf8), to: folder.appending(path: "text.png").path)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func process(_ arguments: [String], environment: [String: String]) -> Process {
        let process = Process()
        process.executableURL = CommandFolder.command
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        return process
    }

    private func run(_ arguments: [String], environment: [String: String] = [:]) throws -> (status: Int32, output: String, errors: String) {
        let process = process(arguments, environment: environment)
        let output = ProgramStart.makePipe()
        let errors = ProgramStart.makePipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try ProgramStart.run(process)
        // The output of these commands fits in a pipe, so neither pipe has to be emptied while the other one waits.
        let outputText = try output.fileHandleForReading.readToEnd() ?? Data()
        let errorText = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: outputText, as: UTF8.self), String(decoding: errorText, as: UTF8.self))
    }

    @Test(arguments: [
        (["red.png", "red.png"], Int32(0), "all 2 pixels are the same\n", ""),
        (["red.png", "darker.png"], 1, "2 of 2 pixels differ (100.00 %), worst 7 at 0,0, mean 1.75\n", ""),
        (["red.png", "darker.png", "--threshold", "7"], 0, "0 of 2 pixels differ (0 %), worst 7 at 0,0, mean 1.75\n", ""),
        (["red.png", "darker.png", "--threshold", "6"], 1, "2 of 2 pixels differ (100.00 %), worst 7 at 0,0, mean 1.75\n", ""),
        (["red.png", "small.png"], 2, "sizes differ: expected 2x1, got 1x1\n", ""),
        (["red.png", "none.png"], 66, "", "render: none.png: no such file\n"),
        (["red.png", "."], 66, "", "render: .: it is a folder\n"),
        (["text.png", "red.png"], 65, "", "render: text.png: not a PNG file\n"),
        (
            ["red.png", "red.png", "--threshold", "256"], 64, "",
            "render: --threshold 256: takes a number from 0 to 255\nSee 'render compare --help' for more information.\n"
        ),
        (
            ["red.png", "darker.png", "--diff", "text.png/below.png"], 73, "",
            "render: cannot write text.png/below.png: part of the path is a file, not a folder\n"
        ),
    ])
    func compare(_ arguments: [String], _ status: Int32, _ output: String, _ errors: String) throws {
        let result = try run(["compare"] + arguments)
        #expect(result.status == status)
        #expect(result.output == output)
        #expect(result.errors == errors)
    }

    @Test func compareWritesTheDifference() throws {
        #expect(try run(["compare", "red.png", "darker.png", "--diff", "new/diff.png"]).status == 1)
        // Three images of two pixels and two gaps of eight.
        #expect(try run(["compare", "red.png", "new/diff.png"]).output == "sizes differ: expected 2x1, got 22x1\n")
    }

    @Test(arguments: [
        (["x.json", "--frames", "0"], "--frames 0: takes a count of at least 1"),
        (["x.json", "--range", "9-3"], "--range 9-3: '9-3' runs backwards; use a form such as 7, 10-19, 40-, -5, or 0-59x5"),
        (["x.json", "--size", "big"], "--size big: write it as width x height in points, such as 400x300"),
        (["x.json", "--scale", "nan"], "--scale nan: takes a positive number, such as 2"),
        (["x.json", "-j", "0"], "--jobs 0: takes a number from 1 to 1024, or auto"),
        (["x.json", "--set", "a"], "--set a: write it as name=value"),
    ])
    func usageErrors(_ arguments: [String], _ message: String) throws {
        let result = try run(arguments)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors == usageError(message, arguments.first?.hasSuffix(".json") == false ? "render \(arguments[0])" : "render"))
    }

    private func write(_ text: String, to name: String) throws { try AtomicFile.write(Array(text.utf8), to: folder.appending(path: name).path) }

    @Test func validateTellsAllOfEachFile() throws {
        try write(#"{ "size": [10, 10], "view": { "Txt": "a" }, "b": 1 }"#, to: "a.json")
        try write("size: [10, 10]\nview: { Text: hello }\n", to: "b.yaml")
        try write(#"{ "size": [10, 10], "view": { "Text": 5 } }"#, to: "sub/c.json")
        let result = try run(["validate", "a.json", "b.yaml", "none.json", "sub/c.json"])
        #expect(result.status == 65)
        #expect(result.output == "")
        let lines = result.errors.split(separator: "\n").filter { !$0.hasPrefix("    ") }
        #expect(
            lines == [
                "a.json:1:31: error: unknown view 'Txt' at view; did you mean 'Text'?", "a.json:1:45: error: unknown key 'b' at b",
                "render: none.json: no such file", "sub/c.json:1:39: error: expected a string, not a number at view.Text",
            ])
        #expect(try run(["validate", "b.yaml"]).status == 0)
        #expect(try run(["validate", "none.json"]).status == 66)
    }

    @Test(arguments: [["validate", "a.json"], ["a.json"], ["layout", "a.json"]])
    func diagnosticsForPrograms(_ arguments: [String]) throws {
        try write(#"{ "size": [10, 10], "view": { "Txt": "a" } }"#, to: "a.json")
        let result = try run(arguments + ["--diagnostic-format", "json"])
        #expect(result.status == 65)
        #expect(
            result.errors
                == #"{"severity":"error","message":"unknown view 'Txt'","file":"a.json","line":1,"column":31,"path":"view","suggestion":"Text"}"# + "\n")
    }

    /// Limits that only drawing can reach: an image's pixels, layers, and time, in evaluation and in painting.
    @Test(arguments: [
        (
            #"{ "Image": { "file": "red.png" } }"#, "imagePixels=1", 65,
            "a.json:1:50: error: \"red.png\": an image of 2 × 1 pixels is above the limit of 1 pixels; --limit imagePixels=2 allows it at view.Image.file"
        ),
        (
            #"{ "ZStack": [{ "Rectangle": {} }, { "Circle": {} }], "modifiers": ["compositingGroup", { "opacity": 0.5 }] }"#, "layerPixels=99", 65,
            "render: effects within effects need more than the limit of 99 pixels for their layers"
        ),
        (
            #"{ "ZStack": [{ "ForEach": { "in": "range(0, 200)", "content": { "Circle": {}, "modifiers": [{ "blur": 2 }] } } }] }"#, "time=1", 65,
            "render: a.json: frame 0 exceeds the limit of 1 second"
        ),
        (
            #"{ "Canvas": [{ "for": { "in": "range(0, 5000)", "as": "i", "draw": [{ "rotate": "sum(range(i, 49000 + i))" }] } }] }"#, "time=1", 65,
            "render: a.json: frame 0 exceeds the limit of 1 second"
        ),
        (
            #"{ "ForEach": { "in": "range(0, 400)", "content": { "ForEach": { "in": "range(0, 600)", "content": { "Text": "a b c" } } } } }"#, "time=1", 65,
            "render: a.json: frame 0 exceeds the limit of 1 second"
        ),
    ])
    func limitsOfDrawing(_ view: String, _ limit: String, _ status: Int32, _ message: String) throws {
        let scene = #"{ "size": [20, 20], "view": "# + view + " }"
        try AtomicFile.write(Array(scene.utf8), to: folder.appending(path: "a.json").path)
        let result = try run(["a.json", "--limit", limit, "--scale", limit == "time=1" ? "90" : "1"])
        #expect(result.status == status)
        #expect(result.errors.hasPrefix(message), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "frames/frame-0000.png").path))
    }

    /// A process that takes more memory than `--max-memory` ends like one at any other limit. The image alone takes 144 MB, and its encoding takes a while.
    @Test func memoryHasALimit() throws {
        try write(#"{ "size": [6000, 6000], "view": { "Circle": {} } }"#, to: "a.json")
        let result = try run(["still", "a.json", "-o", "a.png", "--max-memory", "64M"])
        #expect(result.status == 65)
        #expect(result.errors.hasPrefix("render: drawing takes more than 64M of memory; draw fewer or smaller views, images, or frames at the same time"))
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "a.png").path))
        #expect(try run(["still", "a.json", "-o", "a.png", "--max-memory", "64"]).status == 64)
        #expect(try run(["mcp", "--max-memory", "64"]).status == 64)
    }

    /// Errors that occur only while a scene runs are reported at the first frame in which they occur, including those of canvases,
    /// even if the first frame doesn't show the symbol.
    @Test func validateWarnsOfSymbolsAndLateEvents() throws {
        let view = #"{ "if": "on", "then": { "Image": { "systemName": "strr.fill" } } }"#
        let timeline = #"[{ "at": 0.5, "set": { "on": true } }, { "at": 9, "set": { "on": false } }]"#
        try write(#"{ "size": [40, 40], "duration": 1, "state": { "on": false }, "view": \#(view), "timeline": \#(timeline) }"#, to: "late.json")
        let result = try run(["validate", "late.json"])
        #expect(result.status == 0)
        #expect(result.errors.contains("no symbol named \"strr.fill\": a crossed box is drawn instead; did you mean 'star.fill'?"))
        #expect(result.errors.contains("the event at 9.0 s never happens"))
        #expect(!result.errors.contains("0.5 s"))
    }

    @Test func validateLooksAtTheFirstFrame() throws {
        try write(#"{ "size": [10, 10], "view": { "Canvas": [{ "colorMatrix": [1, 2] }] } }"#, to: "a.json")
        let message = "a.json:1:44: error: a color matrix needs 20 numbers, not 2 at view.Canvas[0].colorMatrix\n"
        for arguments in [["validate", "a.json"], ["a.json"], ["check", "a.json"], ["layout", "a.json"]] {
            let result = try run(arguments)
            #expect(result.status == (arguments[0] == "layout" ? 0 : 65))
            if arguments[0] != "layout" { #expect(result.errors.hasPrefix(message), "\(result.errors)") }
        }
    }

    @Test func limitsHaveNames() throws {
        try write(#"{ "size": [10, 10], "view": { "VStack": [{ "Text": "a" }, { "Text": "b" }] } }"#, to: "a.json")
        let result = try run(["validate", "a.json", "--limit", "views=2"])
        #expect(result.status == 65 && result.errors.hasPrefix("a.json:1:59: error: the scene has more than 2 views at view.VStack[1]"))
        let unknown = try run(["a.json", "--limit", "veiws=2"])
        #expect(unknown.status == 64 && unknown.errors.hasPrefix("render: --limit veiws=2: unknown limit 'veiws'; did you mean 'views'?\n"))
    }

    @Test func filesAreReadBelowTheRoot() throws {
        try write(#"{ "components": { "Card": { "view": { "Text": "a" } } } }"#, to: "shared/cards.json")
        try write(#"{ "size": [10, 10], "imports": ["../shared/cards.json"], "view": { "Card": {} } }"#, to: "scenes/a.json")
        let refused = try run(["validate", "scenes/a.json"])
        #expect(refused.status == 65 && refused.errors.contains("\"../shared/cards.json\" is outside the scene's folder"))
        #expect(try run(["validate", "scenes/a.json", "--root", "."]).status == 0)
        let elsewhere = try run(["validate", "scenes/a.json", "--root", "shared"])
        #expect(elsewhere.status == 64 && elsewhere.errors.hasPrefix("render: --root shared: the scene is not in it\n"))
    }

    @Test func aBrokenFontIsTold() throws {
        try write("no font", to: "a.ttf")
        try write(#"{ "size": [10, 10], "fonts": ["a.ttf"], "view": { "Text": "a" } }"#, to: "a.json")
        let result = try run(["a.json"])
        #expect(result.status == 65)
        #expect(result.errors.hasPrefix("a.json:1:31: error: 'a.ttf' contains no readable font at fonts[0]\n"))
        #expect(try run(["validate", "a.json"]).errors == result.errors)
    }

    @Test func schemaAndReference() throws {
        try #expect(run(["schema", "--reference"]).output.hasPrefix("# Reference of the scene language\n"))
    }

    @Test(arguments: [[], ["x.json", "--nonsense"], ["compare", "red.png"], ["x.json", "--progress", "loud"], ["x.json", "y.json"]])
    func theParsersErrorsAreUsageToo(_ arguments: [String]) throws {
        let result = try run(arguments)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("render: "))
        let help = arguments.first == "compare" ? "render compare --help" : "render --help"
        #expect(result.errors.split(separator: "\n").dropFirst() == ["See '\(help)' for more information."])
    }

    @Test(arguments: [["--help"], ["-h"], ["help"], ["draw", "--help"]])
    func helpShowsTheOptionsOfDrawing(_ arguments: [String]) throws {
        let result = try run(arguments)
        #expect(result.status == 0)
        #expect(result.errors == "")
        for part in ["EXAMPLES:", "--frames <N>", "--range", "--color-scheme", "--platform", "--os <version>", "render compare", "EXIT STATUS"] {
            #expect(result.output.contains(part))
        }
    }

    @Test func aMissingProgramIsNamedWithItsPackage() throws {
        try AtomicFile.write(Array(#"{ "size": [9, 9], "duration": 1, "view": { "Text": "a" } }"#.utf8), to: folder.appending(path: "s.json").path)
        let result = try run(["s.json", "-o", "s.mp4"], environment: ["PATH": "/nowhere"])
        #expect(result.status == 69)
        #expect(result.errors == "render: ffmpeg is missing, which -o s.mp4 needs; install the package ffmpeg: apt-get install ffmpeg\n")
    }

    @Test func anInterruptedAnimationLeavesNothing() throws {
        let scene = #"{ "size": [900, 900], "duration": 1500, "view": { "Text": "x" } }"#
        try AtomicFile.write(Array(scene.utf8), to: folder.appending(path: "long.json").path)
        let temporary = folder.appending(path: "tmp")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let process = process(["long.json", "-o", "long.gif", "-q"], environment: ["TMPDIR": temporary.path])
        let paused = try PausedCommand(process, at: "frame:2")
        // The stored frames have no name.
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
        #expect(paused.end(with: SIGINT).status == 130)
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
    }
}

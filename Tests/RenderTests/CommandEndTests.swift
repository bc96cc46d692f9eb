import Foundation
import FramePipeline
import Testing

/// The end of commands that can't do their work, and the errors that they report before drawing.
struct CommandEndTests {
    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder()
        try folder.write(Self.scene, to: "m.json")
    }

    private static let scene = #"{ "size": [40, 20], "fps": 20, "duration": 0.5, "view": { "Color": "red" } }"#

    /// A full disk is never taken for success.
    @Test(arguments: [
        ["schema"], ["schema", "--reference"], ["manual"], ["--help"], ["golden", "--help"], ["help", "check"], ["--version"],
        ["--generate-completion-script", "bash"], ["layout", "m.json"], ["check", "m.json"], ["compare", "a.png", "a.png"],
    ])
    func aFullDisk(_ arguments: [String]) throws {
        #expect(try folder.run("still", "m.json", "-o", "a.png").status == 0)
        let process = folder.process(arguments)
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
        let errors = ProgramStart.makePipe()
        process.standardError = errors
        try ProgramStart.run(process)
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 73)
        #expect(text == "render: cannot write standard output: no space left\n")
    }

    /// Data and names would otherwise act on the terminal.
    @Test func dataInMessagesIsEscaped() throws {
        let line = #"{"slug":"../\u001b]0;pwn\u0007\u001b[31mred"}"#
        try folder.write(#"{"size": [9, 9], "view": {"Text": "{data.slug ?? ''}"}}"#, to: "card.json")
        try folder.write("\(line)\n\(line)\n", to: "rows.ndjson")
        let result = try folder.run("batch", "card.json", "--data", "rows.ndjson", "-o", "o/{slug}.png")
        #expect(result.status != 0)
        #expect(result.errors.contains(#"\u{1b}"#))
        #expect(!result.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }

    // MARK: Progress

    private func events(_ errors: String) -> [String] { errors.split(separator: "\n").filter { $0.hasPrefix(#"{"event":"#) }.map(String.init) }

    private static let failures: [([String], Int32, String)] = [
        (["none.json"], 66, "none.json: no such file"),
        (["m.json", "--frames", "0"], 64, "--frames 0: takes a count of at least 1"),
        (["m.json", "--range", "99"], 64, "--range 99: frame 99 is after the last frame, 9 (frames are counted from 0)"),
        (["m.json", "--font-path", "none"], 66, "--font-path: no font could be read from 'none'"),
        (["bad.json"], 65, "bad.json:1:31: error: unknown view 'Colour' at view"),
        (["trap.json"], 65, "trap.json:1:"),
        (["m.json", "-o", "m.json/"], 73, "cannot write m.json/frame-000"),
        (["m.json", "--manifest", "/proc/none", "-o", "f/"], 73, "cannot write /proc/none: "),
        (["contact-sheet", "m.json", "-o", "s.gif"], 64, "-o s.gif: a contact sheet must be a .png or .jpg file, or -"),
        (["golden", "verify", "none"], 66, "none: it contains no golden"),
        (["golden", "record", "m.json", "bad.json", "-o", "G"], 65, "bad.json:1:31: error: unknown view 'Colour' at view"),
        (["watch", "none.json"], 66, "none.json: no such file"),
    ]

    @Test(arguments: failures)
    func theLastEventIsTheFailure(_ arguments: [String], _ status: Int32, _ message: String) throws {
        try folder.write(#"{ "size": [10, 10], "view": { "Colour": "red" } }"#, to: "bad.json")
        try folder.write(
            #"{ "size": [9, 9], "duration": 1, "view": { "TimelineView": { "content": { "Text": "{1 / (1 - floor(time * 2))}" } } } }"#,
            to: "trap.json")
        let result = try end(arguments + ["--progress", "ndjson"])
        let errors = result.errors
        #expect(result.status == status)
        let events = events(errors)
        #expect(events.last?.hasPrefix(#"{"event":"failed","message":"\#(message)"#) == true, "\(errors)")
        #expect(events.last?.hasSuffix(#","status":\#(status)}"#) == true, "\(errors)")
        #expect(events.count { $0.hasPrefix(#"{"event":"failed""#) || $0.hasPrefix(#"{"event":"done""#) } == 1)
    }

    /// Without a reader, the command reports an error; otherwise, the signal would end the process without a message.
    @Test func aReaderThatGoesAway() throws {
        let process = folder.process([])
        // Runs in a shell, because a process that another test starts meanwhile would inherit an end of this process's pipe and keep it open.
        let command = try #require(process.executableURL).path
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", "mkfifo p && exec 3<>p 4>p 3<&- && exec '\(command)' m.json -o - --progress ndjson >&4"]
        let errors = ProgramStart.makePipe()
        process.standardError = errors
        try ProgramStart.run(process)
        let events = events(String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self))
        process.waitUntilExit()
        #expect(process.terminationStatus == 73)
        #expect(events.last == #"{"event":"failed","message":"cannot write frame 0 to standard output: the reader has closed it","status":73}"#)
    }

    @Test func nothingButDoneAfterAll() throws {
        let events = events(try folder.run("m.json", "-o", "a.apng", "--manifest", "a.m", "--progress", "ndjson").errors)
        #expect(events.count == 12)
        #expect(events.last == #"{"event":"done","frames":10}"#)
    }

    // MARK: Manifest and timings

    private static let taken: [([String], String)] = [
        (["--manifest", "m.json"], "--manifest m.json: this is the input"),
        (["--timings", "./m.json"], "--timings ./m.json: this is the input"),
        (["--manifest", "link.json"], "--manifest link.json: this is the input"),
        (["--manifest", "xs/frame-0000.png"], "--manifest xs/frame-0000.png: this is the file of frame 0"),
        (["--timings", "a/../xs/frame-0009.png"], "--timings a/../xs/frame-0009.png: this is the file of frame 9"),
        (["--manifest", "a/t", "--timings", "a/t"], "--timings a/t: this is the file of --manifest"),
        (["--timeline", "t.json", "--timings", "t.json"], "--timings t.json: this is the timeline file"),
        (["--manifest", "card.json"], "--manifest card.json: this is a file of the scene"),
    ]

    /// A scene with another file, and a link to that file.
    private func writeScene() throws -> String {
        let scene = Self.scene.replacing("\"view\"", with: #""imports": ["card.json"], "view""#)
        try folder.write(scene, to: "m.json")
        try folder.write("[]", to: "t.json")
        try folder.write(#"{ "components": { "Card": { "view": { "Color": "red" } } } }"#, to: "card.json")
        try FileManager.default.createDirectory(atPath: folder.path("a"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: "m.json")
        return scene
    }

    @Test(arguments: taken)
    func nothingIsOverwritten(_ arguments: [String], _ message: String) throws {
        let scene = try writeScene()
        #expect(try draw(["-o", "xs"] + arguments) == Ending(status: 64, errors: usageError("\(message); use another file")))
        #expect(!FileManager.default.fileExists(atPath: folder.path("xs")))
        #expect(try folder.text("m.json") == scene)
    }

    @Test func otherFilesAreFree() throws {
        _ = try writeScene()
        #expect(try draw(["-o", "xs", "--manifest", "xs/frame-0010.png", "--timings", "m"]) == Ending(status: 0, errors: ""))
        #expect(try draw(["-o", "xs", "--manifest", "/dev/null", "--timings", "/dev/null"]) == Ending(status: 0, errors: ""))
    }

    @Test func theFileThatMovesIsNotOverwritten() throws {
        let result = try folder.run("m.json", "-o", "a.apng", "--manifest", "./a.apng")
        #expect((result.status, result.errors) == (64, usageError("--manifest ./a.apng: this is the file of -o; use another file")))
    }

    @Test func theManifestOnStandardOutput() throws {
        let result = try folder.run("m.json", "-q", "-o", "xs", "--manifest", "-")
        #expect(result.status == 0)
        #expect(result.output.split(separator: "\n").count == 10)
        #expect(result.output.hasPrefix(#"{"bytes":"#) && result.output.contains(#""name":"xs/frame-0009.png""#))
        #expect(try folder.files(in: ".") == [".errors", ".output", "m.json", "xs"])
        let both = try folder.run("m.json", "-o", "-", "--manifest", "-")
        #expect((both.status, both.output, both.errors) == (64, "", usageError("--manifest -: standard output is already used for the frames; use a file")))
    }

    // MARK: Fonts

    @Test(arguments: [
        ["m.json", "-o", "f.png", "--range", "0"], ["check", "m.json"], ["layout", "m.json"], ["layout", "m.json", "--range", "0"], ["still", "m.json"],
    ])
    func textsNeedAFont(_ arguments: [String]) throws {
        let message =
            "render: there is no font for drawing text; add fonts with --font-path, or install the package fonts-inter: apt-get install fonts-inter\n"
        func run(_ more: [String], environment: [String: String] = [:]) throws -> Ending { try end(arguments + more, environment: environment) }
        #expect(try run(["--ignore-system-fonts"]) == Ending(status: 0, errors: ""))
        try folder.write(#"{ "size": [40, 20], "background": "white", "view": { "Text": "Hello" } }"#, to: "m.json")
        #expect(try run(["--ignore-system-fonts"]) == Ending(status: 66, errors: message))
        // A machine without fonts.
        try folder.write("<?xml version=\"1.0\"?><fontconfig><dir>\(folder.path("none"))</dir></fontconfig>", to: "fonts.conf")
        #expect(try run([], environment: ["FONTCONFIG_FILE": folder.path("fonts.conf")]) == Ending(status: 66, errors: message))
        try folder.write("no font", to: "nofonts/a.txt")
        #expect(try run(["--font-path", "nofonts"]) == Ending(status: 66, errors: "render: --font-path: no font could be read from 'nofonts'\n"))
        try folder.write(#"{ "size": [40, 20], "background": "white", "view": { "Text": "" } }"#, to: "m.json")
        #expect(try run(["--ignore-system-fonts"]) == Ending(status: 0, errors: ""))
    }

    @Test func captionsNeedAFont() throws {
        let result = try folder.run("contact-sheet", "m.json", "--ignore-system-fonts", "-o", "s.png")
        #expect(result.status == 66 && result.errors.hasPrefix("render: there is no font for drawing text; "))
        #expect(!FileManager.default.fileExists(atPath: folder.path("s.png")))
    }

    // MARK: Limits and words

    private static let refused: [([String], String)] = [
        (["--frames", "100001"], "100001 frames exceed the limit of 100000; --limit frames=100001 allows them"),
        (["--fps", "1000", "--limit", "frames=99"], "500 frames exceed the limit of 99; --limit frames=500 allows them"),
        (["--limit", "frames=5", "--frames", "6"], "6 frames exceed the limit of 5; --limit frames=6 allows them"),
        (["--fps", "1001"], "--fps 1001: takes frames per second, above 0 and at most 1000, such as 60, 29.97, or 30000/1001"),
        (["-o", "a.bmp"], "-o a.bmp: .bmp is not a supported format; use .png, .jpg, .gif, .apng, .webp, .mp4, .webm, or .mov, or .pdf or .svg for a still"),
    ]

    @Test(arguments: refused)
    func limitsAndWords(_ arguments: [String], _ message: String) throws {
        #expect(try draw(arguments) == Ending(status: 64, errors: usageError(message)))
    }

    @Test func whatIsWithinTheLimit() throws {
        #expect(try draw(["--limit", "frames=5", "--frames", "3"]) == Ending(status: 0, errors: ""))
        #expect(try draw(["--limit", "frames=5", "--frames", "9", "--range", "4-8"]) == Ending(status: 0, errors: ""))
        #expect(try folder.files(in: "frames").count == 8)
    }

    @Test func aRangeFromTheFirstFrameOn() throws {
        #expect(try draw(["-o", "a", "--range", "-3"]) == Ending(status: 0, errors: ""))
        #expect(try draw(["-o", "b", "--range=-3"]) == Ending(status: 0, errors: ""))
        #expect(try folder.files(in: "a").count == 4)
        #expect(try folder.files(in: "b").count == 4)
        #expect(try folder.run("layout", "m.json", "--range", "-3").output.split(separator: "\n").count == 4)
    }

    private struct Ending: Equatable {
        var status: Int32
        var errors: String
    }

    /// Draws the scene, and returns how the command ended.
    private func draw(_ arguments: [String]) throws -> Ending { try end(["m.json", "-q"] + arguments) }

    private func end(_ arguments: [String], environment: [String: String] = [:]) throws -> Ending {
        let process = folder.process(arguments, environment: environment)
        let pipe = ProgramStart.makePipe()
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe)
        try ProgramStart.run(process)
        let errors = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return Ending(status: process.terminationStatus, errors: errors)
    }

    @Test func aDurationAboveTheLimit() throws {
        let result = try folder.run("m.json", "--limit", "frames=5")
        #expect(result.status == 65)
        #expect(result.errors.contains("a duration of 0.5 s at 20 frames per second exceeds the limit of 5 frames"))
    }

    @Test func oneStandardInput() throws {
        let result = try folder.run("-", "--timeline", "-")
        #expect((result.status, result.errors) == (64, usageError("--timeline -: standard input is already used for the scene; one of them must be a file")))
    }

    @Test func picturesAreNamedInErrors() throws {
        let behind = try folder.run("golden", "record", "m.json", "-o", "G", "--pictures", "99")
        let late = "--pictures 99: frame 99 is after the last frame, 9 (frames are counted from 0)"
        #expect((behind.status, behind.errors) == (64, usageError(late, "render golden record")))
        #expect(
            try folder.run("golden", "record", "m.json", "-o", "G", "--pictures", "a").errors
                == usageError("--pictures a: 'a' is not a range of frames; use a form such as 7, 10-19, 40-, -5, or 0-59x5", "render golden record"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("G")))
    }

    // MARK: Goldens

    @Test func allScenesAreReadBeforeOneIsRecorded() throws {
        try folder.write(#"{ "size": [10, 10], "view": { "Colour": "red" } }"#, to: "bad.json")
        let result = try folder.run("golden", "record", "m.json", "bad.json", "-o", "G")
        #expect((result.status, result.output) == (65, ""))
        #expect(result.errors.hasPrefix("bad.json:1:31: error: unknown view 'Colour' at view"))
        #expect(try folder.files(in: ".") == [".errors", ".output", "bad.json", "m.json"])
        try folder.write(Self.scene, to: "good.json")
        #expect(try folder.run("golden", "record", "m.json", "good.json", "-o", "G").status == 0)
        #expect(try folder.files(in: "G") == ["good", "m"])
    }

    /// A bar that grows with time, and by an additional amount after half a second.
    private func bar(_ seconds: Double, more: Int = 0) -> String {
        #"""
        { "size": [40, 20], "fps": 10, "duration": \#(seconds), "view": { "TimelineView": { "content":
          { "Rectangle": {}, "modifiers": [{ "fill": "red" }, { "frame": { "width": "10 + 10 * time + (time < 0.45 ? 0 : \#(more))" } }] } } } }
        """#
    }

    private static let counts: [(Double, Int, String)] = [
        (1.3, 0, "0 of 10 frames differ, 3 more were not expected"), (1.3, 5, "5 of 10 frames differ, 3 more were not expected"),
        (1.1, 0, "0 of 10 frames differ, 1 more was not expected"), (0.8, 5, "3 of 10 frames differ, 2 are missing"),
        (0.9, 0, "0 of 10 frames differ, 1 is missing"), (1, 5, "5 of 10 frames differ"), (1, 0, "all 10 frames are as recorded"),
    ]

    @Test(arguments: counts)
    func goldensAreCounted(_ seconds: Double, _ more: Int, _ summary: String) throws {
        try folder.write(bar(1), to: "bar.json")
        #expect(try folder.run("golden", "record", "bar.json", "-o", "G").status == 0)
        try folder.write(bar(seconds, more: more), to: "bar.json")
        let result = try folder.run("golden", "verify", "G")
        #expect(result.status == (seconds != 1 ? 2 : more == 0 ? 0 : 1))
        #expect(result.output.hasSuffix("G/bar: \(summary)\n"), "\(result.output)")
    }
}

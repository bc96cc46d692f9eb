import Foundation
import Testing

/// The command on a terminal: its last line, and its messages for wrong usage.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct TerminalTests {
    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder()
        try folder.write(
            #"{ "size": [20, 10], "duration": 0.2, "fps": 10, "data": { "slug": "x" }, "view": { "Color": "red" } }"#, to: "a.json")
        try folder.write("slug\na\nb\n", to: "rows.csv")
        try folder.write(#"[{ "at": 0, "stop": "home" }]"#, to: "flow.json")
    }

    /// Runs the command on a terminal that `script` makes; returns its lines without progress bars and without times.
    private func lines(_ arguments: [String]) throws -> [String] {
        let process = folder.process([])
        process.executableURL = URL(filePath: "/usr/bin/script")
        let words = ([CommandFolder.command.path] + arguments).map { "'\($0)'" }
        process.arguments = ["--quiet", "--return", "--command", words.joined(separator: " "), "/dev/null"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: bytes, as: UTF8.self).replacing(#/\r\u{1B}\[K\[[^\r\n]*/#, with: "").replacing("\r\u{1B}[K", with: "")
        return text.replacing(#/ in [0-9][^\r\n]*/#, with: " in TIME").split(whereSeparator: \.isNewline).map(String.init)
    }

    @Test(
        arguments: [
            (["a.json"], ["render: wrote 2 frames to frames/ in TIME"]), (["a.json", "-o", "a.gif"], ["render: wrote a.gif with 2 frames in TIME"]),
            (["a.json", "-o", "p-%d.png", "--range", "1"], ["render: wrote 1 frame as p-%d.png in TIME"]),
            (["still", "a.json"], ["render: wrote still.png in TIME"]), (["contact-sheet", "a.json"], ["render: wrote sheet.png with 2 frames in TIME"]),
            (["batch", "a.json", "--data", "rows.csv", "-o", "{slug}.png"], ["render: wrote 2 pictures as {slug}.png in TIME"]),
            (["screens", "a.json", "flow.json", "-o", "s"], ["s", "render: wrote s in TIME"]), (["a.json", "--quiet"], []),
            (
                ["golden", "record", "a.json", "-o", "g"],
                ["g/a/golden.json: 2 frames, 1 distinct, 1 image in TIME"]
            ),
        ])
    func drawingEndsWithOneLine(arguments: [String], expected: [String]) throws { #expect(try lines(arguments) == expected) }

    /// A Swift view is drawn by another process, whose command prints the line.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil))
    func drawingASwiftViewEndsWithOneLine() throws {
        try folder.write("import SwiftUI\nstruct Card: View { var body: some View { Color.red } }\n", to: "Card.swift")
        #expect(
            try lines(["Card.swift", "--size", "20x10", "--fps", "10", "--frames", "2", "-o", "card.gif"]) == ["render: wrote card.gif with 2 frames in TIME"])
        #expect(try lines(["still", "Card.swift", "--size", "20x10"]) == ["render: wrote still.png in TIME"])
    }

    /// Without the sandbox, a terminal gets what a view prints, as with `swift run`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil))
    func aViewInTheSandboxCannotControlTheTerminal() throws {
        let line = #"print("\u{1B}]0;title\u{7}a\rb")"#
        try folder.write("import SwiftUI\nstruct Card: View { init() { \(line) }; var body: some View { Color.red } }\n", to: "Card.swift")
        let arguments = ["Card.swift", "--size", "20x10", "--fps", "10", "--frames", "2", "--sandbox"]
        // Not on this machine.
        guard try folder.run(arguments + ["-o", "once.gif"]).status != 69 else { return }
        let shown = try lines(arguments + ["-o", "card.gif"])
        #expect(shown.last == "render: wrote card.gif with 2 frames in TIME")
        #expect(shown.contains(#"\u{1b}]0;title\u{7}a\u{d}b"#), "\(shown)")
        #expect(try lines(arguments.filter { $0 != "--sandbox" } + ["-o", "card.gif"]).contains { $0.contains("\u{1B}]0;title") })
    }

    @Test func aResumedRunSaysThatAllFilesAreComplete() throws {
        #expect(try folder.run("a.json").status == 0)
        #expect(try lines(["a.json", "--resume"]) == ["render: nothing was drawn: all files are complete"])
        let batch = ["batch", "a.json", "--data", "rows.csv", "-o", "{slug}.png"]
        #expect(try folder.run(batch).status == 0)
        #expect(try lines(batch + ["--resume"]) == ["render: nothing was drawn: all files are complete"])
    }

    @Test func withoutATerminalDrawingPrintsNothing() throws {
        let result = try folder.run("a.json")
        #expect((result.status, result.output + result.errors) == (0, ""))
    }

    @Test(arguments: [
        (["a.json", "--frames", "-3"], "--frames: write a value that begins with a hyphen after an equal sign, as in --frames=-3", "render --help"),
        (
            ["still", "a.json", "--frame", "-1"], "--frame: write a value that begins with a hyphen after an equal sign, as in --frame=-1",
            "render still --help"
        ),
        (["a.json", "--frames", "0"], "--frames 0: takes a count of at least 1", "render --help"),
        (["still", "a.json", "--at", "-"], "--at -: takes seconds from 0 to 86400, such as 1.5, 1.5s, or 250ms", "render still --help"),
        (["golden", "record", "-", "-o", "g"], "-: a golden's scene must be a file, so that it can be drawn again", "render golden record --help"),
        (
            ["preview", "a.json", "--size", "300x300"],
            "--size: render preview has no such option; the page's Variants choose the color scheme, the type size, the scale, the language, and more, "
                + "and --device a device", "render preview --help"
        ),
        (["strill"], "strill: there is no file or subcommand of this name; did you mean 'still'?", "render --help"),
        (
            ["farm", "plan", "a.json", "--for", "slrm"],
            "The value 'slrm' is invalid for '--for <scheduler>'. Please provide one of the following: 'slurm', 'kubernetes', 'aws-batch', 'openjd', "
                + "'github', or 'parallel'", "render farm plan --help"
        ),
    ])
    func wrongUsageTakesTwoLines(arguments: [String], message: String, help: String) throws {
        let result = try folder.run(arguments)
        #expect((result.status, result.errors) == (64, "render: \(message)\nSee '\(help)' for more information.\n"))
    }
}

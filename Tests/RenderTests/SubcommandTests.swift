import Commands
import Foundation
import FramePipeline
import Testing

/// The subcommands, each as a process.
struct SubcommandTests {
    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder()
        try folder.write(Self.card(20), to: "card.json")
    }

    /// A card that slides to the right by a number of points, in twelve frames at ten per second.
    private static func card(_ way: Int, duration: Double = 1.2) -> String {
        #"""
        { "size": [60, 30], "fps": 10, "duration": \#(duration), "background": "white", "state": { "on": 0 },
          "view": { "Rectangle": {}, "modifiers": [{ "fill": "blue" }, { "frame": { "width": 20, "height": 10 } },
            { "offset": { "x": "on == 1 ? \#(way) : 0", "y": 0 } }, { "animation": { "linear": 0.4 } }] },
          "timeline": [{ "at": 0.2, "set": { "on": 1 } }] }
        """#
    }

    @Test func stillsShowATime() throws {
        #expect(try folder.run("card.json", "-o", "all/").status == 0)
        #expect(try folder.run("still", "card.json", "--at", "0.45s", "-o", "a.png").status == 0)
        #expect(try folder.run("still", "card.json", "--frame", "4", "-o", "b.png").status == 0)
        #expect(try folder.text("a.png") == folder.text("all/frame-0004.png"))
        #expect(try folder.text("b.png") == folder.text("a.png"))
        // There is still an image beyond the end.
        #expect(try folder.run("still", "card.json", "--at", "9", "-o", "c.png").status == 0)
        #expect(try folder.text("c.png") == folder.text("all/frame-0011.png"))
        #expect(
            try folder.run("still", "card.json", "--at", "9m").errors
                == usageError("--at 9m: takes seconds from 0 to 86400, such as 1.5, 1.5s, or 250ms", "render still"))
    }

    @Test func contactSheetsHaveACellForEachFrame() throws {
        #expect(try folder.run("contact-sheet", "card.json", "--every", "5", "--columns", "2", "-o", "s.png").status == 0)
        let sheet = try PictureFile.read(folder.path("s.png"))
        // Three cells of 60x30 in two rows, 12 around each and 20 below.
        #expect(sheet.width == 12 + 2 * 72)
        #expect(sheet.height == 12 + 2 * (30 + 20 + 12))
        let frame = try { try #require(try? PictureFile.read(folder.path("s.png"))) }()
        #expect(frame.pixels[12 * sheet.width + 12] == 0xFFFF_FFFF)
        #expect(frame.pixels[(12 + 15) * sheet.width + 12 + 30] == frame.pixels[(12 + 62 + 15) * sheet.width + 12 + 50])
        #expect(
            try folder.run("contact-sheet", "card.json", "-o", "s.gif").errors
                == usageError("-o s.gif: a contact sheet must be a .png or .jpg file, or -", "render contact-sheet"))
    }

    @Test func layoutsOfManyFramesAreLines() throws {
        let lines = try folder.run("layout", "card.json", "--range", "0-11x4").output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.map { $0.prefix(12) } == [#"{"frame":0,""#, #"{"frame":4,""#, #"{"frame":8,""#])
        #expect(try folder.run("layout", "card.json", "--range", "0", "--at", "1").status == 64)
    }

    // MARK: Goldens

    @Test func goldensAreMetUntilSomethingChanges() throws {
        let recorded = try folder.run("golden", "record", "card.json", "-o", "G")
        #expect(recorded.output == "G/card/golden.json: 12 frames, 5 distinct, 5 images\n")
        #expect(try folder.files(in: "G/card") == ["frame-0000.png", "frame-0003.png", "frame-0004.png", "frame-0005.png", "frame-0006.png", "golden.json"])
        let same = try folder.run("golden", "verify", "G")
        #expect(same.status == 0)
        #expect(same.output == "G/card: all 12 frames are as recorded\n")

        try folder.write(Self.card(22), to: "card.json")
        let other = try folder.run("golden", "verify", "G", "--html", "r.html")
        #expect(other.status == 1)
        #expect(other.output.contains("G/card: frames 3 to 11 (0.300 s to 1.100 s): the worst is frame "))
        #expect(other.output.split(separator: "\n").count == 2)
        #expect(other.errors.contains("G/card: the report is r.html"))
        #expect(other.output.hasSuffix("G/card: 9 of 12 frames differ\n"))
        let report = try folder.text("r.html")
        #expect(report.contains("9 of 12 differ, worst first."))
        #expect(report.contains("<img alt=\"difference\" src=\"data:image/png;base64,"))
        #expect(!report.contains("http"))

        try folder.write(Self.card(20, duration: 1.4), to: "card.json")
        let longer = try folder.run("golden", "verify", "G/card")
        #expect(longer.status == 2)
        #expect(longer.output.hasPrefix("G/card: 14 frames, but the golden has 12\nG/card: frames 12 to 13 (1.200 s to 1.300 s): not expected\n"))
        #expect(longer.output.hasSuffix("G/card: 0 of 12 frames differ, 2 more were not expected\n"))
        try folder.write(Self.card(20).replacing("\"fps\": 10", with: "\"fps\": 20"), to: "card.json")
        #expect(try folder.run("golden", "verify", "G").status == 2)
        #expect(try folder.run("golden", "verify", "all").errors == "render: all: it contains no golden\n")
    }

    /// If a scene can't be drawn to its end, the existing golden stays intact.
    @Test func aGoldenStaysUntilTheNextIsWhole() throws {
        func scene(_ color: String, _ width: String) -> String {
            """
            { "size": [40, 20], "fps": 10, "duration": 1,
              "view": { "TimelineView": { "content": { "Rectangle": {}, "modifiers": [{ "fill": "\(color)" }, { "frame": { "width": "\(width)" } }] } } } }
            """
        }
        try folder.write(scene("red", "10 + 10 * time"), to: "scene.json")
        #expect(try folder.run("golden", "record", "scene.json", "-o", "G").status == 0)
        let files = try folder.files(in: "G/scene")
        #expect(files.count == 11)
        let before = try files.map { try InputFile.read(folder.path("G/scene/" + $0), limit: 1 << 20) }
        try folder.write(scene("blue", "10 / (1 - floor(time * 2))"), to: "scene.json")
        let failed = try folder.run("golden", "record", "scene.json", "-o", "G")
        #expect(failed.status == 65)
        #expect(failed.errors.contains("division by zero"))
        #expect(try folder.files(in: "G/scene") == files)
        #expect(try files.map { try InputFile.read(folder.path("G/scene/" + $0), limit: 1 << 20) } == before)
    }

    @Test func goldensKeepOptionsAndOnlySomePictures() throws {
        #expect(try folder.run("golden", "record", "card.json", "-o", "deep/G", "--scale", "2", "--frames", "6", "--pictures", "0,4").status == 0)
        #expect(try folder.files(in: "deep/G/card") == ["frame-0000.png", "frame-0004.png", "golden.json"])
        #expect(try folder.run("golden", "verify", "deep/G").status == 0)
        try folder.write(Self.card(22), to: "card.json")
        let other = try folder.run("golden", "verify", "deep/G", "--threshold", "255").output
        // A frame of which only the hash is known has no tolerance.
        #expect(
            other.split(separator: "\n").map { $0.prefix(25) }
                == ["deep/G/card: frame 3 (0.30", "deep/G/card: frame 5 (0.50", "deep/G/card: 2 of 6 frames"].map { $0.prefix(25) })
    }

    @Test func seedsChooseRandomNumbers() throws {
        func scene(_ seed: String) -> String {
            #"{ "size": [60, 20], \#(seed) "view": { "Rectangle": {}, "modifiers": [{ "fill": "red" }, { "frame": { "width": "10 + 50 * random('w')" } }] } }"#
        }
        try folder.write(scene(""), to: "chance.json")
        try folder.write(scene(#""seed": 7,"#), to: "seven.json")
        func picture(_ arguments: String...) throws -> [UInt8] {
            let process = folder.process(arguments + ["-q", "--frames", "1", "-o", "c.png"])
            try ProgramStart.run(process)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            return try InputFile.read(folder.path("c.png"), limit: 1 << 20)
        }
        let (plain, seven) = (try picture("chance.json"), try picture("seven.json"))
        #expect(plain != seven)
        #expect(try picture("chance.json", "--seed", "7") == seven)
        #expect(try picture("seven.json", "--seed", "0") == plain)
        #expect(try folder.run("golden", "record", "chance.json", "-o", "G", "--seed", "7").status == 0)
        #expect(try folder.text("G/chance/golden.json").contains("\"seed\" : 7"))
        #expect(try folder.run("golden", "verify", "G").status == 0)
        #expect(try folder.run("chance.json", "--seed", "x").errors == usageError("--seed x: takes a whole number, 0 or more"))
    }

    @Test func goldensKeepLimits() throws {
        #expect(try folder.run("golden", "record", "card.json", "-o", "G", "--limit", "views=50", "--limit", "events=7", "--timeout", "30").status == 0)
        let text = try folder.text("G/card/golden.json")
        #expect(text.contains("\"timeout\" : 30") && text.contains("\"events=7\"") && text.contains("\"views=50\""), "\(text)")
        #expect(try folder.run("golden", "verify", "G").status == 0)
        try folder.write(text.replacing("views=50", with: "viewNesting=1"), to: "G/card/golden.json")
        let refused = try folder.run("golden", "verify", "G")
        #expect(refused.status == 65)
        #expect(refused.errors.contains("views and modifiers are nested more than 1 levels deep"), "\(refused.errors)")
    }

    // MARK: Reading

    /// Data from a pipe has no extension that gives its format.
    @Test(arguments: [
        ("size: [8, 4]\nview: { Color: red }\n", Int32(0), ""), ("{ \"size\": [8, 4], \"view\": { \"Color\": \"red\" } }", 0, ""),
        ("\u{FEFF}# a comment\nsize: [8, 4]\nview:\n  Colour: red\n", 65, "standard input:4:3: error: unknown view 'Colour'"),
        ("// no comment\n{}", 65, "standard input:1:1: error: "), ("", 65, "standard input:1:1: error: "),
        ("\"size\": [8, 4]", 65, "standard input:1:7: error: "),
    ])
    func standardInputIsJSONOrYAML(text: String, status: Int32, message: String) throws {
        try folder.write(text, to: "in")
        let process = folder.process(["validate", "-"])
        process.standardInput = try FileHandle(forReadingFrom: URL(filePath: folder.path("in")))
        let errors = ProgramStart.makePipe()
        process.standardError = errors
        try ProgramStart.run(process)
        let said = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == status)
        #expect(said.hasPrefix(message) && said.isEmpty == message.isEmpty, "\(said)")
    }

    // MARK: Comparing

    @Test func foldersAreComparedByName() throws {
        #expect(try folder.run("card.json", "-o", "a/", "--frames", "6").status == 0)
        #expect(try folder.run("card.json", "-o", "b/", "--range", "1-6", "--set", "on=0").status == 0)
        let same = try folder.run("compare", "a", "a")
        #expect(same.status == 0)
        #expect(same.output == "all 6 images are the same\n")
        let other = try folder.run("compare", "a", "b", "--html", "r.html")
        #expect(other.status == 2)
        #expect(other.output == "frame-0000.png: missing\nframe-0006.png: not expected\n2 of 7 images differ\n")
        #expect(try folder.text("r.html").contains("frame-0006.png"))
        #expect(try folder.run("compare", "a", "a/frame-0000.png").status == 66)
        #expect(try folder.run("compare", "a", "b", "--diff", "d.png").status == 64)
    }

    @Test(arguments: ["gif", "apng", "webp"])
    func animationsAreComparedFrameByFrame(_ format: String) throws {
        for (name, way, fps) in [("a", 20, 10), ("b", 24, 10), ("slow", 20, 5)] {
            try folder.write(Self.card(way), to: "card.json")
            #expect(try folder.run("card.json", "-o", "\(name).\(format)", "--fps", "\(fps)", "--frames", "12").status == 0)
        }
        #expect(try folder.run("compare", "a.\(format)", "a.\(format)").status == 0)
        let other = try folder.run("compare", "a.\(format)", "b.\(format)")
        #expect(other.status == 1)
        // Equal frames are stored as one.
        #expect(other.output.contains("frame 1 (0.300 s): "))
        let slow = try folder.run("compare", "a.\(format)", "slow.\(format)")
        #expect(slow.status == 2)
    }

    @Test(arguments: ["mp4", "webm"])
    func timesOfVideosAreCompared(_ format: String) throws {
        for (name, fps) in [("a", 10), ("slow", 5)] {
            #expect(try folder.run("card.json", "-o", "\(name).\(format)", "--fps", "\(fps)", "--frames", "12").status == 0)
        }
        let same = try folder.run("compare", "a.\(format)", "a.\(format)")
        #expect((same.status, same.output) == (0, "all 12 frames are the same\n"))
        let slow = try folder.run("compare", "a.\(format)", "slow.\(format)")
        #expect(slow.status == 2)
        #expect(slow.output.hasPrefix("timing differs in 11 frames: frame 1 begins at 0.200 s, expected 0.100 s\n"), "\(slow.output)")
    }

    /// Milliseconds compared with hundredths, and a last frame with a longer duration.
    @Test func timesAreComparedAsExactlyAsTheFormatsSayThem() {
        let even = [0, 1.0 / 60, 2.0 / 60]
        #expect(CompareJob.timeNotes((even, 0.05), ([0, 0.017, 0.033], 0.05), precision: 0.001).isEmpty)
        #expect(CompareJob.timeNotes((even, 0.05), ([0, 0.02, 0.04], 0.05), precision: 0.01).isEmpty)
        #expect(
            CompareJob.timeNotes((even, 0.05), ([0, 0.02, 0.04], 0.05), precision: 0.001)
                == ["timing differs in 2 frames: frame 1 begins at 0.020 s, expected 0.017 s"])
        #expect(CompareJob.timeNotes((even, 0.05), (even, 1), precision: 0.001) == ["timing differs: the animation lasts 1.000 s, expected 0.050 s"])
        #expect(CompareJob.timeNotes((even, 0.05), (even, nil), precision: 0.001).isEmpty)
    }

    // MARK: Manifest and manual

    @Test func manifestsHaveALineForEachFrame() throws {
        #expect(try folder.run("card.json", "-o", "f/", "--manifest", "m.jsonl", "--range", "1-4").status == 0)
        let lines = try folder.text("m.jsonl").split(separator: "\n")
        let first = SHA256.hexDigest(of: try InputFile.read(folder.path("f/frame-0001.png"), limit: 1 << 20))
        #expect(lines.count == 4)
        #expect(lines.first?.contains(#""duration":0.1,"frame":1,"name":"f/frame-0001.png","sha256":"\#(first)","time":0.1"#) == true)
        #expect(lines.dropFirst().first == #"{"duration":0.1,"frame":2,"name":"f/frame-0002.png","sameAs":1,"time":0.2}"#)
        // Frames that existed before are included.
        #expect(try folder.run("card.json", "-o", "f/", "--manifest", "again.jsonl", "--range", "1-4", "--resume").status == 0)
        #expect(try folder.text("again.jsonl") == folder.text("m.jsonl"))
    }

    @Test func theManualHasEverySubcommand() throws {
        let page = try folder.run("manual")
        #expect(page.status == 0)
        for name in ["DRAW", "STILL", "CONTACT-SHEET", "WATCH", "LAYOUT", "CHECK", "COMPARE", "GOLDEN RECORD", "GOLDEN VERIFY"] {
            #expect(page.output.contains(".SH \"RENDER \(name)\""), "\(name)")
        }
        #expect(page.output.contains("\\fB\\-\\-fail\\-on\\fR \\fIkinds\\fR"))
    }

    /// Drawing needs no subcommand's name, so the options of drawing are completed without one, too.
    @Test(arguments: ["bash", "zsh", "fish"])
    func shellsCompleteOptionsAndSubcommands(_ shell: String) throws {
        let script = try folder.run("--generate-completion-script", shell)
        #expect(script.status == 0)
        for name in ["contact-sheet", "golden", "still", "fail-on", "manifest"] { #expect(script.output.contains(name), "\(name)") }
    }

    @Test func bashCompletes() throws {
        try folder.write(try folder.run("--generate-completion-script", "bash").output, to: "script")
        func completions(_ words: String...) throws -> [String] {
            let bash = Process()
            bash.executableURL = URL(filePath: "/bin/bash")
            bash.currentDirectoryURL = folder.url
            bash.arguments = [
                "-c", #"source ./script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _render render "${@: -1}" "${@: -2:1}"; printf '%s\n' "${COMPREPLY[@]}""#,
                "bash",
                "render",
            ]
            bash.arguments?.append(contentsOf: words)
            let output = ProgramStart.makePipe()
            bash.standardOutput = output
            try ProgramStart.run(bash)
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            bash.waitUntilExit()
            return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        }
        #expect(try completions("c") == ["contact-sheet", "check", "compare", "card.json"])
        #expect(try completions("card.json", "--sh") == ["--shard", "--shards", "--shard-base"])
        #expect(try completions("--color-scheme", "") == ["light", "dark"])
        #expect(try completions("--platform", "") == ["ios", "macos"])
        #expect(try completions("golden", "v") == ["verify"])
        #expect(try completions("check", "card.json", "--fa") == ["--fail-on"])
        #expect(try completions("schema", "--re") == ["--reference"])
    }

    @Test func aSubcommandIsMisspelt() throws {
        let result = try folder.run("cmpare", "a", "b")
        #expect((result.status, result.output) == (64, ""))
        #expect(result.errors == usageError("cmpare: there is no file or subcommand of this name; did you mean 'compare'?"))
        #expect(try folder.run("scene").errors == "render: scene: no such file\n")
    }

    // MARK: Watching

    @Test func watchingDrawsAgainWhatChanged() throws {
        let process = folder.process(["watch", "card.json", "-o", "w/", "--frames", "4"])
        let errors = folder.url.appending(path: ".errors")
        try Data().write(to: errors)
        process.standardError = try FileHandle(forWritingTo: errors)
        try ProgramStart.run(process)
        defer { if process.isRunning { process.terminate() } }
        func said(_ text: String, _ count: Int = 1) -> Bool {
            // No time limit: a command that fails ends.
            while true {
                let isRunning = process.isRunning
                if ((try? String(contentsOf: errors, encoding: .utf8)) ?? "").components(separatedBy: text).count > count { return true }
                guard isRunning else { return false }
                Thread.sleep(forTimeInterval: 0.05)
            }
        }
        func number(_ file: String) throws -> Int? { try FileManager.default.attributesOfItem(atPath: folder.path(file))[.systemFileNumber] as? Int }
        #expect(said("drawn in"))
        let (first, last) = (try number("w/frame-0000.png"), try number("w/frame-0003.png"))
        try folder.write("{ nonsense", to: "card.json")
        #expect(said("not drawn (status 65)"))
        try folder.write(Self.card(40), to: "card.json")
        #expect(said("drawn in", 2))
        // Nothing has moved yet in the first frame.
        #expect(try number("w/frame-0000.png") == first)
        #expect(try number("w/frame-0003.png") != last)
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
    }
}

import Commands
import Foundation
import FramePipeline
import Testing

/// The command is stopped in the middle of a sequence; the tests check the files at that moment.
final class RecoveryTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "temporary"), withIntermediateDirectories: true)
        // After half a second, frames are much larger.
        let scene = """
            {
              "size": [120, 80], "fps": 60, "duration": 2, "background": "white", "state": { "turns": 0 },
              "view": { "ZStack": [
                { "Text": "Frame" },
                { "if": "turns > 0", "then": { "AngularGradient": { "colors": ["red", "yellow", "green", "blue", "red"], "center": "center" } } }
              ] },
              "timeline": [{ "at": 0.5, "set": { "turns": 1 } }]
            }
            """
        try AtomicFile.write(Array(scene.utf8), to: folder.appending(path: "scene.json").path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func process(_ line: String) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        let variables = ["RENDER": CommandFolder.command.path, "TMPDIR": folder.appending(path: "temporary").path]
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Runs one command until it stops itself at a moment, and ends it there.
    ///
    /// - Parameters:
    ///   - line: `$RENDER` and its arguments.
    ///   - moment: the value of `EASEL_PAUSE_AT`.
    private func end(_ line: String, at moment: String, with signal: Int32) throws -> (status: Int32, errors: String) {
        // The shell becomes the command, so that the signal reaches it.
        let process = process("exec " + line)
        let file = folder.appending(path: ".errors")
        try Data().write(to: file)
        process.standardError = try FileHandle(forWritingTo: file)
        let status = try PausedCommand(process, at: moment).end(with: signal).status
        return (status, try String(contentsOf: file, encoding: .utf8))
    }

    /// Runs a shell line in which `$RENDER` is the command, and returns its status and its messages.
    private func shell(_ line: String) throws -> (status: Int32, errors: String) {
        let process = process(line)
        let errors = ProgramStart.makePipe()
        process.standardError = errors
        try ProgramStart.run(process)
        let text = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    /// Returns the files of a folder, including hidden ones.
    private func files(_ name: String) throws -> [String: Data] {
        let place = folder.appending(path: name)
        var files: [String: Data] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: place.path) { files[file] = try Data(contentsOf: place.appending(path: file)) }
        return files
    }

    /// Expects that all files are finished frames, and that `--resume` draws the rest, with the same result as an uninterrupted run.
    private func completes(_ name: String) throws {
        let whole = try shell("$RENDER scene.json -q -o whole/")
        #expect(whole.status == 0, "\(whole.errors)")
        let expected = try files("whole")
        let before = try files(name)
        #expect(expected.count == 120)
        #expect(before.count < 120)
        for (file, bytes) in before { #expect(expected[file] == bytes, "\(file)") }
        let resumed = try shell("$RENDER scene.json --resume --progress ndjson -o \(name)/")
        #expect(resumed.status == 0)
        #expect(resumed.errors.hasPrefix(#"{"event":"start","frames":\#(120 - before.count),"#))
        #expect(try files(name) == expected)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func anInterruptedSequenceIsResumed(_ signal: Int32) throws {
        // With one job the pause holds all other frames back.
        let result = try end("$RENDER scene.json -q -j 1 -o cut/", at: "frame:8", with: signal)
        #expect(result.status == 130)
        #expect(result.errors == "render: interrupted: 8 frames were written; --resume draws the rest\n")
        #expect(try files("cut").count == 8)
        try completes("cut")
    }

    /// Numbers that look random and are the same in every run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 33
        }
    }

    /// The command is killed repeatedly while it writes: every file with a frame's name is that frame, and `--resume` draws the rest.
    ///
    /// `EASEL_KILLS` sets the number of kills. Their moments are the same in every run.
    @Test func aKilledSequenceIsResumed() throws {
        let count = ProcessInfo.processInfo.environment["EASEL_KILLS"].flatMap { Int($0) } ?? 20
        #expect(try shell("$RENDER scene.json -q -o whole/").status == 0)
        let expected = try files("whole")
        let points: [PausePoint] = [.temporaryFile, .file, .frame, .evaluation]
        var numbers = Numbers(state: 1)
        for number in 0..<count {
            // Every second run continues at the point at which the previous one was killed.
            let name = "killed\(number / 2)"
            let point = points[number % points.count]
            let frames = number % 2 == 0 ? 0 : try files(name).keys.count { !$0.hasPrefix(".") }
            // Half of the missing frames at most, so that some are always left.
            let moment = "\(point.rawValue):\(Int.random(in: 1...max(1, (expected.count - frames) / 2), using: &numbers))"
            #expect(try end("$RENDER scene.json -q --resume -o \(name)/", at: moment, with: SIGKILL).status == SIGKILL)
            let there = try files(name)
            let (hidden, named) = (there.filter { $0.key.hasPrefix(".") }, there.filter { !$0.key.hasPrefix(".") })
            #expect(named.count < expected.count, "\(moment) is too late")
            #expect(point != .temporaryFile || !hidden.isEmpty)
            for (file, bytes) in named { #expect(expected[file] == bytes, "\(file) of \(name) after \(moment)") }
        }
        for number in 0..<(count + 1) / 2 {
            _ = try shell("touch -c -d '2 minutes ago' killed\(number)/.[a-z]*")
            #expect(try shell("$RENDER scene.json -q --resume -o killed\(number)/").status == 0)
            #expect(try files("killed\(number)") == expected)
        }
    }

    private static let otherFiles: [(String, [String])] = [
        ("$RENDER scene.json -q -o out/a.gif", ["frame:1", "frame:60", "temporary-file:1", "file:1"]),
        ("$RENDER scene.json -q -o out/a.apng", ["frame:1", "frame:60", "temporary-file:1", "file:1"]),
        ("$RENDER scene.json -q -o out/a.webp", ["frame:1", "frame:60", "temporary-file:1", "file:1", "temporary-folder:1"]),
        ("$RENDER scene.json -q -o out/a.mp4", ["frame:1", "frame:60", "temporary-file:1", "file:1", "temporary-folder:1"]),
        ("$RENDER scene.json -q -o out/ --manifest out/frames.ndjson", ["frame:60", "frame:120", "temporary-file:121", "file:121"]),
        ("$RENDER contact-sheet scene.json -q -o out/a.png", ["evaluation:60", "frame:3", "temporary-file:1", "file:1"]),
        // Two images under temporary names, the same two under their final names, and the manifest.
        ("$RENDER golden record scene.json -q -o out", ["frame:60", "file:3", "temporary-file:2", "file:4"]),
    ]

    /// The command is killed while it writes files other than frames: under a file's name is the complete file, the previous one, or no file. No temporary
    /// file stays.
    @Test(.timeLimit(.minutes(20)), arguments: otherFiles)
    func aKillLeavesWholeFiles(_ line: String, _ moments: [String]) throws {
        let count = ProcessInfo.processInfo.environment["EASEL_KILLS"].flatMap { Int($0) } ?? moments.count
        #expect(try shell("mkdir out; " + line).status == 0)
        let expected = try wholeFiles("out")
        let other = line.replacing("scene.json", with: "other/scene.json").replacing("out", with: "out2")
        _ = try shell("mkdir other out2; sed s/Frame/Other/ scene.json > other/scene.json; " + other)
        for (number, moment) in moments.prefix(count).enumerated() {
            // The first and third run find no files, the second and fourth those of another scene.
            _ = try shell("rm -rf out; " + (number % 2 == 0 ? "mkdir out" : "cp -r out2 out"))
            let before = try wholeFiles("out")
            #expect(try end(line, at: moment, with: SIGKILL).status == SIGKILL)
            for (file, bytes) in try wholeFiles("out") { #expect(bytes == expected[file] || bytes == before[file], "\(file) after \(moment)") }
            // The time limit ends the wait for files that stay.
            while try !FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "temporary").path).isEmpty { Thread.sleep(forTimeInterval: 0.02) }
        }
        #expect(try shell(line).status == 0)
        #expect(try wholeFiles("out") == expected)
    }

    /// Returns the visible files of a folder and of its subfolders.
    private func wholeFiles(_ name: String) throws -> [String: Data] {
        let place = folder.appending(path: name)
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: place.path) where !URL(filePath: path).lastPathComponent.hasPrefix(".") {
            files[path] = try? Data(contentsOf: place.appending(path: path))
        }
        return files
    }

    /// A file that is being written is not touched, and neither are files with other names.
    @Test func onlyOldTemporaryFilesGo() throws {
        _ = try shell(
            "mkdir some; touch -d '1 hour' some/.dat.nosync1.new some/.easel-1-1.part some/.other; touch -d '2 minutes ago' some/.dat.nosync1.old some/.easel-1-2.part some/.other2"
        )
        #expect(try shell("$RENDER scene.json -q --range 0 -o some/").status == 0)
        #expect(try files("some").keys.sorted() == [".dat.nosync1.new", ".easel-1-1.part", ".other", ".other2", "frame-0000.png"])
    }

    private static let scenes = ProcessInfo.processInfo.environment["EASEL_SCENES"]

    /// Draws the repository's scenes repeatedly in one process. `EASEL_SCENES` gives the number of drawings and, after a space, the megabytes by which memory
    /// may grow.
    ///
    /// Without the variable, Scripts/test runs the release build of `bench memory`, which is ten times as fast.
    @Test(.enabled(if: scenes != nil, "EASEL_SCENES is not set; Scripts/test runs bench memory")) func nothingStaysOfAScene() throws {
        let count = try #require(Self.scenes)
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
        let result = try shell("bench=${RENDER%render}bench; cd '\(root)'; exec $bench memory \(count) >&2")
        #expect(result.status == 0, "\(result.errors)")
    }

    /// A limit on file sizes simulates a full disk: the small frames fit.
    @Test func afterALimitOnFileSizesTheSequenceIsResumed() throws {
        let result = try shell("ulimit -f 2; $RENDER scene.json -q -j 1 -o full/")
        #expect(result.status == 73)
        #expect(result.errors == "render: cannot write full/frame-0030.png: the file is larger than allowed\n")
        try completes("full")
    }

    /// ffmpeg may end with status 0 then.
    @Test(arguments: ["gif", "apng", "webp", "mp4", "webm", "mov"]) func afterALimitOnFileSizesNoAnimationIsLeft(_ ending: String) throws {
        let result = try shell("mkdir full; ulimit -f 1; $RENDER scene.json -q -o full/a.\(ending)")
        #expect(result.status == 73)
        #expect(result.errors.hasPrefix("render: cannot write full/a.\(ending): "), "\(result.errors)")
        #expect(try files("full").isEmpty)
    }

    @Test func aFullDeviceIsReported() throws {
        let result = try shell("$RENDER scene.json -q --range 3 -o - >/dev/full")
        #expect(result.status == 73)
        #expect(result.errors == "render: cannot write frame 3 to standard output: no space left\n")
    }

    /// Not even root can write there.
    @Test func anUnwritableFolderIsReported() throws {
        let result = try shell("$RENDER scene.json -q -j 1 -o /proc/frames/")
        #expect(result.status == 73)
        #expect(result.errors.hasPrefix("render: cannot write /proc/frames/frame-0000.png: "))
    }

    /// An incomplete file, an image of another size, and a file that isn't an image are drawn again; a complete one is not touched.
    @Test func resumeLooksAtFiles() throws {
        #expect(try shell("$RENDER scene.json -q --range 0-3 -o some/").status == 0)
        let expected = try files("some")
        #expect(try shell("$RENDER scene.json -q --scale 2 --range 2 -o some/").status == 0)
        _ = try shell("truncate -s -1 some/frame-0000.png; : > some/frame-0001.png; touch -d 2001-01-01 some/frame-0003.png")
        // Change a byte among the pixels of one file.
        _ = try shell(
            "$RENDER scene.json -q --range 4 -o some/; cp some/frame-0004.png whole.png; printf X | dd of=some/frame-0004.png bs=1 seek=80 conv=notrunc")
        #expect(try shell("cmp whole.png some/frame-0004.png").status == 1)
        #expect(try shell("$RENDER scene.json -q --resume --range 4 -o some/; cmp whole.png some/frame-0004.png").status == 0)
        _ = try shell("rm some/frame-0004.png")
        #expect(try shell("$RENDER scene.json -q --resume --range 0-3 -o some/").status == 0)
        #expect(try files("some") == expected)
        #expect(try shell("test some/frame-0003.png -ot scene.json").status == 0)
        #expect(try shell("$RENDER scene.json -q --resume -o -").errors.hasPrefix("render: --resume: there are no files to resume from"))
    }

    @Test func sharesAreAllFramesTogether() throws {
        #expect(try shell("for i in 1 2 3; do $RENDER scene.json -q --range 0-9 --shard $i/3 -o shares/ || exit; done").status == 0)
        #expect(try shell("$RENDER scene.json -q --range 0-9 -o all/").status == 0)
        #expect(try files("shares") == files("all"))
        #expect(
            try shell("$RENDER scene.json --shard 4/3").errors
                == usageError("--shard 4/3: write it as 1/3, 2/3, and 3/3, for example; together they are all frames"))
        #expect(
            try shell("$RENDER scene.json --shard 1/2 -o x.gif").errors
                == usageError("--shard: x.gif is a single file with all frames; only PNG files can be sharded"))
    }

    @Test func timingsAreOneObject() throws {
        let result = try shell("$RENDER scene.json -q -j 1 --frames 20 -o t/ --timings -")
        #expect(result.status == 0)
        let timings = try JSONDecoder().decode(RenderTimings.self, from: Data(result.errors.utf8))
        #expect(timings.frames.framesWritten == 20)
        #expect(timings.frames.framesPainted == 1)
        #expect(timings.frames.framesCopied == 19)
        #expect(timings.frames.pixelsPainted == 120 * 80)
        #expect(timings.frames.bytesWritten == (try files("t").values.reduce(0) { $0 + $1.count }))
        #expect(timings.seconds.startUp > 0)
        #expect(try shell("$RENDER scene.json -q --frames 2 -o t/ --timings t.json").status == 0)
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: "t.json").path))
    }
}

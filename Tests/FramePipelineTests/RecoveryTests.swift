import Commands
import Foundation
import FramePipeline
import Testing

/// The command stopped in the middle of a sequence, and what is there then.
@Suite final class RecoveryTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        // From half a second on, frames are much larger.
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

    /// Runs a line of the shell in which `$RENDER` is the command, and answers its status and what it says.
    private func shell(_ line: String) throws -> (status: Int32, errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        let command = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "render")
        process.environment = ProcessInfo.processInfo.environment.merging(["RENDER": command.path]) { $1 }
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    /// The files of a folder; hidden ones, too.
    private func files(_ name: String) throws -> [String: Data] {
        let place = folder.appending(path: name)
        var files: [String: Data] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: place.path) { files[file] = try Data(contentsOf: place.appending(path: file)) }
        return files
    }

    /// That all files are finished frames, and that `--resume` makes the rest, so that all is as if nothing had been.
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

    @Test(arguments: ["INT", "TERM", "HUP"]) func anInterrupt(_ signal: String) throws {
        // The signal comes after some frames.
        let result = try shell(
            "set -m; $RENDER scene.json -q -o cut/ & job=$!; until [ -e cut/frame-0007.png ]; do sleep 0.005; done; kill -\(signal) $job; wait $job")
        #expect(result.status == 130)
        #expect(result.errors.hasPrefix("render: interrupted: "))
        #expect(result.errors.contains(" frames were written; --resume draws the others\n"))
        try completes("cut")
    }

    /// Killed at random moments, again and again: whatever has a frame's name is that frame, and `--resume` makes the rest. `EASEL_KILLS` says how often.
    @Test func kills() throws {
        let count = ProcessInfo.processInfo.environment["EASEL_KILLS"].flatMap { Int($0) } ?? 20
        #expect(try shell("$RENDER scene.json -q -o whole/").status == 0)
        let expected = try files("whole")
        var leftOver = 0
        var begun = 0
        for number in 0..<count {
            // Half of them go on from what the one before had left; moments are counted from the first file on, so that all fall into the writing.
            let name = "killed\(number / 2)"
            let wait = String(Double.random(in: 0...0.15))
            let files = try shell(
                """
                set -m; mkdir -p \(name); before=$(ls \(name) | wc -l)
                $RENDER scene.json -q --resume -o \(name)/ & job=$!
                for ((i = 0; i < 2000; i++)); do if [ $(ls \(name) | wc -l) -ne $before ] || ! kill -0 $job 2>&-; then break; fi; sleep 0.002; done
                sleep \(wait); kill -KILL $job; wait $job; true
                """)
            #expect(files.status == 0)
            let there = try self.files(name)
            leftOver += there.keys.filter { $0.hasPrefix(".") }.count
            begun += there.count < expected.count ? 1 : 0
            for (file, bytes) in there where !file.hasPrefix(".") { #expect(expected[file] == bytes, "\(file) of \(name)") }
        }
        #expect(begun > 0, "no process was killed while it wrote")
        for number in 0..<(count + 1) / 2 {
            _ = try shell("touch -c -d '2 minutes ago' killed\(number)/.[a-z]*")
            #expect(try shell("$RENDER scene.json -q --resume -o killed\(number)/").status == 0)
            #expect(try files("killed\(number)") == expected)
        }
        print("\(count) kills, \(begun) of them before the last frame, left \(leftOver) temporary files")
    }

    /// Killed at random moments while it makes other files than frames: what has their names is the whole file, the one that was there before, or nothing.
    @Test(
        arguments: [
            "$RENDER scene.json -q -o out/a.gif", "$RENDER scene.json -q -o out/a.apng", "$RENDER scene.json -q -o out/a.webp",
            "$RENDER scene.json -q -o out/a.mp4", "$RENDER scene.json -q -o out/ --manifest out/frames.ndjson",
            "$RENDER contact-sheet scene.json -q -o out/a.png", "$RENDER golden record scene.json -q -o out",
        ])
    func killsWhileOtherFilesAreMade(_ line: String) throws {
        let count = ProcessInfo.processInfo.environment["EASEL_KILLS"].flatMap { Int($0) } ?? 4
        let start = ContinuousClock.now
        #expect(try shell("mkdir out; " + line).status == 0)
        let length = (ContinuousClock.now - start) / .seconds(1)
        let expected = try wholeFiles("out")
        let other = line.replacing("scene.json", with: "other/scene.json").replacing("out", with: "out2")
        _ = try shell("mkdir other out2; sed s/Frame/Other/ scene.json > other/scene.json; " + other)
        for number in 0..<count {
            // Every other one finds the files there, of another scene.
            _ = try shell("rm -rf out; " + (number % 2 == 0 ? "mkdir out" : "cp -r out2 out"))
            let before = try wholeFiles("out")
            let wait = String(Double.random(in: 0...length))
            _ = try shell("mkdir -p temporary; set -m; TMPDIR=$PWD/temporary \(line) & job=$!; sleep \(wait); kill -KILL $job; wait $job; rm -rf temporary")
            for (file, bytes) in try wholeFiles("out") { #expect(bytes == expected[file] || bytes == before[file], "\(file) after \(wait) s") }
        }
        #expect(try shell(line).status == 0)
        #expect(try wholeFiles("out") == expected)
    }

    /// The files of a folder, and of those in it, that are not hidden.
    private func wholeFiles(_ name: String) throws -> [String: Data] {
        let place = folder.appending(path: name)
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: place.path) where !URL(filePath: path).lastPathComponent.hasPrefix(".") {
            files[path] = try? Data(contentsOf: place.appending(path: path))
        }
        return files
    }

    /// A file that is being written is left alone, and so is whatever has another name.
    @Test func onlyOldTemporaryFilesGo() throws {
        _ = try shell(
            "mkdir some; touch some/.dat.nosync1.new some/.easel-1-1.part some/.other; touch -d '2 minutes ago' some/.dat.nosync1.old some/.easel-1-2.part some/.other2"
        )
        #expect(try shell("$RENDER scene.json -q --range 0 -o some/").status == 0)
        #expect(try files("some").keys.sorted() == [".dat.nosync1.new", ".easel-1-1.part", ".other", ".other2", "frame-0000.png"])
    }

    /// Our scenes over and over in one process; `EASEL_SCENES` says how many, and after a space how many megabytes may stay.
    @Test func nothingStaysOfAScene() throws {
        let count = ProcessInfo.processInfo.environment["EASEL_SCENES"] ?? "150"
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
        let result = try shell("bench=${RENDER%render}bench; cd '\(root)'; exec $bench memory \(count) >&2")
        #expect(result.status == 0, "\(result.errors)")
    }

    /// A limit on files' size in place of a full disk: the small frames fit.
    @Test func noRoom() throws {
        let result = try shell("ulimit -f 2; $RENDER scene.json -q -j 1 -o full/")
        #expect(result.status == 73)
        #expect(result.errors == "render: cannot write full/frame-0030.png: the file is larger than allowed\n")
        try completes("full")
    }

    @Test func aFullDevice() throws {
        let result = try shell("$RENDER scene.json -q --range 3 -o - >/dev/full")
        #expect(result.status == 73)
        #expect(result.errors == "render: cannot write frame 3 to standard output: no space left\n")
    }

    /// Not even root writes there.
    @Test func anUnwritableFolder() throws {
        let result = try shell("$RENDER scene.json -q -j 1 -o /proc/frames/")
        #expect(result.status == 73)
        #expect(result.errors.hasPrefix("render: cannot write /proc/frames/frame-0000.png: "))
    }

    /// A file that is not whole, one of another size, and one that is none are drawn again; a whole one is left as it is.
    @Test func resumeLooksAtFiles() throws {
        #expect(try shell("$RENDER scene.json -q --range 0-3 -o some/").status == 0)
        let expected = try files("some")
        #expect(try shell("$RENDER scene.json -q --scale 2 --range 2 -o some/").status == 0)
        _ = try shell("truncate -s -1 some/frame-0000.png; : > some/frame-0001.png; touch -d 2001-01-01 some/frame-0003.png")
        // A byte among the pixels of one.
        _ = try shell(
            "$RENDER scene.json -q --range 4 -o some/; cp some/frame-0004.png whole.png; printf X | dd of=some/frame-0004.png bs=1 seek=80 conv=notrunc")
        #expect(try shell("cmp whole.png some/frame-0004.png").status == 1)
        #expect(try shell("$RENDER scene.json -q --resume --range 4 -o some/; cmp whole.png some/frame-0004.png").status == 0)
        _ = try shell("rm some/frame-0004.png")
        #expect(try shell("$RENDER scene.json -q --resume --range 0-3 -o some/").status == 0)
        #expect(try files("some") == expected)
        #expect(try shell("test some/frame-0003.png -ot scene.json").status == 0)
        #expect(try shell("$RENDER scene.json -q --resume -o -").errors.hasPrefix("render: --resume: standard output keeps no frames"))
    }

    @Test func sharesAreAllFramesTogether() throws {
        #expect(try shell("for i in 1 2 3; do $RENDER scene.json -q --range 0-9 --shard $i/3 -o shares/ || exit; done").status == 0)
        #expect(try shell("$RENDER scene.json -q --range 0-9 -o all/").status == 0)
        #expect(try files("shares") == files("all"))
        #expect(try shell("$RENDER scene.json --shard 4/3").errors == "render: --shard 4/3: write it as in 1/3, 2/3 and 3/3, which together are all frames\n")
        #expect(try shell("$RENDER scene.json --shard 1/2 -o x.gif").errors == "render: --shard: x.gif is one file of all frames; shares are for PNG files\n")
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

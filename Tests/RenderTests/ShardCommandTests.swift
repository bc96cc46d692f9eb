import Commands
import Foundation
import FramePipeline
import Testing

/// Shards as processes: the command's messages, and the names of side files.
struct ShardCommandTests {
    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder()
        try folder.write(
            #"{ "size": [40, 20], "fps": 20, "duration": 0.5, "view": { "TimelineView": { "content": { "Circle": {}, "modifiers": [{ "frame": { "width": "1 + time" } }] } } } }"#,
            to: "m.json")
    }

    @Test func theCommandNamesTheSchedulerAndTheManifest() throws {
        let task = ["AWS_BATCH_JOB_ARRAY_INDEX": "1", "AWS_BATCH_JOB_ARRAY_SIZE": "3"]
        let result = try folder.run("m.json", "--shard", "auto", "--manifest", "out/{shard}.ndjson", "-o", "out/frames/", environment: task)
        #expect(result.errors == "render: shard 2 of 3, by AWS Batch: AWS_BATCH_JOB_ARRAY_INDEX=1, AWS_BATCH_JOB_ARRAY_SIZE=3\n")
        #expect(result.status == 0)
        #expect(try folder.files(in: "out") == ["2-of-3.ndjson", "frames"])
        #expect(try folder.files(in: "out/frames") == ["frame-0003.png", "frame-0004.png", "frame-0005.png"])
        #expect(try folder.run("m.json", "-q", "--shard", "auto", environment: task).errors.isEmpty)
        let none = try folder.run("m.json", "--manifest", "{shard}.ndjson")
        #expect(none.status == 64 && none.errors.hasPrefix("render: {shard}.ndjson: {shard} is the number of a shard; add --shard\n"))
        #expect(try folder.run("m.json", "--shards", "3").status == 64)
    }

    /// The manifest is the last file of a shard: a process that is killed or interrupted before leaves no manifest.
    @Test(arguments: [SIGTERM, SIGKILL])
    func aShardThatEndsEarlyHasNoManifest(_ signal: Int32) throws {
        let arguments = ["m.json", "-q", "-j", "1", "--shard", "1/1", "--manifest", "out/{shard}.ndjson", "-o", "out/", "--resume"]
        let process = folder.process(arguments)
        let end = try PausedCommand(process, at: "file:10").end(with: signal)
        #expect(end.status == (signal == SIGTERM ? 130 : SIGKILL))
        // All frames exist, and the manifest doesn't.
        #expect(try folder.files(in: "out").filter { !$0.hasPrefix(".") } == (0..<10).map { "frame-000\($0).png" })
        #expect(try folder.run(arguments).status == 0)
        #expect(try folder.text("out/1-of-1.ndjson").split(separator: "\n").count == 10)
    }

    /// A worker that a scheduler believes lost still runs: both write the same frames.
    @Test func twoWorkersOnTheSameFramesDoNoHarm() throws {
        let arguments = ["m.json", "-q", "--manifest", "out/1.ndjson", "-o", "out/"]
        #expect(try folder.run(["m.json", "-q", "--manifest", "alone/1.ndjson", "-o", "alone/"]).status == 0)
        // The first worker holds a complete frame under its temporary name while the second one draws all frames.
        let first = folder.process(arguments + ["-j", "1"])
        let paused = try PausedCommand(first, at: "temporary-file:4")
        #expect(try folder.run(arguments).status == 0)
        let names = try folder.files(in: "alone")
        for name in names {
            #expect(try Array(InputFile.read(folder.path("alone/" + name), limit: 1 << 20)) == InputFile.read(folder.path("out/" + name), limit: 1 << 20))
        }
        paused.end(with: SIGKILL)
        for name in names {
            #expect(try Array(InputFile.read(folder.path("alone/" + name), limit: 1 << 20)) == InputFile.read(folder.path("out/" + name), limit: 1 << 20))
        }
        // Several shards that actually run at the same time.
        let workers = try (0..<4).map { _ in
            let process = folder.process(["m.json", "-q", "--manifest", "many/1.ndjson", "-o", "many/"])
            try ProgramStart.run(process)
            return process
        }
        for worker in workers {
            worker.waitUntilExit()
            #expect(worker.terminationStatus == 0)
        }
        #expect(try folder.files(in: "many") == names)
        for name in names {
            #expect(try Array(InputFile.read(folder.path("alone/" + name), limit: 1 << 20)) == InputFile.read(folder.path("many/" + name), limit: 1 << 20))
        }
    }

    /// A write that never ends doesn't delay the end of the process.
    @Test func aStuckDiskDoesNotHoldTheEndUp() throws {
        #expect(unsafe mkfifo(folder.path("stuck"), 0o600) == 0)
        let process = folder.process(["m.json", "-q", "-o", "f/", "--timings", "stuck"])
        try ProgramStart.run(process)
        // No writer gets past opening a pipe without a reader.
        while process.isRunning && !ProcessStatus.listens(process.processIdentifier) { usleep(5000) }
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
        #expect(AtomicFile.patience < 2000)
    }
}

import Commands
import Foundation
import FramePipeline
import Testing

/// A farm from its plan to its video, as processes.
struct FarmTests {
    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder()
        try folder.write(scene(background: "white"), to: "m.json")
    }

    private func scene(background: String) -> String {
        #"""
        { "size": [40, 30], "fps": 60, "duration": 0.5, "background": "\#(background)", "view": { "TimelineView": { "content": { "ZStack": [
          { "RadialGradient": { "colors": ["red", "#0000FF80", "clear"], "center": "center", "startRadius": 2, "endRadius": "12 + 20 * time" } },
          { "Text": "{floor(time * 20)}" } ] } } } }
        """#
    }

    private func plan(_ arguments: String...) throws {
        let result = try folder.run(["farm", "plan", "m.json", "--for", "parallel", "--cores", "1", "-o", "farm"] + arguments)
        #expect(result.status == 0, "\(result.errors)")
    }

    /// Draws a shard as the job file does.
    private func draw(_ shard: Int, of count: Int, more: [String] = []) throws {
        let arguments = ["draw", "m.json", "-q", "-o", "farm/frames/", "--manifest", "farm/manifests/{shard}.ndjson", "--resume", "--shard-base", "0"]
        #expect(try folder.run(arguments + more + ["--shard", "\(shard)/\(count)"]).status == 0)
    }

    private func bytes(_ name: String) throws -> [UInt8] { try InputFile.read(folder.path(name), limit: 1 << 24) }

    @Test func aPlanSaysWhatItMeasuredAndWhatIsNext() throws {
        let result = try folder.run("farm", "plan", "m.json", "--for", "slurm", "--shards", "3", "--scale", "2", "-o", "out/farm")
        #expect(result.status == 0, "\(result.errors)")
        let lines = result.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("measured: ") == true)
        #expect(lines.contains("planned: 30 frames in 3 shards with 2 cores each"))
        #expect(lines.suffix(2) == ["wrote out/farm/farm.json and out/farm/job.sbatch", "next: render farm submit out/farm"])
        let plan = try FarmPlan.read(folder.path("out/farm"))
        #expect((plan.arguments, plan.frameCount, plan.fps, plan.shards) == (["m.json", "--scale", "2"], 30, "60", 3))
        #expect(plan.estimate.paint > 0 && plan.estimate.bytes > 0 && plan.estimate.memory > 0)
        #expect(try folder.files(in: "out/farm") == ["farm.json", "job.sbatch", "logs"])
    }

    @Test func statusNamesWhatIsMissing() throws {
        #expect(try folder.run("farm", "status", "none").errors == "render: none/farm.json: no such file; render farm plan writes it\n")
        try plan("--shards", "10")
        for shard in [0, 1, 2, 4, 8, 9] { try draw(shard, of: 10) }
        // Three shards without a manifest, and one with a missing frame.
        try FileManager.default.removeItem(atPath: folder.path("farm/frames/frame-0013.png"))
        let result = try folder.run("farm", "status", "farm")
        #expect((result.status, result.output) == (1, "farm: 17 of 30 frames are complete (56 %), 5 of 10 shards\nmissing: 3-7\n"))
        let json = try folder.run("farm", "status", "farm", "--format", "json")
        #expect(json.output.contains(#""missing":"3-7","missingFrames":[9,10,11,13,15,"#), "\(json.output)")
        let early = try folder.run("farm", "assemble", "farm", "-o", "a.gif")
        #expect((early.status, early.errors) == (66, "render: farm: 13 of 30 frames are missing; draw them first: 3-7\n"))
        for shard in 3...7 { try draw(shard, of: 10) }
        #expect(try folder.run("farm", "status").output == "farm: 30 of 30 frames are complete (100 %), 10 of 10 shards\n")
    }

    /// On an opaque and on a translucent background, because PNG files keep colors that are not multiplied by alpha.
    @Test(arguments: ["white", "#FF000040"])
    func aFilmHasTheBytesOfOneMachine(_ background: String) throws {
        try folder.write(scene(background: background), to: "m.json")
        try plan("--shards", "4")
        for shard in [2, 0, 3, 1] { try draw(shard, of: 4) }
        var names = ["a.gif", "a.apng"]
        if ExternalProgram.find("ffmpeg") != nil { names += ["a.mp4", "a.webp", "a.webm", "a.mov"] }
        for name in names {
            #expect(try folder.run("m.json", "-q", "-o", "single-" + name).status == 0)
            let result = try folder.run("farm", "assemble", "farm", "-o", name)
            #expect(result.status == 0, "\(result.errors)")
            #expect(try bytes(name) == bytes("single-" + name), "\(name)")
        }
        #expect(try folder.run("m.json", "-q", "--loop", "3", "-o", "single.gif").status == 0)
        #expect(try folder.run("farm", "assemble", "farm", "--loop", "3", "-o", "b.gif").status == 0)
        #expect(try bytes("b.gif") == bytes("single.gif"))
    }

    @Test func aRangeIsAssembledAsOneMachineDrawsIt() throws {
        try plan("--shards", "2", "--range", "3-29x3", "--fps", "30000/1001", "--frames", "40")
        let more = ["--range", "3-29x3", "--fps", "30000/1001", "--frames", "40"]
        for shard in 0..<2 { try draw(shard, of: 2, more: more) }
        #expect(try folder.run(["m.json", "-q", "-o", "single.apng"] + more).status == 0)
        #expect(try folder.run("farm", "assemble", "farm", "-o", "a.apng").status == 0)
        #expect(try bytes("a.apng") == bytes("single.apng"))
    }

    @Test func everyHashIsVerified() throws {
        try plan("--shards", "2")
        for shard in 0..<2 { try draw(shard, of: 2) }
        // A frame of another scene with the same size: its checksums are right.
        try FileManager.default.removeItem(atPath: folder.path("farm/frames/frame-0007.png"))
        try FileManager.default.copyItem(atPath: folder.path("farm/frames/frame-0008.png"), toPath: folder.path("farm/frames/frame-0007.png"))
        let same = try bytes("farm/frames/frame-0007.png").count
        let manifest = try folder.text("farm/manifests/1-of-2.ndjson")
        try folder.write(
            manifest.replacing(#/"bytes":[0-9]+,(?<rest>[^\n]*frame-0007)/#) { "\"bytes\":\(same),\($0.output.rest)" }, to: "farm/manifests/1-of-2.ndjson")
        let result = try folder.run("farm", "assemble", "farm", "-o", "a.gif")
        #expect(result.status == 65)
        #expect(
            result.errors
                == "render: farm/frames/frame-0007.png: frame 7 is not what its manifest says; delete the file, and draw its shard again\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path("a.gif")))
        // Another machine had other fonts.
        try folder.write(manifest.replacing(#/"sha256":"..../#, with: "\"sha256\":\"0000"), to: "farm/manifests/9.ndjson")
        #expect(try folder.run("farm", "assemble", "farm", "-o", "a.gif").errors.hasPrefix("render: farm: frame 0 has different bytes in two manifests"))
    }

    private static let refused: [([String], Int32, String)] = [
        (["plan", "-", "--for", "slurm"], 64, "-: the workers can't read this command's standard input; use a file"),
        (["plan", "m.json", "--for", "aws-batch", "--shards", "1"], 64, "--shards 1: a job of aws-batch has from 2 to 10000"),
        (["plan", "m.json", "--for", "slurm", "--cores", "0"], 64, "--cores 0: takes a number from 1 to 1024"),
        (["plan", "none.json", "--for", "slurm"], 66, "none.json: no such file"),
        (["submit", "farm"], 64, "farm: this plan is for parallel; submit it with: bash farm/job.sh"),
        (["assemble", "farm", "-o", "a.png"], 64, "-o a.png: 30 frames do not fit in one image; use a pattern such as a-%04d.png, or a folder"),
        (["assemble", "farm", "-o", "a"], 64, "-o a: the frames exist as PNG files already; assemble a .gif, .apng, .webp, .mp4, .webm, or .mov"),
    ]

    @Test func refusals() throws {
        try plan("--shards", "2")
        for (arguments, status, message) in Self.refused {
            let result = try folder.run(["farm"] + arguments)
            let errors = status == 64 ? usageError(message, "render farm \(arguments[0])") : "render: \(message)\n"
            #expect((result.status, result.errors) == (status, errors))
        }
    }

    /// Slurm's programs, as a script that counts its calls: an array with a hole is submitted, followed, and reported.
    @Test func slurmGetsTheMissingShards() throws {
        #expect(try folder.run("farm", "plan", "m.json", "--for", "slurm", "--shards", "10", "-o", "farm").status == 0)
        for shard in 0..<10 where shard != 3 && shard != 7 { try draw(shard, of: 10) }
        try folder.write("#!/bin/sh\necho \"$@\" >sbatch.arguments\necho '42;cluster'\n", to: "bin/sbatch")
        try folder.write(
            """
            #!/bin/sh
            echo x >>calls
            case $(wc -l <calls) in
                1) echo RUNNING; echo PENDING ;;
                2) "$RENDER" draw m.json -q -o farm/frames/ --manifest 'farm/manifests/{shard}.ndjson' --shard 4/10; echo PENDING ;;
                *) echo 'slurm_load_jobs error: Invalid job id specified' >&2; exit 1 ;;
            esac
            """, to: "bin/squeue")
        for name in ["sbatch", "squeue"] { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/\(name)")) }
        let environment = ["PATH": folder.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""), "RENDER": CommandFolder.command.path]
        let result = try folder.run("farm", "submit", "farm", environment: environment)
        #expect(result.status == 1, "\(result.errors)")
        #expect(
            result.output == """
                job 42: 2 of 10 shards, --array=3,7
                job 42: 1 pending, 1 running; 24 of 30 frames
                job 42: 1 pending; 27 of 30 frames
                farm: 27 of 30 frames are complete (90 %), 9 of 10 shards
                missing: --array=7
                logs: farm/logs

                """)
        #expect(try folder.text("sbatch.arguments") == "--parsable --array=3,7 farm/job.sbatch\n")
        try draw(7, of: 10)
        #expect(try folder.run("farm", "submit", "farm", environment: environment).output == "farm: 30 of 30 frames are complete (100 %), 10 of 10 shards\n")
    }
}

import Commands
import Foundation
import FramePipeline
import Testing

/// The parts of `render farm`: estimates, lists, arguments, and job files.
struct FarmPartTests {
    @Test func listsOfIndices() {
        #expect(IndexList.text([]).isEmpty)
        #expect(IndexList.text([3, 17, 40, 41, 42, 43, 44]) == "3,17,40-44")
        #expect(IndexList.text([0, 1]) == "0-1")
    }

    private let estimate = FarmEstimate(startUp: 1, step: 0.001, paint: 0.1, bytes: 1000, memory: 100 << 20)

    /// The last shard steps through all frames, and paints only its own.
    @Test func theLastShardBoundsTheTime() {
        #expect(abs(estimate.seconds(frames: 1000, shards: 1, cores: 1) - 102) < 1e-9)
        #expect(abs(estimate.seconds(frames: 1000, shards: 10, cores: 1) - (1 + 0.9 + 10.1)) < 1e-9)
        #expect(abs(estimate.seconds(frames: 1000, shards: 10, cores: 2) - (1 + 0.9 + 5.05)) < 1e-9)
        // Painting no longer takes any time.
        #expect(abs(estimate.seconds(frames: 1000, shards: 1000, cores: 128) - (1 + 0.999 + 0.001)) < 1e-9)
        #expect(estimate.bottleneck(frames: 1000, shards: 10, cores: 1) == "painting")
        #expect(estimate.bottleneck(frames: 10_000, shards: 10_000, cores: 1) == "stepping")
        #expect(estimate.bottleneck(frames: 100, shards: 100, cores: 1) == "starting")
    }

    @Test func shardsAreAsManyAsHelp() {
        #expect(estimate.shards(frames: 1000, cores: 1, within: 300, allowed: 1...1000) == 1)
        // 3600 s of painting; each shard takes 300 s minus the start and 36 s of stepping.
        let many = estimate.shards(frames: 36_000, cores: 1, within: 300, allowed: 1...1000)
        #expect(many == 14)
        #expect(estimate.seconds(frames: 36_000, shards: many, cores: 1) <= 300)
        #expect(estimate.seconds(frames: 36_000, shards: many - 1, cores: 1) > 300)
        // A goal that no number reaches.
        let most = estimate.shards(frames: 36_000, cores: 1, within: 10, allowed: 1...1000)
        #expect(estimate.seconds(frames: 36_000, shards: 2 * most, cores: 1) > 0.9 * estimate.seconds(frames: 36_000, shards: most, cores: 1))
        // Starting takes most of the time.
        #expect(estimate.shards(frames: 3, cores: 1, within: 0, allowed: 2...10) == 2)
        #expect(estimate.shards(frames: 1, cores: 1, within: 300, allowed: 2...10) == 2)
    }

    @Test func workersGetTheArgumentsOfDrawing() {
        let typed = ["a.json", "--for", "slurm", "--frames=9", "-o", "out", "--cores=2", "--set", "title=a b", "-q", "--shards", "3", "--range", "-5"]
        #expect(WorkerArguments.drawing(typed) == ["a.json", "--frames=9", "--set", "title=a b", "--range", "-5"])
    }

    private func job(_ scheduler: FarmScheduler, _ arguments: [String] = ["a b.json", "--frames", "600"]) throws -> String {
        let plan = FarmPlan(
            scheduler: scheduler, arguments: arguments, frameCount: 600, range: nil, fps: "60", shards: 12, cores: 4, estimate: estimate)
        return JobFile(plan, FarmFolder("out/"), input: "scenes/My Film.json", command: "/opt/render", workingFolder: "/share/it's").text
    }

    @Test func statusesThatNeverRetry() {
        #expect(CommandStatus.allCases.filter(\.isFinal) == [.usage, .badInput, .noInput, .unavailable])
    }

    @Test func aSlurmJobIsAScriptOfItsShell() throws {
        let text = try job(.slurm)
        for line in [
            "#SBATCH --job-name=render-my-film", "#SBATCH --array=0-11", "#SBATCH --cpus-per-task=4", "#SBATCH --mem=512M", "#SBATCH --time=0:05:00",
            "#SBATCH --requeue", "#SBATCH --chdir=\"/share/it's\"", "#SBATCH --output=\"out/logs/%A_%a.log\"",
            "/opt/render draw 'a b.json' --frames 600 -o out/frames/ --manifest 'out/manifests/{shard}.ndjson' --resume --jobs 4 --shard auto --shards 12 "
                + "--shard-base 0 || status=$?",
            "    0 | 64 | 65 | 66 | 69) ;;",
        ] { #expect(text.split(separator: "\n").contains { $0 == line }, "\(line)\n\(text)") }
        // All directives precede the first command.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.firstIndex { $0.hasPrefix("status=") } ?? 0 > lines.lastIndex { $0.hasPrefix("#SBATCH") } ?? 0)
    }

    /// The shell that reads a script finds no errors in it.
    @Test(arguments: [FarmScheduler.slurm, .parallel])
    func scriptsAreValid(_ scheduler: FarmScheduler) throws {
        let folder = try CommandFolder()
        try folder.write(job(scheduler), to: "job.sh")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-n", folder.path("job.sh")]
        try ProgramStart.run(process)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func anArrayJobOfAWSIsJSON() throws {
        let job = try #require(JSONSerialization.jsonObject(with: Data(job(.awsBatch).utf8)) as? [String: Any])
        #expect((job["arrayProperties"] as? [String: Int])?["size"] == 12)
        let retry = try #require(job["retryStrategy"] as? [String: Any])
        let rules = try #require(retry["evaluateOnExit"] as? [[String: String]])
        #expect(rules == ["64", "65", "66", "69"].map { ["onExitCode": $0, "action": "EXIT"] })
        let command = try #require((job["containerOverrides"] as? [String: Any])?["command"] as? [String])
        #expect(command.prefix(3) == ["render", "draw", "a b.json"])
        #expect(command.suffix(6) == ["--shard", "auto", "--shards", "12", "--shard-base", "0"])
    }

    @Test func documentsHaveTheirShardsAndStatuses() throws {
        let kubernetes = try job(.kubernetes)
        for part in [
            "completionMode: Indexed", "completions: 12", "backoffLimitPerIndex: 3", "values: [64, 65, 66, 69]", "restartPolicy: Never", "- \"a b.json\"",
        ] { #expect(kubernetes.contains(part), "\(part)\n\(kubernetes)") }
        let template = try job(.openjd, ["a.json", "--range", "0-99", "--scale", "2"])
        for part in [
            "specificationVersion: jobtemplate-2023-09", "type: CHUNK[INT]", "default: \"0-599\"", "defaultTaskCount: 50", "rangeConstraint: CONTIGUOUS",
            #"a.json --scale 2 -o "{{Param.Output}}/frames/""#, #"--range "{{Task.Param.Frames}}""#,
        ] { #expect(template.contains(part), "\(part)\n\(template)") }
        let github = try job(.github)
        for part in ["shard: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]", "fail-fast: false", "--shard \"${{ matrix.shard }}/12\" --shard-base 0"] {
            #expect(github.contains(part), "\(part)\n\(github)")
        }
    }
}

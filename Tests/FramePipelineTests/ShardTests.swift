import Commands
import Foundation
import FramePipeline
import Testing

/// The part of the frames that a scheduler's variables select.
struct ShardTests {
    private static func slurm(_ index: Int, _ least: Int, _ greatest: Int, _ count: Int, step: Int = 1) -> [String: String] {
        [
            "SLURM_JOB_ID": "7", "SLURM_ARRAY_TASK_ID": "\(index)", "SLURM_ARRAY_TASK_MIN": "\(least)", "SLURM_ARRAY_TASK_MAX": "\(greatest)",
            "SLURM_ARRAY_TASK_COUNT": "\(count)", "SLURM_ARRAY_TASK_STEP": "\(step)",
        ]
    }

    private struct Case {
        var variables: [String: String]
        var count: Int?
        var base: Int?
        /// The shard, or the beginning of the error after `--shard auto: `.
        var result: String
    }

    private static let cases: [Case] = [
        Case(variables: slurm(0, 0, 11, 12), result: "01-of-12 Slurm"),
        Case(variables: slurm(11, 0, 11, 12), result: "12-of-12 Slurm"),
        Case(variables: slurm(12, 1, 12, 12), result: "12-of-12 Slurm"),
        // --array=0-15:5
        Case(variables: slurm(15, 0, 15, 4, step: 5), result: "4-of-4 Slurm"),
        // --array=3,17 and --array=40-44 of a larger array
        Case(
            variables: slurm(17, 3, 17, 2),
            result: "this array is a part of one (SLURM_ARRAY_TASK_MIN=3, SLURM_ARRAY_TASK_MAX=17, SLURM_ARRAY_TASK_COUNT=2, SLURM_ARRAY_TASK_STEP=1), and"),
        Case(variables: slurm(41, 40, 44, 5), result: "this array is a part of one"),
        Case(variables: slurm(17, 3, 17, 2), count: 20, result: "--array=3-17 may count 20 shards from 0 or from 1; add --shard-base 0 or 1"),
        Case(variables: slurm(17, 3, 17, 2), count: 20, base: 0, result: "18-of-20 Slurm"),
        Case(variables: slurm(17, 3, 17, 2), count: 20, base: 1, result: "17-of-20 Slurm"),
        Case(variables: slurm(0, 0, 17, 2), count: 20, result: "01-of-20 Slurm"),
        Case(variables: slurm(20, 3, 20, 2), count: 20, result: "20-of-20 Slurm"),
        Case(variables: slurm(3, 3, 3, 1), count: 12, base: 0, result: "04-of-12 Slurm"),
        Case(variables: slurm(0, 0, 0, 1), count: 12, base: 0, result: "01-of-12 Slurm"),
        Case(variables: slurm(20, 3, 20, 2), count: 20, base: 0, result: "SLURM_ARRAY_TASK_ID=20: 20 shards counted from 0 are 0 to 19"),
        Case(variables: slurm(9, 0, 5, 6), result: "SLURM_ARRAY_TASK_ID=9, SLURM_ARRAY_TASK_MIN=0"),
        Case(variables: ["SLURM_JOB_ID": "7"], result: "this Slurm job is not an array; submit it with --array=0-11, for example"),
        Case(variables: ["SLURM_ARRAY_TASK_ID": "2"], result: "SLURM_ARRAY_TASK_ID is 2, but SLURM_ARRAY_TASK_MIN, _MAX, and _COUNT are not all set"),
        Case(variables: ["SLURM_ARRAY_TASK_ID": "2"], count: 3, base: 0, result: "3-of-3 Slurm"),
        Case(
            variables: ["JOB_COMPLETION_INDEX": "2"], result: "JOB_COMPLETION_INDEX is 2, but Kubernetes doesn't say how many tasks there are; add --shards N"),
        Case(variables: ["JOB_COMPLETION_INDEX": "2"], count: 12, result: "03-of-12 Kubernetes"),
        Case(variables: ["AWS_BATCH_JOB_ARRAY_INDEX": "9", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], result: "10-of-10 AWS Batch"),
        Case(variables: ["BATCH_TASK_INDEX": "0", "BATCH_TASK_COUNT": "3"], result: "1-of-3 Google Batch"),
        Case(variables: ["CLOUD_RUN_TASK_INDEX": "2", "CLOUD_RUN_TASK_COUNT": "3"], result: "3-of-3 Cloud Run"),
        Case(variables: ["CLOUD_RUN_TASK_INDEX": "3", "CLOUD_RUN_TASK_COUNT": "3"], result: "CLOUD_RUN_TASK_INDEX=3: 3 shards counted from 0 are 0 to 2"),
        Case(variables: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], result: "1-of-3 GitLab CI"),
        Case(variables: ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], result: "CI_NODE_INDEX is 0, but GitLab CI counts from 1; add --shard-base 0"),
        Case(variables: ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], base: 0, result: "1-of-3 GitLab CI"),
        // GitLab sets the total for every job.
        Case(variables: ["CI_NODE_TOTAL": "1"], result: "no scheduler has set any of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX"),
        Case(variables: ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "3"], result: "CI_NODE_INDEX is 'x', which is not a whole number"),
        Case(variables: ["CI_NODE_INDEX": "", "CI_NODE_TOTAL": "3"], result: "CI_NODE_INDEX is '', which is not a whole number"),
        // A job submitted by CI.
        Case(variables: slurm(0, 0, 11, 12).merging(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]) { $1 }, result: "01-of-12 Slurm"),
        Case(
            variables: slurm(0, 0, 11, 12).merging(["JOB_COMPLETION_INDEX": "2"]) { $1 }, count: 12,
            result: "SLURM_ARRAY_TASK_ID and JOB_COMPLETION_INDEX are both set and disagree"),
        Case(variables: [:], result: "no scheduler has set any of"),
    ]

    @Test func schedulersNumberTheirTasks() {
        for item in Self.cases {
            let context = "\(item)"
            do throws(UsageError) {
                let found = try ShardEnvironment(item.variables, count: item.count, base: item.base)
                #expect("\(found.shard.label) \(found.scheduler)" == item.result, "\(context)")
            } catch {
                let text = error.description.replacing("--shard auto: ", with: "")
                #expect(text.hasPrefix(item.result), "\(context): \(error)")
                #expect(error.description.count > item.result.count || text == item.result)
            }
        }
    }

    private static let written: [(String, Int?, Int?, String)] = [
        ("2/3", nil, nil, "2-of-3"), ("0/3", nil, 0, "1-of-3"), ("2/3", nil, 0, "3-of-3"), ("2/3", 3, nil, "2-of-3"), ("2", 3, nil, "2-of-3"),
        ("2", 3, 0, "3-of-3"), ("0/3", nil, nil, "--shard 0/3: write it as 1/3, 2/3, and 3/3, for example; together they are all frames"),
        ("3/3", nil, 0, "--shard 3/3: 3 shards counted from 0 are 0 to 2"), ("2", nil, nil, "--shard 2: add --shards N, or write it as 2/3"),
        ("2/3", 4, nil, "--shard 2/3: --shards 4 contradicts that"), ("2/3", nil, 2, "--shard-base 2: the first shard is 0 or 1"),
        ("1", 0, nil, "--shards 0: takes a number from 1 to 1000000"),
    ]

    @Test(arguments: written)
    func shardsAreWritten(_ text: String, _ count: Int?, _ base: Int?, _ result: String) {
        do throws(UsageError) {
            #expect(try Shard.read(text, count: count, base: base, environment: [:]).shard.label == result)
        } catch {
            #expect(error.description == result)
        }
    }
}

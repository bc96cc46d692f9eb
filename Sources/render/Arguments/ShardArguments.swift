import ArgumentParser
import Commands
import Foundation

/// The options that select one part of the frames.
struct ShardArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Draw one part of the frames, such as 1/3, 2/3, and 3/3 on three machines; auto asks Slurm, Kubernetes, AWS Batch, Google Batch, Cloud Run, or GitLab CI.",
            valueName: "i/n | auto"))
    var shard: String?

    @Option(help: ArgumentHelp("The number of shards, if --shard doesn't contain it.", valueName: "N"))
    var shards: Int?

    @Option(help: ArgumentHelp("The number of the first shard (default: 1, or the scheduler's).", valueName: "0 | 1"))
    var shardBase: Int?

    /// - Throws: `UsageError`.
    func apply(to options: inout RenderOptions, isQuiet: Bool) throws(UsageError) {
        guard let shard else {
            if let shards { throw UsageError("--shards \(shards): add --shard auto, or the number of this shard") }
            if let shardBase { throw UsageError("--shard-base \(shardBase): add --shard") }
            for path in [options.manifestPath, options.timingsPath].compactMap(\.self) where path.contains(Shard.placeholder) {
                throw UsageError("\(path): \(Shard.placeholder) is the number of a shard; add --shard")
            }
            return
        }
        let (selected, message) = try Shard.read(shard, count: shards, base: shardBase, environment: ProcessInfo.processInfo.environment)
        options.shard = selected
        options.manifestPath = options.manifestPath?.replacing(Shard.placeholder, with: selected.label)
        options.timingsPath = options.timingsPath?.replacing(Shard.placeholder, with: selected.label)
        if let message, !isQuiet { MessageOutput.print(message) }
    }
}

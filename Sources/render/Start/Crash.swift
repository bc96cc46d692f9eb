import ArgumentParser
import Commands
import FramePipeline

/// `render crash`: ends like a bug in the command would, for tests of `InternalError`.
struct Crash: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "crash", abstract: "Crash.", shouldDisplay: false)

    enum Kind: String, CaseIterable, ExpressibleByArgument {
        /// A failed precondition of Swift.
        case trap
        /// A recursion without an end.
        case recursion
    }

    @Argument var kind: Kind
    @Option var progress: ProgressStyle = .none

    @MainActor func run() async throws {
        ProgressReporter.begin(style: progress)
        switch kind {
        case .trap: preconditionFailure("a crash was asked for")
        case .recursion: try ResultOutput.print("\(Self.depth(0))")
        }
    }

    /// Never returns: the sum keeps the compiler from making a loop of the recursion.
    private static func depth(_ start: Int) -> Int { start < 0 ? start : depth(start + 1) + depth(start + 2) }
}

import Foundation
import FramePipeline
import Synchronization
import Views

/// The contents of `--timings`: counters, which are the same in every run with one job, and times, which vary.
package struct RenderTimings: Sendable, Equatable, Codable {
    /// The amount of work for the views.
    package struct Views: Sendable, Equatable, Codable {
        package let bodiesEvaluated: Int
        package let layoutsMeasured: Int
        package let layoutsPlaced: Int
        package let displayItems: Int
    }

    package let views: Views
    package let frames: FrameCounters
    package let seconds: StageTimes

    package init(_ log: RenderLog, graph: GraphCounters) {
        views = Views(
            bodiesEvaluated: graph.bodiesEvaluated, layoutsMeasured: graph.layoutsMeasured, layoutsPlaced: graph.layoutsPlaced,
            displayItems: graph.displayItems)
        frames = log.counters
        seconds = log.times
    }

    /// Writes one JSON object on a single line.
    ///
    /// - Parameter path: a file, or `-` for standard error.
    /// - Throws: `WriteError`.
    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let line = try encoder.encode(self) + Data("\n".utf8)
        if path == "-" { try? FileHandle.standardError.write(contentsOf: line) } else { try AtomicFile.write(line, to: path) }
    }
}

/// Processor time of this process, in seconds.
enum ProcessTime {
    private static let origin = Mutex(0.0)
    private static var total: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    /// The time since the start of the process, or since `restart`.
    static var used: Double { total - origin.withLock { $0 } }

    /// Begins anew, for the next job of a process that performs several.
    static func restart() { origin.withLock { $0 = total } }
}

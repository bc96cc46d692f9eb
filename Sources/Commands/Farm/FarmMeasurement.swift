import Foundation
import FramePipeline

/// Draws a few frames in a separate process, as a worker would, and measures them.
package struct FarmMeasurement {
    private let command: URL
    /// The arguments of drawing, without output and range.
    private let arguments: [String]

    package init(command: URL, arguments: [String]) { (self.command, self.arguments) = (command, arguments) }

    /// The number of runs of frames in a sample, and of frames in a run: consecutive frames share work, as in a shard.
    private static let runs = 4
    private static let length = 4
    /// The number of frames at the beginning that are always measured.
    private static let beginning = 240
    /// The maximum time in seconds for stepping through all frames, for a sample from the whole sequence.
    private static let patience = 10.0

    /// Measures frames of the beginning, and of the whole sequence if stepping through it takes only seconds.
    ///
    /// - Parameter frames: the frames to draw, ascending.
    /// - Throws: `FarmError` with the status of the process if it can't draw.
    package func run(_ frames: [Int]) throws -> FarmEstimate {
        let estimate = try measure(Array(frames.prefix(Self.beginning)))
        guard frames.count > Self.beginning, estimate.step * Double(frames.count) < Self.patience else { return estimate }
        return try measure(frames)
    }

    /// Returns evenly spaced runs of frames.
    static func sample(_ frames: [Int]) -> [Int] {
        guard frames.count > runs * length else { return frames }
        return (0..<runs).flatMap { run in
            let start = run * (frames.count - length) / (runs - 1)
            return frames[start..<start + length]
        }
    }

    private func measure(_ frames: [Int]) throws -> FarmEstimate {
        let sample = Self.sample(frames)
        let folder = try GuardedFolder("easel-farm")
        defer { folder.remove() }
        let timings = folder.url.appending(path: "timings.json").path
        let process = ProgramProcess()
        process.executableURL = command
        process.arguments =
            ["draw"] + arguments
            + [
                "--range", IndexList.text(sample), "-o", folder.url.path + "/frames/", "--timings", timings, "--jobs", "1", "--quiet",
            ]
        process.standardInput = FileHandle.nullDevice
        let interruption = Interruption {
            if process.isRunning { process.terminate() }
            return .usual
        }
        defer { interruption.end() }
        let start = ContinuousClock.now
        try Interruption.start(process)
        process.waitUntilExit()
        let total = (ContinuousClock.now - start).seconds
        Interruption.waitForEnd()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            // The process has printed the reason.
            let status = process.terminationReason == .exit ? CommandStatus(rawValue: process.terminationStatus) : nil
            throw FarmError("the frames to measure could not be drawn", status ?? .internalError)
        }
        let result = try JSONDecoder().decode(RenderTimings.self, from: Data(contentsOf: URL(filePath: timings)))
        var usage = rusage()
        unsafe getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        let (times, count) = (result.seconds, Double(sample.count))
        return FarmEstimate(
            startUp: max(0.001, total - times.total), step: (times.evaluate + times.displayList) / Double((sample.last ?? 0) + 1),
            paint: (times.diff + times.paint + times.encode + times.write) / count, bytes: Double(result.frames.bytesWritten) / count,
            memory: Int(usage.ru_maxrss) * 1024)
    }
}

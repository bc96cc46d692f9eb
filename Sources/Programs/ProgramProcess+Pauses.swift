import Foundation

extension ProgramProcess {
    /// The number of seconds after which a program that makes no progress is ended.
    package static let longestPause = 120.0

    /// Ends the program when it has read and written nothing for some time. There is no limit for the whole run.
    ///
    /// - Parameters:
    ///   - seconds: above 0.
    ///   - input: where it reads what this process writes: while that is empty, it waits for this process.
    ///   - output: what this process reads: while that is not empty, it waits for this process, too.
    package func limitPauses(to seconds: Double = longestPause, input: FileHandle? = nil, output: FileHandle? = nil) {
        Thread.detachNewThread {
            var (seen, change) = ("", SuspendingClock.now)
            while !self.waitUntilExit(within: min(1, seconds / 4)) {
                let now = SuspendingClock.now
                let work = ProcessFacts.text("io", of: self.processIdentifier)
                let waits = input.flatMap(Self.fill) == 0 || output.flatMap(Self.fill) ?? 0 > 0
                if work != seen || waits { (seen, change) = (work, now) }
                if now - change > .seconds(seconds) { return self.end(stuckFor: seconds) }
            }
        }
    }

    /// Returns the number of bytes in a pipe; nil if this process has closed it.
    private static func fill(_ end: FileHandle) -> Int32? {
        var count: Int32 = 0
        return unsafe end.fileDescriptor >= 0 && ioctl(end.fileDescriptor, UInt(FIONREAD), &count) == 0 ? count : nil
    }
}

import Foundation

/// A fixed piece of work that is measured on different commits.
@MainActor
struct FixedCase {
    let name: String
    /// The measured work, in a few words.
    let summary: String
    /// Prepares the work and returns it. Each call of the returned closure does the same work.
    ///
    /// The argument is the folder with the scenes of the cases.
    let prepare: (_ inputs: URL) throws -> () throws -> Void

    /// Calls before a measurement, so that lazy initialization and caches of the Swift runtime don't count.
    private static let warmUps = 2
    /// Seconds of processor time that one timed sample takes at least.
    private static let sampleLength = 0.02

    /// Does the work twice, and then once inside ``measuredFunction()``, the function whose instructions Callgrind counts.
    func runMeasured(inputs: URL) throws {
        let work = try warmedUp(inputs)
        var result: Result<Void, any Error> = .success(())
        Self.measuredWork = { result = Result(catching: work) }
        measuredFunction()
        Self.measuredWork = nil
        try result.get()
    }

    /// Returns the median of `samples` measurements: milliseconds of processor time for one call.
    func time(samples: Int, inputs: URL) throws -> Double {
        let work = try warmedUp(inputs)
        let once = try ProcessorTime.milliseconds(of: work)
        let calls = max(1, Int((Self.sampleLength * 1000 / max(once, 0.001)).rounded(.up)))
        let times = try (0..<samples).map { _ in try ProcessorTime.milliseconds { for _ in 0..<calls { try work() } } / Double(calls) }
        return times.sorted()[samples / 2]
    }

    /// Repeats the work for some seconds, for a profiler.
    func loop(seconds: Double, inputs: URL) throws {
        let work = try warmedUp(inputs)
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end { try work() }
    }

    private func warmedUp(_ inputs: URL) throws -> () throws -> Void {
        let work = try prepare(inputs)
        for _ in 0..<Self.warmUps { try work() }
        return work
    }

    /// The work of ``measuredFunction()``, which can't have parameters.
    fileprivate static var measuredWork: (() -> Void)?
}

/// Does the measured work. Scripts/bench-cases/instructions.py passes the mangled name of this function to Callgrind.
@inline(never) @MainActor
func measuredFunction() { FixedCase.measuredWork?() }

/// The clock for all times here: other processes hardly affect it.
enum ProcessorTime {
    /// Returns the milliseconds of processor time that the body takes, over all threads.
    static func milliseconds(of body: () throws -> Void) rethrows -> Double {
        let start = clock()
        try body()
        return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
    }
}

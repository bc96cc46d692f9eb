import Foundation
import FramePipeline
import Synchronization

/// The script that builds the library for Swift source when it is first needed, in a checkout of Easel: scenes never wait for it.
package enum RuntimeBuild {
    /// The environment variable with the script's path, which `Scripts/render` sets. The script prints the library's folder.
    package static let variable = "EASEL_BUILD_RUNTIME"

    private struct State {
        /// The folders that scripts printed; nil for one that failed, which would fail again.
        var folders: [String: String?] = [:]
        var start: ContinuousClock.Instant?
    }

    private static let state = Mutex(State())
    /// Held while the script runs: other threads wait for the same library.
    private static let turn = Mutex(())

    /// How long the script has been running; nil if it isn't.
    package static var runningTime: Duration? { state.withLock { $0.start?.duration(to: .now) } }

    /// Returns the library's folder; runs the script unless this process has done so, with success or without. The script's progress and errors go to standard error.
    ///
    /// - Returns: nil if the script failed.
    package static func folder(script: String) throws -> String? {
        try turn.withLock { _ in
            if let known = state.withLock({ $0.folders[script] }) { return known }
            state.withLock { $0.start = .now }
            defer { state.withLock { $0.start = nil } }
            let (process, pipe) = (ProgramProcess(), ProgramStart.makePipe())
            process.executableURL = URL(filePath: script)
            process.environment = ProcessInfo.processInfo.environment.merging(["EASEL_COMMAND": "render"]) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = pipe
            process.standardError = FileHandle.standardError
            let ended = DispatchSemaphore(value: 0)
            process.terminationHandler = { _ in ended.signal() }
            let number = Mutex<Int32>(0)
            let interruption = Interruption {
                let number = number.withLock { $0 }
                // The script and the processes that it started.
                if number > 0 { kill(getpgid(number) == number ? -number : number, SIGTERM) }
                return .usual
            }
            defer { interruption.end() }
            try Interruption.start(process) { number.withLock { $0 = process.processIdentifier } }
            let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
            ended.wait()
            Interruption.waitForEnd()
            guard process.terminationReason == .exit, process.terminationStatus == 0 else {
                state.withLock { $0.folders[script] = .some(nil) }
                return nil
            }
            let folder = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            state.withLock { $0.folders[script] = folder }
            return folder
        }
    }
}

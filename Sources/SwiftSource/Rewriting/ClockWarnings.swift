import SwiftFacts

/// Finds calls in source code that read the machine's clock, or wait for something outside the scene.
enum ClockWarnings {
    /// Returns one line for each kind of call, at its first occurrence. Types and functions of the source itself don't count.
    static func messages(for source: SwiftSource) -> [String] {
        let own = Set(source.files.flatMap { file in file.facts.declarations.filter { $0.parent == nil && $0.kind != .extension }.map(\.name) })
        var found = own
        var messages: [String] = []
        for file in source.files {
            for place in file.facts.clockCalls {
                guard let call = ClockCall(rawValue: place.name), found.insert(place.name).inserted else { continue }
                messages.append(
                    "\(file.path):\(place.line):\(place.column): warning: \(place.name) is not on the scene's clock: \(call.effect)")
            }
        }
        return messages
    }
}

extension ClockCall {
    /// The consequence of the call.
    fileprivate var effect: String {
        switch self {
        case .urlSession, .dispatchSource, .wallDeadline, .addOperation, .detachNewThread, .thread, .pthreadCreate, .process, .nanosleep, .clockNanosleep:
            "it runs in real time, and frames do not wait for it"
        case .dispatchWallTime, .date, .gettimeofday, .clockGettime, .time: "it returns the machine's time, so frames differ from run to run"
        case .dispatchSemaphore, .runMainLoop, .runCurrentLoop: "it blocks the main actor, which runs all work, so it may wait forever"
        }
    }
}

extension SwiftSource {
    /// Warnings about calls that the scene's clock does not cover, one line each in the compiler's format; empty without such calls.
    package var clockWarnings: [String] { ClockWarnings.messages(for: self) }
}

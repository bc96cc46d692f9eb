/// Finds calls in source code that read the machine's clock, or wait for something outside the scene.
enum ClockWarnings {
    /// A call that the scene's clock does not cover.
    private struct Call {
        /// Consecutive words.
        let words: [String]
        /// The consequence of the call.
        let effect: String

        init(_ words: String, _ effect: String) {
            self.words = words.split(separator: " ").map(String.init)
            self.effect = effect
        }

        /// The call in Swift's notation.
        var name: String { words.joined().replacing("(nil", with: "(nil)").trimmingSuffix("(").trimmingSuffix("{") }
    }

    private static let realTime = "it runs in real time, and frames do not wait for it"
    private static let realDate = "it returns the machine's time, so frames differ from run to run"
    private static let blocks = "it blocks the main actor, which runs all work, so it may wait forever"

    private static let calls = [
        Call("URLSession", realTime), Call("DispatchSource", realTime), Call("DispatchWallTime", realDate), Call("wallDeadline", realTime),
        Call("addOperation", realTime), Call("detachNewThread", realTime), Call("Thread (", realTime), Call("Thread {", realTime),
        Call("pthread_create", realTime), Call("Process (", realTime), Call("nanosleep (", realTime), Call("clock_nanosleep (", realTime),
        Call("DispatchSemaphore", blocks), Call("RunLoop . main . run", blocks), Call("RunLoop . current . run", blocks),
        Call("NSDate", realDate), Call("gettimeofday (", realDate), Call("clock_gettime (", realDate), Call("time ( nil", realDate),
    ]

    /// Returns one line for each kind of call, at its first occurrence.
    static func messages(for source: SwiftSource) -> [String] {
        var found: Set<String> = []
        var messages: [String] = []
        for file in source.files {
            let words = CodeScanner.words(of: file.bytes)
            for (index, word) in words.enumerated() {
                for call in calls where call.words[0] == word.text && words[index...].lazy.map(\.text).starts(with: call.words) {
                    guard found.insert(call.name).inserted else { continue }
                    messages.append("\(file.path):\(word.line):\(word.column): warning: \(call.name) is not on the scene's clock: \(call.effect)")
                }
            }
        }
        return messages
    }
}

extension SwiftSource {
    /// Warnings about calls that the scene's clock does not cover, one line each in the compiler's format; empty without such calls.
    package var clockWarnings: [String] { ClockWarnings.messages(for: self) }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}

/// Finds calls in source that ask the machine's clock, or wait for something outside the scene.
enum ClockWarnings {
    /// A call that the scene's clock does not cover.
    private struct Call {
        /// Words that follow each other.
        let words: [String]
        /// What becomes of it.
        let effect: String

        init(_ words: String, _ effect: String) {
            self.words = words.split(separator: " ").map(String.init)
            self.effect = effect
        }

        /// As Swift writes it.
        var name: String { words.joined().replacing("(nil", with: "(nil)").trimmingSuffix("(").trimmingSuffix("{") }
    }

    private static let realTime = "it takes the machine's time, and frames do not wait for it"
    private static let realDate = "it tells the machine's time, so that frames differ from run to run"
    private static let blocks = "what it waits for runs on the main actor as well, so that it may wait for ever"

    private static let calls = [
        Call("URLSession", realTime), Call("DispatchSource", realTime), Call("DispatchWallTime", realDate), Call("wallDeadline", realTime),
        Call("addOperation", realTime), Call("detachNewThread", realTime), Call("Thread (", realTime), Call("Thread {", realTime),
        Call("pthread_create", realTime), Call("Process (", realTime), Call("nanosleep (", realTime), Call("clock_nanosleep (", realTime),
        Call("DispatchSemaphore", blocks), Call("RunLoop . main . run", blocks), Call("RunLoop . current . run", blocks),
        Call("NSDate", realDate), Call("gettimeofday (", realDate), Call("clock_gettime (", realDate), Call("time ( nil", realDate),
        Call("CFAbsoluteTimeGetCurrent", realDate), Call("isDateInToday", realDate), Call("isDateInYesterday", realDate),
        Call("isDateInTomorrow", realDate),
    ]

    /// One line for each kind of call, at its first place.
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
    /// What to tell the user about calls that the scene's clock does not cover; empty where there are none. One line each, like the compiler's.
    package var clockWarnings: [String] { ClockWarnings.messages(for: self) }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}

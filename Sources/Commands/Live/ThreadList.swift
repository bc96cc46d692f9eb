import Foundation

/// The threads of another process.
struct ThreadList {
    let process: Int32
    private let folder: String

    init(of process: Int32) { (self.process, folder) = (process, "/proc/\(process)/task") }

    private var numbers: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }

    private func text(_ thread: String, _ file: String) -> String {
        (try? String(contentsOfFile: "\(folder)/\(thread)/\(file)", encoding: .utf8)) ?? ""
    }

    /// Waits until no thread runs, after `SIGSTOP`: a thread that is just starting a program stops only when the program exists. A stopped process starts nothing
    /// more.
    ///
    /// - Parameter milliseconds: the time after which it gives up: a thread that waits for a device starts no program.
    /// - Returns: whether all threads have stopped.
    func areStopped(within milliseconds: Int) -> Bool {
        for _ in 0..<milliseconds {
            if numbers.allSatisfy({ !runs($0) }) { return true }
            usleep(1000)
        }
        return false
    }

    /// Whether a thread may still start a program: it is neither stopped nor at its end.
    private func runs(_ thread: String) -> Bool {
        // The name before the state is in parentheses, and may contain some itself.
        guard let state = text(thread, "stat").split(separator: ")").last?.first(where: { $0 != " " }) else { return false }
        return !"TtZX".contains(state)
    }

    /// The processes that the threads have started.
    var children: [Int32] { numbers.flatMap { text($0, "children").split(separator: " ").compactMap { Int32($0) } } }
}

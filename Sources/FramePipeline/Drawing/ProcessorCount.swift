import Foundation

/// How many processors there are to work on.
enum ProcessorCount {
    /// Those that this process may use, at least 1.
    static var available: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}

import Foundation

/// How many processors there are to work on.
package enum ProcessorCount {
    /// Those that this process may use, at least 1.
    package static var available: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}

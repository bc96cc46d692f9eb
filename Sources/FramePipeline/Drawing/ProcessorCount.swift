import Foundation

/// The number of processors.
package enum ProcessorCount {
    /// The number of processors that this process may use, at least 1.
    package static var available: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}

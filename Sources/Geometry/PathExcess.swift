import Synchronization

/// An operation on paths that needs more work than its limit allows.
package enum PathExcess: Error, Equatable {
    /// More than ``PathOverlay/lineLimit`` lines.
    case lines(Int)
    /// More than ``PathOverlay/crossingLimit`` crossings.
    case crossings
    /// More than ``PathOverlay/comparisonLimit`` comparisons of lines.
    case comparisons

    package var message: String {
        switch self {
        case .lines(let count):
            "an operation on paths has \(count) lines, more than the limit of \(PathOverlay.lineLimit); use paths of fewer lines and curves"
        case .crossings:
            "the lines of an operation on paths cross more than \(PathOverlay.crossingLimit) times; use paths of fewer lines and curves"
        case .comparisons:
            "an operation on paths takes more than \(PathOverlay.comparisonLimit) comparisons of lines; use paths of fewer lines and curves"
        }
    }

    private static let last = Mutex<PathExcess?>(nil)

    /// Returns the last failure of an operation, and forgets it.
    package static func take() -> PathExcess? { last.withLock { $0.take() } }

    /// Returns the result of an operation; after a failure, an empty path, and ``take()`` returns the failure.
    static func reporting(_ operation: () throws(PathExcess) -> Path) -> Path {
        do throws(PathExcess) {
            return try operation()
        } catch {
            last.withLock { $0 = error }
            return Path()
        }
    }
}

import Synchronization

extension Snapshotting {
    /// Returns the snapshot of a value, which may need time.
    ///
    /// - Throws: `SnapshotError` if the strategy fails, or after the time.
    func take(_ value: Value, timeout: Double) throws -> Format {
        let problem = SnapshotFailure()
        // The strategy may set either of them on another thread, even after the time.
        let result = Mutex<OnMain.Box<Format>?>(nil)
        SnapshotFailure.$current.withValue(problem) {
            snapshot(value).run { snapshot in
                let box = OnMain.Box(value: snapshot)
                result.withLock { $0 = box }
            }
        }
        func taken() -> OnMain.Box<Format>? { result.withLock { $0 } }
        _ = PatientWait.wait(timeout) { taken() != nil || problem.reason != nil }
        if let reason = problem.reason { throw SnapshotError("Couldn't snapshot value: \(reason)") }
        guard let result = taken()?.value else {
            throw SnapshotError(
                "Exceeded timeout of \(timeout) seconds waiting for snapshot. The parameter \"timeout\" of \"assertSnapshot\" sets a higher value.")
        }
        return result
    }
}

import Foundation

/// Takes a snapshot and compares it with a text in the test's source, or writes it there.
///
/// - Parameters:
///   - value: nil has no snapshot.
///   - expected: the text in the source; nil if it has none.
///   - place: where a snapshot is written; nil if nothing can be recorded.
///   - file: the source of the test.
/// - Returns: nil if the snapshot matches.
public func _checkInlineSnapshot<Value>(
    _ value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: (() -> String)?, record: SnapshotTestingConfiguration.Record?,
    timeout: TimeInterval, place: _InlineSnapshotPlace?, file: String, testName: String
) -> _SnapshotFailure? {
    let environment = ProcessInfo.processInfo.environment
    let log = CheckRecord()
    return CheckRecord.$current.withValue(log) {
        func failure(_ outcome: CheckRecord.Outcome, _ message: String, _ attachments: [XCTAttachment] = []) -> _SnapshotFailure {
            log.report(outcome, of: URL(filePath: file), message: message, environment: environment)
            return _SnapshotFailure(message: message, attachments: attachments)
        }
        do {
            let mode = try SnapshotTestingConfiguration.effectiveRecord(record, environment: environment)
            let actual = try inScene(value).map { try strategy.take($0, timeout: timeout) }
            let again = "Re-run \"\(SnapshotFiles.plain(testName))\" to assert against the newly-recorded snapshot."
            if mode == .all || mode != .never && expected == nil && actual != nil, let place {
                try InlineSnapshotFiles.record(actual, at: place, in: file)
                let reason = mode == .all ? "Record mode is on." : "No snapshot was found in the source."
                let advice = mode == .all ? "Turn record mode off and re-run \"\(SnapshotFiles.plain(testName))\" to assert against it." : again
                return failure(.recorded, "\(reason) Automatically recorded a new snapshot:\n\n\(actual ?? "nil")\n\n\(advice)")
            }
            guard expected != nil || actual == nil else {
                return failure(.failed, "No snapshot was found in the source. New snapshot was not recorded because recording is disabled:\n\n\(actual ?? "")")
            }
            guard let (message, attachments) = strategy.diffing.diff(expected?() ?? "", actual ?? "") else {
                log.report(.same, of: URL(filePath: file), environment: environment)
                return nil
            }
            var text = "Snapshot does not match the text in the source.\n\n" + message.trimmingCharacters(in: .whitespacesAndNewlines)
            if mode == .failed, let place {
                try InlineSnapshotFiles.record(actual, at: place, in: file)
                text += "\n\nA new snapshot was automatically recorded. \(again)"
                return failure(.recorded, text, attachments)
            }
            return failure(.different, text, attachments)
        } catch {
            return failure(.failed, "\(error)")
        }
    }
}

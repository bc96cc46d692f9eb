import Foundation
import Snapshots
import Testing
import XCTest

/// Checks that a value still gives the same snapshot: compares it with a reference, a file next to the test.
///
///     func testCard() {
///         assertSnapshot(of: Card(title: "Hello"), as: .image(layout: .device(config: .iPhone13)))
///     }
///
/// The reference of `testCard` in `CardTests.swift` is `__Snapshots__/CardTests/testCard.1.png`. A missing reference is recorded, and the test fails that one
/// time. If the snapshot differs, the test fails, and the new snapshot, the reference, and their difference are written to `$SNAPSHOT_ARTIFACTS`, or to the
/// folder for temporary files.
///
/// - Parameters:
///   - value: the value to take a snapshot of.
///   - snapshotting: the strategy.
///   - name: the name of the snapshot in the reference's file name; nil for its number in the test.
///   - recording: the snapshots to record, regardless of the configuration and the environment.
///   - timeout: the seconds that the snapshot may take.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if let message = place.check(value, snapshotting, named: name, recording, folder: nil, timeout, testName) { place.fail(message) }
}

/// Checks a value by several strategies, whose keys are the names of the snapshots.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
            column: column)
    }
}

/// Checks a value by several strategies, whose snapshots are numbered.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
            column: column)
    }
}

/// Compares a value's snapshot with its reference, as `assertSnapshot` does, for functions that report failures themselves.
///
/// - Parameter snapshotDirectory: the folder of the reference, instead of the usual one.
/// - Returns: a description of the failure; nil if the snapshot matches.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        .check(value, snapshotting, named: name, recording, folder: snapshotDirectory, timeout, testName)
}

/// The location of a check in a test's source.
private struct TestPlace {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Returns what is wrong with a snapshot, and keeps its attachments with the running test.
    func check<Value, Format>(
        _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>, named name: String?, _ recording: SnapshotTestingConfiguration.Record?,
        folder: String?, _ timeout: TimeInterval, _ testName: String
    ) -> String? {
        CounterReset.begin()
        guard
            let failure = _checkSnapshot(
                value, as: strategy, named: name, record: recording, snapshotDirectory: folder, timeout: timeout, testFile: "\(filePath)", testName: testName)
        else { return nil }
        keep(failure.attachments)
        return failure.message
    }

    private var location: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    /// Keeps files with the running test; XCTest on Linux has no attachments.
    func keep(_ attachments: [Snapshots.XCTAttachment]) {
        guard Test.current != nil else { return }
        for attachment in attachments {
            let ending = attachment.pathExtension.isEmpty ? "" : ".\(attachment.pathExtension)"
            Attachment.record([UInt8](attachment.data), named: attachment.name.map { $0 + ending }, sourceLocation: location)
        }
    }

    /// Reports a failure to the library that runs the test.
    func fail(_ message: String) {
        if Test.current != nil {
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        } else {
            XCTFail(message, file: filePath, line: line)
        }
    }
}

/// Reports a failed check to the library that runs the test, and keeps its attachments.
///
/// - Parameter message: begins the text of the failure.
public func _report(
    _ failure: _SnapshotFailure, message: String = "", fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    place.keep(failure.attachments)
    place.fail(message.isEmpty ? failure.message : "\(message) - \(failure.message)")
}

/// Numbers the snapshots of each test of XCTest from 1.
private final class CounterReset: NSObject, XCTestObservation, @unchecked Sendable {
    func testCaseWillStart(_ testCase: XCTestCase) { _SnapshotCounter.reset() }

    static let observer: CounterReset = {
        let observer = CounterReset()
        XCTestObservationCenter.shared.addTestObserver(observer)
        return observer
    }()

    static func begin() { _ = observer }
}

import Foundation
import Snapshots
import XCTest

// The names of earlier versions, which version 1.18 still has. They are not marked as deprecated: a suite that runs here unchanged would only get warnings.

/// Checks a value's snapshot; an earlier name of `assertSnapshot(of:as:)`.
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil, record recording: Bool? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording.map { $0 ? .all : .missing }, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Checks a value by several strategies; an earlier name of `assertSnapshots(of:as:)`.
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>], record recording: Bool? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording.map { $0 ? .all : .missing }, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Checks a value by several strategies; an earlier name of `assertSnapshots(of:as:)`.
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record recording: Bool? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording.map { $0 ? .all : .missing }, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Compares a value's snapshot with its reference; an earlier name of `verifySnapshot(of:as:)`.
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil, record recording: Bool? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording.map { $0 ? .all : .missing }, snapshotDirectory: snapshotDirectory,
        timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Checks a value's text against one in the source, without the white space around both; new code uses `assertInlineSnapshot`.
public func _assertInlineSnapshot<Value>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>, record recording: Bool = false,
    timeout: TimeInterval = 5, with reference: String, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let message = _verifyInlineSnapshot(
        matching: try value(), as: snapshotting, record: recording, timeout: timeout, with: reference, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
    guard let message else { return }
    _report(_SnapshotFailure(message: message, attachments: []), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares a value's text with one in the source, without the white space around both. It records nothing.
public func _verifyInlineSnapshot<Value>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>, record recording: Bool = false,
    timeout: TimeInterval = 5, with reference: String, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
    var strategy = snapshotting
    strategy.diffing.diff = { snapshotting.diffing.diff(trimmed($0), trimmed($1)) }
    return _checkInlineSnapshot(
        value, as: strategy, expected: { reference }, record: .never, timeout: timeout, place: nil, file: "\(filePath)", testName: testName)?.message
}

/// The class of tests; an earlier name of `XCTestCase`.
public typealias SnapshotTestCase = XCTestCase

// Versions before 1.17 had a Boolean for what to record. It has no default value, so that calls without it are those of `AssertSnapshot.swift`.

/// Checks a value's snapshot, and records it if `recording` is true.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil, record recording: Bool,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshot(
        matching: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// Checks a value by several strategies, whose keys are the names of the snapshots, and records them if `recording` is true.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>], record recording: Bool, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        matching: try value(), as: strategies, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
        column: column)
}

/// Checks a value by several strategies, whose snapshots are numbered, and records them if `recording` is true.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record recording: Bool, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        matching: try value(), as: strategies, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
        column: column)
}

/// Compares a value's snapshot with its reference, and records it if `recording` is true.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil, record recording: Bool,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        matching: try value(), as: snapshotting, named: name, record: recording, snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

import Foundation
import SnapshotTesting

/// Checks that a value still gives the text that is written in the test.
///
///     assertInlineSnapshot(of: user, as: .json) {
///         """
///         {
///           "name" : "Ann"
///         }
///         """
///     }
///
/// A missing closure is written into the test's file, and the test fails that one time.
///
/// - Parameters:
///   - value: the value to take a snapshot of; nil has no snapshot, and needs no closure.
///   - snapshotting: the strategy.
///   - message: begins a failure's text.
///   - recording: what to record, regardless of the configuration and the environment.
///   - timeout: the seconds that the snapshot may take.
///   - syntaxDescriptor: where the closure is in the call of a function that calls this one.
///   - expected: returns the snapshot.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>, message: @autoclosure () -> String = "",
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(), matches expected: (() -> String)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
) {
    let place = _InlineSnapshotPlace(
        line: line, column: column, labels: [syntaxDescriptor.trailingClosureLabel] + syntaxDescriptor.deprecatedTrailingClosureLabels,
        trailingOffset: syntaxDescriptor.trailingClosureOffset)
    guard
        let failure = _checkInlineSnapshot(
            value, as: snapshotting, expected: expected, record: recording, timeout: timeout, place: place, file: "\(filePath)", testName: "\(function)")
    else { return }
    _report(failure, message: message(), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Describes where a function that calls ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``
/// has its own closure with the snapshot.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    /// The label of the closure if the function has no other name for it.
    public static let defaultTrailingClosureLabel = "matches"

    /// Earlier labels of the closure, which are still found.
    public var deprecatedTrailingClosureLabels: [String]
    /// The label of the closure.
    public var trailingClosureLabel: String
    /// The number of trailing closures before it.
    public var trailingClosureOffset: Int

    public init(
        deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        (self.trailingClosureLabel, self.trailingClosureOffset) = (trailingClosureLabel, trailingClosureOffset)
    }

    /// Reports a failure at the call of the function.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt, column: UInt
    ) {
        _report(_SnapshotFailure(message: message(), attachments: []), fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

import Foundation
import Synchronization

/// The snapshots to record, and the command with which a failure names the files to compare.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the code that runs; nil outside of ``withSnapshotTesting(record:diffTool:operation:)`` and the trait `snapshots`.
    @TaskLocal public static var current: Self?

    /// The snapshots to record; nil for the choice of the surrounding configuration.
    public var record: Record?
    /// The command that compares two files; nil for that of the surrounding configuration.
    public var diffTool: DiffTool?

    public init(record: Record? = nil, diffTool: DiffTool? = nil) { (self.record, self.diffTool) = (record, diffTool) }

    /// A choice of snapshots to record. A check that records fails that one time.
    public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
        enum Mode: String, CaseIterable { case all, failed, missing, never }
        let mode: Mode

        /// Records every snapshot.
        public static let all = Record(mode: .all)
        /// Records missing snapshots and those that no longer match.
        public static let failed = Record(mode: .failed)
        /// Records missing snapshots.
        public static let missing = Record(mode: .missing)
        /// Records nothing: a missing snapshot is a failure.
        public static let never = Record(mode: .never)

        init(mode: Mode) { self.mode = mode }
        /// Creates `all` or `missing`.
        public init(booleanLiteral value: BooleanLiteralType) { mode = value ? .all : .missing }
        /// Creates the mode with a name: all, failed, missing, or never; nil for another word.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }

        /// The environment variable that sets the snapshots to record if code doesn't.
        static let variable = "SNAPSHOT_TESTING_RECORD"
    }

    /// Describes the command that compares two files.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let text: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// - Parameter tool: returns the command, or another text, for the paths of the reference and of the new snapshot.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) { text = tool }
        /// Creates a command that takes both paths as arguments.
        public init(stringLiteral value: StringLiteralType) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

        public static let ksdiff: Self = "ksdiff"
        /// Names both files.
        public static let `default` = Self { "reference:  \($0)\nactual:     \($1)" }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String { text(currentFilePath, failedFilePath) }
    }
}

/// Runs code in which these values determine how snapshots are recorded and reported; nil values are inherited.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
    try SnapshotTestingConfiguration.$current.withValue(.inside(record, diffTool)) { try operation() }
}

/// Runs code in which these values determine how snapshots are recorded and reported; nil values are inherited.
nonisolated(nonsending) public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R {
    try await SnapshotTestingConfiguration.$current.withValue(.inside(record, diffTool)) { try await operation() }
}

extension SnapshotTestingConfiguration {
    /// Returns the configuration for code inside of the current one.
    static func inside(_ record: Record?, _ diffTool: DiffTool?) -> Self {
        Self(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }

    private static let globals = Mutex((record: Record?.none, diffTool: DiffTool?.none))

    fileprivate static var globalRecord: Record? {
        get { globals.withLock { $0.record } }
        set { globals.withLock { $0.record = newValue } }
    }
    fileprivate static var globalTool: DiffTool? {
        get { globals.withLock { $0.diffTool } }
        set { globals.withLock { $0.diffTool = newValue } }
    }

    /// Returns the snapshots to record: an argument takes precedence over the configuration, which takes precedence over `isRecording` and the environment.
    ///
    /// - Throws: `SnapshotError` for an unknown word in the environment.
    static func effectiveRecord(_ argument: Record?, environment: [String: String]) throws(SnapshotError) -> Record {
        if let record = argument ?? current?.record ?? globalRecord { return record }
        guard let text = environment[Record.variable], !text.isEmpty else { return .missing }
        guard let record = Record(rawValue: text) else {
            throw SnapshotError("\(Record.variable)=\(text): takes all, failed, missing, or never")
        }
        return record
    }

    static var effectiveTool: DiffTool { current?.diffTool ?? globalTool ?? .default }
}

/// Whether every snapshot is recorded.
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? SnapshotTestingConfiguration.globalRecord) == .all }
    set { SnapshotTestingConfiguration.globalRecord = newValue ? .all : nil }
}

/// The command that failures name; that of the configuration takes precedence.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.effectiveTool }
    set { SnapshotTestingConfiguration.globalTool = newValue }
}

/// The reason why a snapshot can't be taken, read, or compared.
package struct SnapshotError: Error, Equatable, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}

import Snapshots
import Testing

/// Sets the snapshots to record for a test or a suite, and numbers the snapshots of each test from 1.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration
    public var isRecursive: Bool { true }

    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            guard testCase != nil else { return try await function() }
            try await _SnapshotCounter.$current.withValue(_SnapshotCounter()) { try await function() }
        }
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// Sets the snapshots to record.
    public static var snapshots: Self { .snapshots() }

    /// Sets the snapshots to record, and the form in which a failure names the files to compare; nil values are inherited.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        .snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Sets the snapshots to record, and the form in which a failure names the files to compare.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self { _SnapshotsTestTrait(configuration: configuration) }
}

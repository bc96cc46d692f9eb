import AppleUIKit
import Display
import Easel
import Foundation
import ImageCodec
import Synchronization
import Views

/// A check that failed, as `assertSnapshot` reports it.
public struct _SnapshotFailure {
    /// The difference or the error, with the files to inspect.
    public let message: String
    /// Images and texts that the test keeps with the failure.
    public let attachments: [XCTAttachment]

    public init(message: String, attachments: [XCTAttachment]) { (self.message, self.attachments) = (message, attachments) }
}

/// Takes a snapshot and compares it with its reference, or records it as the reference.
///
/// - Parameters:
///   - testFile: the file of the test.
///   - testName: the function of the test.
/// - Returns: nil if the snapshot matches.
public func _checkSnapshot<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String?, record: SnapshotTestingConfiguration.Record?,
    snapshotDirectory: String?, timeout: TimeInterval, testFile: String, testName: String
) -> _SnapshotFailure? {
    let environment = ProcessInfo.processInfo.environment
    let files = SnapshotFiles(
        testFile: testFile, testName: testName, named: name, folder: snapshotDirectory, pathExtension: strategy.pathExtension, environment: environment)
    let log = CheckRecord()
    return CheckRecord.$current.withValue(log) {
        do {
            let mode = try SnapshotTestingConfiguration.effectiveRecord(record, environment: environment)
            let check = SnapshotCheck(value: try inScene(value), strategy: strategy, files: files, timeout: timeout)
            let (outcome, failure) = try check.run(mode)
            log.report(outcome, of: files.reference, message: failure?.message, environment: environment)
            return failure
        } catch {
            log.report(.failed, of: files.reference, message: "\(error)", environment: environment)
            return _SnapshotFailure(message: "\(error)", attachments: [])
        }
    }
}

/// Makes the value with the scene's clock and random numbers, if the main actor does it: a view may keep the date or a random number at its start.
func inScene<Value>(_ value: () throws -> Value) rethrows -> Value {
    guard MainThread.isCurrent else { return try value() }
    MainActor.assumeIsolated {
        _SceneRandom.start(seed: 0)
        SnapshotClock.prepare()
    }
    defer { MainActor.assumeIsolated { _SceneTime.discard() } }
    return try value()
}

private struct SnapshotCheck<Value, Format> {
    let value: Value
    let strategy: Snapshotting<Value, Format>
    let files: SnapshotFiles
    let timeout: TimeInterval

    func run(_ mode: SnapshotTestingConfiguration.Record) throws -> (CheckRecord.Outcome, _SnapshotFailure?) {
        guard strategy.hasReference else {
            _ = try strategy.take(value, timeout: timeout)
            return (.same, nil)
        }
        let path = files.reference.path
        func failure(_ text: String) -> _SnapshotFailure { _SnapshotFailure(message: text, attachments: []) }
        guard mode != .all, let bytes = FileManager.default.contents(atPath: path) else {
            guard mode != .never else {
                return (.failed, failure("No reference was found on disk. New snapshot was not recorded because recording is disabled.\n\nmissing: \(path)"))
            }
            let snapshot = try strategy.take(value, timeout: timeout)
            try record(snapshot)
            CheckRecord.current?.pictures.actual = strategy.diffing.toData(snapshot)
            return (
                .recorded,
                failure(
                    mode == .all
                        ? "Record mode is on. Automatically recorded snapshot: …\n\nopen \"\(path)\"\n\n"
                            + "Turn record mode off and re-run \"\(files.testName)\" to assert against the newly-recorded snapshot."
                        : "No reference was found on disk. Automatically recorded snapshot: …\n\nopen \"\(path)\"\n\n"
                            + "Re-run \"\(files.testName)\" to assert against the newly-recorded snapshot.")
            )
        }
        CheckRecord.current?.pictures.expected = bytes
        let picture = files.reference.pathExtension == "png" ? ReferencePicture(bytes) : nil
        let actual = try ReferenceScale.following(bytes) { try strategy.take(value, timeout: timeout) }
        var reference = ReferencePicture.$current.withValue(picture) { strategy.diffing.fromData(bytes) }
        // The file doesn't contain the scale.
        if let image = reference as? UIImage, image !== ImageComparison.unreadable, let new = actual as? UIImage,
            let scaled = UIImage(image.pixmap, scale: new.scale) as? Format
        {
            reference = scaled
        }
        guard let (message, attachments) = strategy.diffing.diff(reference, actual) else {
            removeArtifacts()
            return (.same, nil)
        }
        let kept = try keep(actual, reference: bytes, attachments)
        let tool = SnapshotTestingConfiguration.effectiveTool(currentFilePath: path, failedFilePath: files.failure.path)
        var text = "Snapshot \"\(files.reference.lastPathComponent)\" does not match reference.\n\n\(tool)\n"
        if let difference = kept { text += "difference: \(difference)\n" }
        text += "\n" + message.trimmingCharacters(in: .whitespacesAndNewlines)
        if mode == .failed {
            try record(actual)
            text += "\n\nA new snapshot was automatically recorded."
        }
        return (mode == .failed ? .recorded : .different, _SnapshotFailure(message: text, attachments: attachments))
    }

    private func record(_ snapshot: Format) throws {
        try FileManager.default.createDirectory(at: files.reference.deletingLastPathComponent(), withIntermediateDirectories: true)
        try strategy.diffing.toData(snapshot).write(to: files.reference, options: .atomic)
    }

    /// Writes the snapshot, its reference, and their difference to the folder for failures.
    ///
    /// - Returns: the path of the difference.
    private func keep(_ actual: Format, reference: Data, _ attachments: [XCTAttachment]) throws -> String? {
        try FileManager.default.createDirectory(at: files.artifacts, withIntermediateDirectories: true)
        let data = strategy.diffing.toData(actual)
        try data.write(to: files.failure, options: .atomic)
        try reference.write(to: files.attachment("reference", pathExtension: files.reference.pathExtension), options: .atomic)
        let difference = attachments.first { $0.name == "difference" }
        if let record = CheckRecord.current { (record.pictures.difference, record.pictures.actual) = (difference?.data, data) }
        guard let difference else { return nil }
        let file = files.attachment("difference", pathExtension: difference.pathExtension)
        try difference.data.write(to: file, options: .atomic)
        return file.path
    }

    /// Removes the files of an earlier failure, which would be misleading.
    private func removeArtifacts() {
        guard FileManager.default.fileExists(atPath: files.failure.path) else { return }
        let ending = files.reference.pathExtension
        let all = [
            files.failure, files.attachment("reference", pathExtension: ending), files.attachment("difference", pathExtension: ending),
            files.attachment("difference", pathExtension: "txt"),
        ]
        for file in all { try? FileManager.default.removeItem(at: file) }
    }
}

/// Draws snapshots at the scale of their references, if those come from elsewhere.
enum ReferenceScale {
    /// The scale of the reference that a snapshot is compared with, if it can be determined.
    @TaskLocal static var current: CGFloat?

    static func following<Format>(_ reference: Data, _ take: () throws -> Format) throws -> Format {
        let first = try take()
        guard ReferenceRule.current == .apple, let image = first as? UIImage, let expected = UIImage(data: reference) else { return first }
        let (ours, theirs) = (image.pixmap, expected.pixmap)
        let scale = Double(image.scale) * Double(theirs.width) / Double(ours.width)
        // Scales of screens are whole numbers; a size in points that isn't is rounded up to pixels.
        guard theirs.width != ours.width, (scale.rounded() - scale).magnitude < 0.05, scale >= 0.9 else { return first }
        return try $current.withValue(CGFloat(scale.rounded())) { try take() }
    }
}

/// The rule by which images are compared with their references.
enum ReferenceRule: String, CaseIterable {
    /// Pixel by pixel.
    case easel
    /// By properties that don't depend on the font, for references drawn on a Mac.
    case apple

    /// The environment variable that sets the rule.
    static let variable = "EASEL_REFERENCE"
    static var current: ReferenceRule { ProcessInfo.processInfo.environment[variable].flatMap(ReferenceRule.init) ?? .easel }
}

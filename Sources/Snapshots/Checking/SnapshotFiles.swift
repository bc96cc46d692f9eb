import Foundation
import Synchronization

/// The files of one snapshot: its reference, and those of a failure.
struct SnapshotFiles {
    let reference: URL
    /// The folder for the files of failures.
    let artifacts: URL
    /// The test's name in file names.
    let testName: String

    /// The environment variable with the folder for the files of failures; the default is the folder for temporary files.
    static let artifactsVariable = "SNAPSHOT_ARTIFACTS"

    /// - Parameters:
    ///   - testFile: the file of the test; references are in the folder `__Snapshots__/NAME` next to it.
    ///   - testName: the function of the test.
    ///   - name: the name of the snapshot; nil for its number in the test, counted from 1.
    ///   - folder: the folder for the reference, instead of the usual one.
    init(testFile: String, testName: String, named name: String?, folder: String?, pathExtension: String?, environment: [String: String]) {
        let file = URL(filePath: testFile)
        let fileName = file.deletingPathExtension().lastPathComponent
        let place =
            folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
            ?? file.deletingLastPathComponent().appending(path: "__Snapshots__").appending(path: fileName)
        self.testName = Self.plain(testName)
        let identifier = name.map(Self.plain) ?? "\(_SnapshotCounter.next(place.path + "/" + testName))"
        let ending = pathExtension.map { $0.isEmpty ? "" : "." + $0 } ?? ""
        reference = place.appending(path: "\(self.testName).\(identifier)\(ending)")
        let base = environment[Self.artifactsVariable].flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
        artifacts = URL(filePath: base, directoryHint: .isDirectory).appending(path: fileName)
    }

    /// The file of a snapshot that does not match.
    var failure: URL { artifacts.appending(path: reference.lastPathComponent) }

    /// Returns the file of an attachment of a failure: `test.1.difference.png`.
    func attachment(_ name: String, pathExtension: String) -> URL {
        let ending = pathExtension.isEmpty ? "" : "." + pathExtension
        return artifacts.appending(path: reference.deletingPathExtension().lastPathComponent + "." + name + ending)
    }

    /// Returns a name for files: each run of characters other than letters, digits, and underscores becomes one hyphen, except at the ends.
    static func plain(_ name: String) -> String {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
    }
}

/// Numbers the snapshots of a test that have no names.
public final class _SnapshotCounter: Sendable {
    /// The numbers of the running test; nil if tests share them.
    @TaskLocal public static var current: _SnapshotCounter?
    private static let shared = _SnapshotCounter()
    private let numbers = Mutex<[String: Int]>([:])

    public init() {}

    /// Starts again from 1, for the next test.
    public static func reset() { shared.numbers.withLock { $0.removeAll() } }

    static func next(_ key: String) -> Int {
        (current ?? shared).numbers.withLock { numbers in
            numbers[key, default: 0] += 1
            return numbers[key] ?? 1
        }
    }
}

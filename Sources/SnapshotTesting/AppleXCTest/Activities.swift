import Snapshots
import Synchronization
import XCTest

// What XCTest has on Apple's systems only. `render test` compiles these files with every target that imports XCTest, so they depend on nothing else here.

/// A named part of a test.
public protocol XCTActivity: AnyObject {
    var name: String { get }
    func add(_ attachment: XCTAttachment)
}

/// The place where a test names its parts.
public enum XCTContext {
    private final class Activity: XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) { _keep(attachment, activity: name) }
    }

    /// Runs a part of a test and returns its result. Its name is not printed: XCTest on Linux has no report with parts.
    public static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
        try block(Activity(name))
    }

    /// Runs an asynchronous part of a test and returns its result.
    public static func runActivity<Result>(
        named name: String, isolation: isolated (any Actor)? = #isolation, block: (any XCTActivity) async throws -> Result
    ) async rethrows -> Result {
        try await block(Activity(name))
    }
}

extension XCTestCase {
    /// Writes an attachment to the folder `$SNAPSHOT_ARTIFACTS` if its lifetime is `keepAlways`; XCTest on Linux has no other place for it.
    public func add(_ attachment: XCTAttachment) { _keep(attachment, activity: name) }

    /// The seconds that the test may take. As on Apple's systems without a test plan, there is no limit.
    public var executionTimeAllowance: TimeInterval {
        get { 600 }
        set {}
    }
}

/// The number of attachments that have had a name so far.
private let keptNames = Mutex<[String: Int]>([:])

private func _keep(_ attachment: XCTAttachment, activity: String) {
    guard attachment.lifetime == .keepAlways, let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty else { return }
    let name = "\(activity)-\(attachment.name ?? "attachment")".map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }
    let ending = attachment.pathExtension.isEmpty ? "" : ".\(attachment.pathExtension)"
    let number = keptNames.withLock { names in
        names[String(name), default: 0] += 1
        return names[String(name), default: 1]
    }
    let file = URL(filePath: "\(folder)/\(String(name))\(number == 1 ? "" : "-\(number)")\(ending)")
    do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try attachment.data.write(to: file)
    } catch {
        FileHandle.standardError.write(Data("warning: the attachment \(file.path) was not written: \(error.localizedDescription)\n".utf8))
    }
}

import Snapshots
import XCTest

// What XCTest has on Apple's systems only. `render test` compiles these files with every target that imports XCTest, so they depend on nothing else here.

/// A named part of a test.
public protocol XCTActivity: AnyObject {
    var name: String { get }
    /// Keeps an attachment as `XCTestCase.add(_:)` does.
    func add(_ attachment: XCTAttachment)
}

/// The place where a test names its parts.
public enum XCTContext {
    private final class Activity: XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) { attachment._keep(for: name) }
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
    public func add(_ attachment: XCTAttachment) { attachment._keep(for: name) }

    /// The seconds that the test may take. As on Apple's systems without a test plan, there is no limit.
    public var executionTimeAllowance: TimeInterval {
        get { 600 }
        set {}
    }
}

import Synchronization

/// A failure that a test expects. XCTest has this type only on Apple's systems; `render test` gives test cases what it needs.
public final class XCTExpectedFailure {
    /// The rules of an expected failure.
    public final class Options {
        /// Returns whether an issue is the expected one.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        /// Whether failures are expected at all.
        public var isEnabled = true
        /// Whether the test fails if nothing fails.
        public var isStrict = true

        public init() {}

        public class func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }

    public let failureReason: String?
    let options: Options
    fileprivate(set) var matches = 0

    init(_ reason: String?, _ options: Options) { (failureReason, self.options) = (reason, options) }
}

/// The failures that the running test expects, innermost last.
public enum _ExpectedFailures {
    // XCTest runs one test at a time; a check can fail on any thread.
    private struct Open: @unchecked Sendable { var failures: [XCTExpectedFailure] = [] }
    private static let open = Mutex(Open())

    /// Expects failures from now on.
    public static func begin(_ reason: String?, _ options: XCTExpectedFailure.Options) -> XCTExpectedFailure {
        let failure = XCTExpectedFailure(reason, options)
        if options.isEnabled {
            let own = Open(failures: [failure])
            open.withLock { $0.failures += own.failures }
        }
        return failure
    }

    /// Returns whether an issue was expected.
    public static func take(_ issue: XCTIssue) -> Bool {
        let failures = open.withLock { $0 }.failures
        guard let match = failures.last(where: { $0.options.issueMatcher(issue) }) else { return false }
        open.withLock { _ in match.matches += 1 }
        return true
    }

    /// Expects a failure no longer.
    ///
    /// - Returns: the issue of a strict one that did not occur.
    public static func end(_ failure: XCTExpectedFailure) -> XCTIssue? {
        let id = ObjectIdentifier(failure)
        let wasOpen = open.withLock { open in
            let count = open.failures.count
            open.failures.removeAll { ObjectIdentifier($0) == id }
            return open.failures.count < count
        }
        guard wasOpen, failure.options.isStrict, failure.matches == 0 else { return nil }
        let text = failure.failureReason.map { "Expected failure '\($0)' but none recorded." } ?? "Expected failure but none recorded."
        return XCTIssue(type: .unmatchedExpectedFailure, compactDescription: text)
    }

    /// Ends all expectations at the end of a test.
    ///
    /// - Returns: the issues of strict ones that did not occur.
    public static func endAll() -> [XCTIssue] { open.withLock { $0 }.failures.compactMap { end($0) } }
}

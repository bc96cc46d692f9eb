import Synchronization

/// A failure that a test expects. XCTest has this type only on Apple's systems; `render test` gives test cases what it needs.
// Its options don't change once it is open, and `_ExpectedFailures` counts its matches under a lock.
public final class XCTExpectedFailure: @unchecked Sendable {
    /// The rules of an expected failure.
    public final class Options {
        /// Returns whether an issue is the expected one.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        /// Whether failures are expected at all.
        public var isEnabled = true
        /// Whether the test fails if nothing fails.
        public var isStrict = true

        public init() {}

        /// Creates options; nil keeps a default.
        public convenience init(_enabled isEnabled: Bool?, strict isStrict: Bool?, matcher: ((XCTIssue) -> Bool)?) {
            self.init()
            if let isEnabled { self.isEnabled = isEnabled }
            if let isStrict { self.isStrict = isStrict }
            if let matcher { issueMatcher = matcher }
        }

        /// Returns options for failures that may occur or not.
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
    private static let open = Mutex<[XCTExpectedFailure]>([])

    /// Expects failures from now on.
    public static func begin(_ reason: String?, _ options: XCTExpectedFailure.Options) -> XCTExpectedFailure {
        let failure = XCTExpectedFailure(reason, options)
        if options.isEnabled { open.withLock { $0.append(failure) } }
        return failure
    }

    /// Returns whether an issue was expected.
    public static func take(_ issue: XCTIssue) -> Bool {
        // The matcher is the test's code, which may expect further failures.
        guard let match = open.withLock({ $0 }).last(where: { $0.options.issueMatcher(issue) }) else { return false }
        open.withLock { _ in match.matches += 1 }
        return true
    }

    /// Expects a failure no longer.
    ///
    /// - Returns: the issue of a strict one that did not occur.
    public static func end(_ failure: XCTExpectedFailure) -> XCTIssue? {
        let wasOpen = open.withLock { open in
            let count = open.count
            open.removeAll { $0 === failure }
            return open.count < count
        }
        guard wasOpen, failure.options.isStrict, failure.matches == 0 else { return nil }
        let text = failure.failureReason.map { "Expected failure '\($0)' but none recorded." } ?? "Expected failure but none recorded."
        return XCTIssue(type: .unmatchedExpectedFailure, compactDescription: text)
    }

    /// Ends all expectations at the end of a test.
    ///
    /// - Returns: the issues of strict ones that did not occur.
    public static func endAll() -> [XCTIssue] { open.withLock { $0 }.compactMap { end($0) } }
}

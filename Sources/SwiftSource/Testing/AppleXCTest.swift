import Foundation
import FramePipeline
import SwiftFacts

/// Declarations that XCTest has on Apple's systems only, for targets that import it.
struct AppleXCTest {
    private let text: String

    /// - Parameters:
    ///   - runtime: the folder of Easel's library; it contains the sources of the declarations.
    ///   - recordsIssues: whether test cases also record issues, which a test may expect or change.
    init(runtime: String, recordsIssues: Bool) throws {
        let folder = "\(runtime)/sources/SnapshotTesting/AppleXCTest"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
        let files = try names.map { String(decoding: try InputFile.read("\(folder)/\($0)", limit: SwiftSource.fileLimit), as: UTF8.self) }
        text = ([Self.types] + files + (recordsIssues ? [Self.recording] : [])).joined(separator: "\n")
    }

    /// Returns the text for a target; empty if it doesn't import XCTest.
    func text(for files: [SwiftSource.File]) -> String {
        files.contains { $0.facts.mayImport("XCTest") } ? text : ""
    }

    /// Returns whether a file uses issues. They need test cases of another class, which only packages get that use them.
    static func usesIssues(_ facts: FileFacts) -> Bool { facts.mentions("XCTExpectFailure") || facts.mentions("XCTIssue") }

    /// The types of the library, for files that don't import `SnapshotTesting`.
    private static let types = """
        import Snapshots
        import XCTest

        public typealias XCTAttachment = Snapshots.XCTAttachment
        public typealias XCTIssue = Snapshots.XCTIssue
        public typealias XCTSourceCodeContext = Snapshots.XCTSourceCodeContext
        public typealias XCTSourceCodeLocation = Snapshots.XCTSourceCodeLocation
        public typealias XCTExpectedFailure = Snapshots.XCTExpectedFailure

        """

    /// Lets test cases inherit from the class that records issues.
    static func recordIssues(_ facts: FileFacts, in edits: inout TextEdits) {
        for type in facts.declarations where type.kind == .class {
            guard let superclass = type.inherited.first, superclass == "XCTestCase" || superclass == "XCTest.XCTestCase" else { continue }
            edits.replace(type.inheritedStart..<type.inheritedStart + superclass.utf8.count, with: "EaselTestCase")
        }
    }

    /// A class of test cases whose failures are issues.
    private static let recording = """
        open class EaselTestCase: XCTestCase {
            open override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
                let location = XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)
                record(
                    XCTIssue(
                        type: expected ? .assertionFailure : .thrownError, compactDescription: description,
                        sourceCodeContext: XCTSourceCodeContext(location: location)))
            }

            open func record(_ issue: XCTIssue) {
                if _ExpectedFailures.take(issue) { return }
                let location = issue.sourceCodeContext.location
                super.recordFailure(
                    withDescription: issue.description, inFile: location?.fileURL.path ?? "", atLine: location?.lineNumber ?? 0,
                    expected: issue.type != .thrownError)
            }

            open override func invokeTest() {
                super.invokeTest()
                for issue in _ExpectedFailures.endAll() { record(issue) }
            }
        }

        public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
            _ = _ExpectedFailures.begin(failureReason, options)
        }

        public func XCTExpectFailure(
            _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil
        ) {
            XCTExpectFailure(failureReason, options: XCTExpectedFailure.Options(_enabled: enabled, strict: strict, matcher: issueMatcher))
        }

        public func XCTExpectFailure<R>(
            _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
        ) rethrows -> R {
            let failure = _ExpectedFailures.begin(failureReason, options)
            defer { if let issue = _ExpectedFailures.end(failure) { XCTFail(issue.description) } }
            return try failingBlock()
        }

        public func XCTExpectFailure<R>(
            _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R,
            issueMatcher: ((XCTIssue) -> Bool)? = nil
        ) rethrows -> R {
            let options = XCTExpectedFailure.Options(_enabled: enabled, strict: strict, matcher: issueMatcher)
            return try XCTExpectFailure(failureReason, options: options, failingBlock: failingBlock)
        }

        """
}

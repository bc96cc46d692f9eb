import Foundation

/// A failure of a test, before it is recorded. XCTest has this type only on Apple's systems.
public struct XCTIssue {
    /// The cause of an issue.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }

    public var type: IssueType
    /// A short text without the details of this run, such as the values.
    public var compactDescription: String
    public var detailedDescription: String?
    /// The location of the failure.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error that caused the issue.
    public var associatedError: (any Error)?
    public var attachments: [XCTAttachment]

    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil, sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
        associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
    ) {
        (self.type, self.compactDescription, self.detailedDescription) = (type, compactDescription, detailedDescription)
        (self.sourceCodeContext, self.associatedError, self.attachments) = (sourceCodeContext, associatedError, attachments)
    }

    /// The detailed text if there is one, otherwise the short one.
    public var description: String { detailedDescription ?? compactDescription }

    /// Adds an attachment, which is kept with the failure.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// The location of an issue in the source.
public struct XCTSourceCodeContext: Sendable {
    public let location: XCTSourceCodeLocation?

    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// A line of a source file.
public struct XCTSourceCodeLocation: Sendable {
    public let fileURL: URL
    /// Counts from 1.
    public let lineNumber: Int

    public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }
    public init(filePath: String, lineNumber: Int) { self.init(fileURL: URL(filePath: filePath), lineNumber: lineNumber) }
    public init(filePath: StaticString, lineNumber: UInt) { self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber)) }
}

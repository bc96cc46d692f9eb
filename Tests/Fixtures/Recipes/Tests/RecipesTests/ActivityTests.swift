import XCTest

@testable import Recipes

/// Parts of XCTest that Linux's doesn't have, in a file without snapshots.
final class ActivityTests: XCTestCase {
    private var ignored: [String] = []

    override func setUpWithError() throws {
        try super.setUpWithError()
        executionTimeAllowance = 30
    }

    override func record(_ issue: XCTIssue) {
        if issue.compactDescription.contains("ignore me") {
            ignored.append(issue.compactDescription)
        } else {
            super.record(issue)
        }
    }

    func testParts() throws {
        let count = XCTContext.runActivity(named: "Cooking") { activity in
            activity.add(XCTAttachment(string: "log"))
            return 2
        }
        XCTAssertEqual(count, 2)
        let attachment = XCTAttachment(data: Data("menu".utf8), uniformTypeIdentifier: "public.txt")
        attachment.name = "menu"
        attachment.lifetime = .keepAlways
        add(attachment)
    }

    func testExpectedFailures() {
        XCTExpectFailure("It always burns.") { XCTFail("burned") }
        let options = XCTExpectedFailure.Options()
        options.issueMatcher = { $0.type == .assertionFailure && $0.compactDescription.contains("salt") }
        XCTExpectFailure("The salt is missing.", options: options)
        XCTAssertEqual("sugar", "salt")
        XCTExpectFailure(strict: false) {}
        XCTFail("ignore me")
        XCTAssertEqual(ignored.count, 1)
    }

    func testSpeed() {
        let options = XCTMeasureOptions()
        options.iterationCount = 3
        measure(metrics: [XCTClockMetric(), XCTMemoryMetric()], options: options) { _ = (0..<10).map { $0 * 2 } }
    }
}

import SnapshotTesting
import SwiftUI
import XCTest

/// A helper as teams write it: their own assertion on top of the package's.
func assertPhone<Content: View>(
    _ view: Content, record: SnapshotTestingConfiguration.Record? = nil, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
    let message = verifySnapshot(
        of: view, as: .image(layout: .device(config: .iPhone13)), named: "phone", record: record, file: file, testName: testName, line: line)
    if let message { XCTFail(message, file: file, line: line) }
}

/// A base class for all tests of the app.
class AppTestCase: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(record: nil, diffTool: .ksdiff) { super.invokeTest() }
    }
}

import SnapshotTesting
import UIKit
import XCTest

@testable import Ledger

/// Without SwiftUI's names, as in suites for UIKit.
@MainActor
final class TransactionTests: XCTestCase {
    private let transaction = Transaction(title: "Tea", cents: 450)

    func testRow() {
        assertSnapshot(of: TransactionRow(transaction), as: .image(layout: .fixed(width: 200, height: 60)))
    }

    func testDump() {
        assertSnapshot(of: transaction, as: .dump)
    }
}

import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct UndeclaredTypeFaultTests {
    @Test func aPasteboardTakesOnlyTheTypesThatItDeclares() {
        let board = NSPasteboard.withUniqueName()
        board.declareTypes([.string], owner: nil)
        withKnownIssue("A pasteboard takes data of any type") { #expect(!board.setString("<b>a</b>", forType: .html)) }
    }
}

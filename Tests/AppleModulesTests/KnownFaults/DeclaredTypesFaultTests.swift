import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct DeclaredTypesFaultTests {
    @Test func aPasteboardHasTheTypesThatItDeclares() {
        let board = NSPasteboard.withUniqueName()
        board.declareTypes([.string], owner: nil)
        withKnownIssue("A pasteboard knows a type only when it has data") { #expect(board.types == [.string]) }
    }
}

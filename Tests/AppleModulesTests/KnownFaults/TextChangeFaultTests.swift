import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct TextChangeFaultTests {
    private final class Told: NSObject, NSTextViewDelegate {
        var changes = 0
        func textDidChange(_ notification: Notification) { changes += 1 }
    }

    @Test func theDelegateOfATextViewIsToldOfInsertedText() {
        let (view, told) = (NSTextView(), Told())
        view.delegate = told
        view.insertText("a", replacementRange: NSRange(location: NSNotFound, length: 0))
        withKnownIssue("The delegate of a text view isn't told") { #expect(told.changes == 1) }
    }
}

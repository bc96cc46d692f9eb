import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct PresentedSheetFaultTests {
    @Test func aControllerKnowsWhatItPresents() {
        let (parent, sheet) = (NSViewController(), NSViewController())
        parent.presentAsSheet(sheet)
        withKnownIssue("A controller of AppKit presents nothing") {
            #expect(parent.presentedViewControllers?.first === sheet && sheet.presentingViewController === parent)
        }
    }
}

import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct CellFaultTests {
    @Test func aControlHasACell() {
        let (field, button) = (NSTextField(string: "text"), NSButton(title: "OK", target: nil, action: nil))
        withKnownIssue("Controls have no cells, so what code sets there is lost") {
            #expect(field.cell?.stringValue == "text" && button.cell is NSButtonCell)
        }
    }
}

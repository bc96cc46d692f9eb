import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct VisibleRectFaultTests {
    @Test func theVisiblePartOfADocumentHasTheSizeOfItsScrollView() {
        let scroll = NSScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scroll.documentView = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        withKnownIssue("A clip view has no size") { #expect(scroll.documentVisibleRect.size == CGSize(width: 300, height: 200)) }
    }
}

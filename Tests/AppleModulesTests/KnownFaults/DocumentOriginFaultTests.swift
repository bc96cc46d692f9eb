import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct DocumentOriginFaultTests {
    @Test func aDocumentThatIsNotFlippedBeginsAtItsLowerEnd() {
        let (scroll, document, label) = (NSScrollView(), NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), AppKitDrawing.label("a"))
        label.frame = CGRect(x: 0, y: 10, width: 50, height: 20)
        document.addSubview(label)
        scroll.documentView = document
        withKnownIssue("A scroll view shows the upper end of its document, whose origin is the lower left corner") {
            #expect(AppKitDrawing.places(scroll)["a"]?.midY == 180)
        }
    }
}

import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct ScrollPositionFaultTests {
    @Test func aScrollViewShowsWhatItsClipViewHasScrolledTo() {
        final class Flipped: NSView { override var isFlipped: Bool { true } }
        let (scroll, document, label) = (NSScrollView(), Flipped(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), AppKitDrawing.label("a"))
        label.frame = CGRect(x: 0, y: 100, width: 50, height: 20)
        document.addSubview(label)
        scroll.documentView = document
        scroll.contentView.scroll(to: CGPoint(x: 0, y: 60))
        withKnownIssue("A scroll view is drawn from the start of its document") { #expect(AppKitDrawing.places(scroll)["a"]?.midY == 50) }
    }
}

import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct BoundsSizeFaultTests {
    @Test func theSizeOfTheBoundsScalesAView() {
        let (outer, inner) = (NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), NSView(frame: CGRect(x: 10, y: 10, width: 5, height: 5)))
        outer.addSubview(inner)
        outer.setBoundsSize(CGSize(width: 50, height: 50))
        withKnownIssue("The bounds always have the size of the frame") {
            #expect(outer.bounds.width == 50 && inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 20))
        }
    }
}

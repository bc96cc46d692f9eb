import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct FlattenedOutlineFaultTests {
    @Test func aFlattenedOutlineHasNoCurves() {
        let flattened = NSBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10)).flattened
        withKnownIssue("The flattened outline is the outline itself") {
            #expect((0..<flattened.elementCount).allSatisfy { flattened.element(at: $0) != .cubicCurveTo })
        }
    }
}

import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct NamedImageFaultTests {
    @Test func anImageIsFoundByTheNameThatItGets() {
        let image = NSImage(size: CGSize(width: 3, height: 4))
        withKnownIssue("A name that an image gets is not kept") {
            #expect(image.setName("Own image of a test") && image.name() == "Own image of a test" && NSImage(named: "Own image of a test") === image)
        }
    }
}

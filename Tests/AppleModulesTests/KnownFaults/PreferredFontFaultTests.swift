import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

@MainActor @Suite struct PreferredFontFaultTests {
    @Test func thePreferredFontsOfMacOSAreSmall() {
        withKnownIssue("UIKit's method without options, whose fonts have the sizes of iOS, comes before AppKit's") {
            #expect(NSFont.preferredFont(forTextStyle: .body).pointSize == 13)
        }
    }
}

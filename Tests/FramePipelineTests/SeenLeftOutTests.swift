import Commands
import Foundation
import Testing

@MainActor
struct SeenLeftOutTests {
    @Test func overlappingRectsCountOnce() {
        let rects = [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 5, y: 5, width: 10, height: 10), CGRect(x: 100, y: 0, width: 1, height: 1)]
        #expect(SeenLeftOut.area(of: rects) == 100 + 100 - 25 + 1)
        #expect(SeenLeftOut.area(of: []) == 0)
    }
}

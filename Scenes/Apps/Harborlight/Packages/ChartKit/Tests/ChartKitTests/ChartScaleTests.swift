import XCTest

@testable import ChartKit

final class ChartScaleTests: XCTestCase {
    func testScaleStartsAtZero() {
        let scale = ChartScale(values: [12, 30, 18])
        XCTAssertEqual(scale.lowerBound, 0)
        XCTAssertGreaterThanOrEqual(scale.upperBound, 30)
    }

    func testFractionOfBounds() {
        let scale = ChartScale(values: [0, 100])
        XCTAssertEqual(scale.fraction(of: scale.lowerBound), 0)
        XCTAssertEqual(scale.fraction(of: scale.upperBound), 1)
    }

    func testTicksIncludeBounds() {
        let scale = ChartScale(values: [3, 7])
        XCTAssertEqual(scale.ticks(count: 4).count, 5)
        XCTAssertEqual(scale.ticks().last, scale.upperBound)
    }
}

import Display
import PixelComparison
import Testing

@testable import struct PixelComparison.LabColor

/// Perceived differences of colors.
@Suite struct PerceptualDifferenceTests {
    @Test(arguments: [
        // L*, a*, b* of sRGB's primaries under D65 (Lindbloom's calculator).
        (0xFFFF_0000 as UInt32, 53.24, 80.09, 67.20), (0xFF00_00FF, 32.30, 79.19, -107.86), (0xFFFF_FFFF, 100, 0, 0), (0xFF00_0000, 0, 0, 0),
    ])
    func colorsAreConverted(_ pixel: UInt32, _ l: Double, _ a: Double, _ b: Double) {
        let color = LabColor(pixel)
        #expect(abs(color.l - l) < 0.05 && abs(color.a - a) < 0.05 && abs(color.b - b) < 0.05, "\(color)")
    }

    @Test func blackAndWhiteDifferByAHundred() {
        let difference = PerceptualDifference(
            expected: Pixmap(width: 2, height: 1, filledWith: 0xFF00_0000), actual: Pixmap(width: 2, height: 1, filledWith: .max))
        #expect(abs(difference.worst - 100) < 0.01)
        #expect(difference.differingPixels == 2)
        #expect(difference.firstBox == PixelBounds(minX: 0, minY: 0, maxX: 2, maxY: 1))
    }

    @Test func theFirstGroupIsTheTopOneAndWhole() {
        let expected = Pixmap(width: 100, height: 60, filledWith: .max)
        var actual = expected
        for (x, y) in [(50, 10), (57, 12), (64, 14), (5, 50)] { actual.pixels[y * 100 + x] = 0xFF00_0000 }
        let difference = PerceptualDifference(expected: expected, actual: actual)
        #expect(difference.firstBox == PixelBounds(minX: 50, minY: 10, maxX: 65, maxY: 15))
        #expect(difference.differingPixels == 4)
    }

    @Test func transparencyIsShownOverWhite() {
        #expect(LabColor(0).l > 99.9)
    }
}

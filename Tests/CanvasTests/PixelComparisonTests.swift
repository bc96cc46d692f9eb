import Display
import PixelComparison
import Testing

struct PixelComparisonTests {
    private let white = Pixmap(width: 20, height: 10, filledWith: 0xFFFF_FFFF)

    @Test func equalImagesCompareAsTheSame() {
        let result = PixelComparison.compare(expected: white, actual: white)
        #expect(result.isSame)
        #expect(result.description == "all 200 pixels are the same")
    }

    @Test func aDifferenceOfOneInOnePixelIsDetected() {
        var other = white
        other.pixels[20 * 3 + 12] = 0xFFFF_FFFE
        let result = PixelComparison.compare(expected: white, actual: other)
        #expect(!result.isSame)
        #expect(result.description == "1 of 200 pixels differ (0.50 %), worst 1 at 12,3, mean 0.00")
        #expect(PixelComparison.compare(expected: white, actual: other, options: .init(threshold: 1)).isSame)
        #expect(PixelComparison.compare(expected: white, actual: other, options: .init(maxDifferingPixels: 1)).isSame)
    }

    @Test func differencesAreMeasuredOverAllChannelsAndPixels() throws {
        var other = white
        // Differences of 23 in red; 17 in green and blue; 16 in alpha; 255 in all four.
        other.pixels[5] = 0xFFE8_FFFF
        other.pixels[6] = 0xFFFF_EEEE
        other.pixels[7] = 0xEFFF_FFFF
        other.pixels[199] = 0
        let differences = try #require(PixelComparison.compare(expected: white, actual: other).differences)
        #expect(differences.differingPixels == 4)
        #expect(differences.worst == 255)
        #expect(differences.worstPosition == PixelComparison.compare(expected: other, actual: white).differences?.worstPosition)
        #expect(differences.worstPosition.x == 19 && differences.worstPosition.y == 9)
        #expect(differences.mean == Double(23 + 34 + 16 + 1020) / 800)
        #expect(differences.noticeableShare == 3.0 / 200)
        #expect(differences.description == "4 of 200 pixels differ (2.00 %), worst 255 at 19,9, mean 1.37")
    }

    @Test func imagesOfDifferentSizesAreNeverTheSame() {
        let result = PixelComparison.compare(expected: white, actual: Pixmap(width: 10, height: 20), options: .init(threshold: 255))
        #expect(!result.isSame)
        #expect(result.description == "sizes differ: expected 20x10, got 10x20")
        #expect(result.differences == nil)
    }

    @Test func theDifferencePictureShowsExpectedDifferenceAndActual() {
        var other = white
        other.pixels[0] = 0xFF00_0000
        let panels = PixelComparison.differencePicture(expected: white, actual: other)
        #expect(panels.width == 76 && panels.height == 10)
        #expect(panels.pixels[0] == 0xFFFF_FFFF)
        #expect(panels.pixels[28] == 0xFFFF_0000)
        #expect(panels.pixels[29] == 0xFFFF_FFFF)
        #expect(panels.pixels[56] == 0xFF00_0000)
        // Pixels that only the larger image has are marked.
        let larger = PixelComparison.differencePicture(expected: white, actual: Pixmap(width: 21, height: 10, filledWith: 0xFFFF_FFFF))
        #expect(larger.width == 79)
        #expect(larger.pixels[29 + 20] == 0xFFFF_0000)
    }
}

import SceneFormat
import Testing

struct FrameRateTests {
    @Test(arguments: [
        ("60", 60, 1), ("30000/1001", 30_000, 1_001), ("29.97", 2_997, 100), ("23.976", 2_997, 125), ("50/2", 25, 1), ("0.5", 1, 2), ("1000", 1_000, 1),
    ])
    func parses(text: String, numerator: Int, denominator: Int) throws {
        let rate = try #require(FrameRate(text))
        #expect(rate.numerator == numerator && rate.denominator == denominator)
        #expect(FrameRate(rate.description) == rate)
    }

    @Test(arguments: ["", "0", "-1", "1/0", "0/1", "1001", "2000.5", "1/2/3", "/2", "1.", ".5", "1e3", " 60", "60 ", "٣", "1.1234567", "99999999999999999999"])
    func refuses(text: String) {
        #expect(FrameRate(text) == nil)
    }

    @Test(
        arguments: [
            (60.0, "60"), (29.97, "2997/100"), (0.1, "1/10"), (0, nil), (-1, nil), (1e300, nil), (1e-7, nil), (1.0 / 3, nil), (1_000.5, nil),
        ] as [(Double, String?)])
    func numbers(number: Double, expected: String?) {
        #expect(FrameRate(number)?.description == expected)
    }

    @Test func timesAreTheNearestNumbers() throws {
        let ntsc = try #require(FrameRate("30000/1001"))
        #expect(ntsc.seconds(ofFrame: 0) == 0)
        #expect(ntsc.seconds(ofFrame: 30_000) == 1_001)
        let thirty = try #require(FrameRate(30))
        #expect(thirty.seconds(ofFrame: 1) == 1.0 / 30)
        #expect(thirty.seconds(ofFrame: 3) == 0.1)
    }

    @Test(
        arguments: [
            (2.0, 60, 120), (0, 60, 1), (-1, 60, 1), (0.1, 30, 3), (0.7, 10, 7), (1.001, 60, 61), (1e300, 60, 101), (101.0 / 60, 60, 101),
            (100.0 / 60, 60, 100),
        ] as [(Double, Int, Int)])
    func frameCounts(seconds: Double, rate: Int, expected: Int) throws {
        #expect(try #require(FrameRate(rate)).frameCount(seconds: seconds, limit: 100) == min(expected, 101))
    }

    @Test func everyFrameIsFoundAtItsOwnTime() throws {
        for text in ["24", "30000/1001", "60", "0.5", "1000"] {
            let rate = try #require(FrameRate(text))
            for index in stride(from: 0, to: 100_000, by: 7) {
                #expect(rate.frameIndex(at: rate.seconds(ofFrame: index)) == index)
            }
        }
        #expect(try #require(FrameRate(60)).frameIndex(at: -1) == 0)
    }
}

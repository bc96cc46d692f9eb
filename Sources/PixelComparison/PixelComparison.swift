import Display

/// Determines whether two images are the same and, if not, by how much and where they differ.
///
/// Works on the premultiplied 8-bit pixels of a `Pixmap`, so the invisible color of transparent pixels does not count.
public enum PixelComparison {
    /// The differences that still pass as equal. By default, none do.
    public struct Options: Sendable, Hashable {
        /// The largest difference in one channel (0…255) that a pixel may have without counting as different.
        public var threshold: Int
        /// The number of pixels that may differ by more than `threshold`.
        public var maxDifferingPixels: Int

        public init(threshold: Int = 0, maxDifferingPixels: Int = 0) {
            self.threshold = threshold
            self.maxDifferingPixels = maxDifferingPixels
        }

        /// Accepts only equal pixels.
        public static let exact = Options()
    }

    /// A pixel's column and row, counted from 0 at the top left.
    public struct Position: Sendable, Hashable {
        public var x: Int
        public var y: Int
    }

    /// The measured differences between two images of the same size.
    public struct Differences: Sendable, Hashable {
        /// The number of pixels in one image.
        public var pixelCount: Int
        /// The number of pixels with a channel that differs by more than the threshold.
        public var differingPixels: Int
        /// The largest difference in any channel (0…255), regardless of the threshold.
        public var worst: Int
        /// The first pixel, in row order, that differs by `worst`; 0,0 if all pixels are equal.
        public var worstPosition: Position
        /// The mean absolute difference over all four channels of all pixels, 0…255.
        public var mean: Double
        /// The share of pixels, 0…1, with a channel that differs by more than 16, which the eye would notice.
        public var noticeableShare: Double
    }

    /// The result of a comparison.
    public enum Result: Sendable, Hashable, CustomStringConvertible {
        /// The sizes differ; the pixels were not compared.
        case sizesDiffer(expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int)
        /// The differences, if any, are within the options.
        case same(Differences)
        /// The differences exceed the options.
        case different(Differences)

        /// Whether the images are the same within the options.
        public var isSame: Bool {
            if case .same = self { true } else { false }
        }

        /// The measured differences; nil if the sizes differ.
        public var differences: Differences? {
            switch self {
            case .sizesDiffer: nil
            case .same(let differences), .different(let differences): differences
            }
        }

        /// A line such as "12 of 43200 pixels differ (0.03 %), worst 23 at 12,40, mean 0.04".
        public var description: String {
            switch self {
            case .sizesDiffer(let expectedWidth, let expectedHeight, let actualWidth, let actualHeight):
                "sizes differ: expected \(expectedWidth)x\(expectedHeight), got \(actualWidth)x\(actualHeight)"
            case .same(let differences) where differences.worst == 0: "all \(differences.pixelCount) pixels are the same"
            case .same(let differences), .different(let differences): differences.description
            }
        }
    }

    /// Compares the sizes of two images and, if they are equal, every pixel.
    ///
    /// - Complexity: linear in the number of pixels.
    public static func compare(expected: Pixmap, actual: Pixmap, options: Options = .exact) -> Result {
        guard expected.width == actual.width, expected.height == actual.height else {
            return .sizesDiffer(
                expectedWidth: expected.width, expectedHeight: expected.height, actualWidth: actual.width, actualHeight: actual.height)
        }
        var sum = 0
        var worst = 0
        var worstIndex = 0
        var differing = 0
        var noticeable = 0
        for (index, (left, right)) in zip(expected.pixels, actual.pixels).enumerated() where left != right {
            let channels = channelDifferences(left, right)
            let largest = channels.max()
            sum += Int(channels.wrappedSum())
            if largest > worst {
                worst = Int(largest)
                worstIndex = index
            }
            if largest > options.threshold { differing += 1 }
            if largest > noticeableDifference { noticeable += 1 }
        }
        let count = expected.pixels.count
        let differences = Differences(
            pixelCount: count, differingPixels: differing, worst: worst,
            worstPosition: Position(x: worstIndex % expected.width, y: worstIndex / expected.width),
            mean: Double(sum) / Double(count * 4), noticeableShare: Double(noticeable) / Double(count))
        return differing <= options.maxDifferingPixels ? .same(differences) : .different(differences)
    }

    /// The largest difference in a channel that does not count as noticeable.
    private static let noticeableDifference = 16

    /// Returns the absolute differences of the four channels.
    static func channelDifferences(_ left: UInt32, _ right: UInt32) -> SIMD4<Int32> {
        func channels(_ pixel: UInt32) -> SIMD4<Int32> {
            SIMD4(truncatingIfNeeded: SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF))
        }
        let difference = channels(left) &- channels(right)
        return difference.replacing(with: 0 &- difference, where: difference .< 0)
    }
}

extension PixelComparison.Differences: CustomStringConvertible {
    /// A line as in `PixelComparison.Result.description`.
    public var description: String {
        let percent = differingPixels == 0 ? "0" : hundredths(100 * Double(differingPixels) / Double(pixelCount), least: 0.01)
        return "\(differingPixels) of \(pixelCount) pixels differ (\(percent) %), worst \(worst) at \(worstPosition.x),\(worstPosition.y), "
            + "mean \(hundredths(mean, least: 0))"
    }

    /// Formats a number with two decimals; a number below `least` is printed as `least`, so that one pixel in a million doesn't read as zero.
    private func hundredths(_ number: Double, least: Double) -> String {
        let total = Int((max(number, least) * 100).rounded())
        return "\(total / 100)." + (total % 100 < 10 ? "0" : "") + "\(total % 100)"
    }
}

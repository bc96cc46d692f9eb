import CairoCanvas
import Display
import PixelComparison

/// Measures the change from frame to frame, and determines whether the last frame leads back to the first.
final class MotionWatch {
    /// The time in seconds after the last frame within which motion must come to rest.
    static let patience = 10.0
    /// The maximum ratio of the step from the last frame to the first and the largest step near it.
    private static let reach = 1.5
    /// The largest difference of means that is invisible, 0…255.
    private static let least: Float = 5
    /// The number of steps to compare with near each end.
    private static let near = 3

    private let painter = Painter()
    private var previous: DisplayList?
    /// The first images, and the last ones.
    private var opening: [Pixmap] = []
    private var ending: [Pixmap] = []
    /// The steps between frames: mean differences of a channel.
    private var steps: [Double] = []
    /// The number of frames since the last change that show the same; nil if nothing has changed yet.
    private(set) var framesAtRest: Int?

    /// Inspects the next frame.
    ///
    /// - Parameter paints: whether to measure steps in pixels; measuring begins with the first frame for which this is true.
    func inspect(_ list: DisplayList, paints: Bool) throws {
        let isMoving = previous.map { $0 != list } ?? false
        framesAtRest = isMoving ? 0 : framesAtRest.map { $0 + 1 }
        defer { previous = list }
        guard paints || !opening.isEmpty else { return }
        let latest = ending.last
        let picture = if let latest, !isMoving { latest } else { try painter.paint(list) }
        if let latest { steps.append(isMoving ? Self.difference(latest, picture) : 0) }
        if opening.count <= Self.near { opening.append(picture) }
        ending.append(picture)
        if ending.count > Self.near + 1 { ending.removeFirst() }
    }

    /// A message if the step from the last frame back to the first stands out; nil if it doesn't.
    ///
    /// The difference of two images stops growing once something has moved by its own size. So coarse versions of the images are compared as well.
    var jump: String? {
        guard let first = opening.first, let last = ending.last, isVisible(from: last, to: first) else { return nil }
        let exact = Self.difference(last, first)
        guard !isOneOfManyCuts(exact) else { return nil }
        var worst = Self.excess(exact, over: [opening, ending].flatMap { Self.steps($0, Self.difference) })
        let (fineOpening, fineEnding) = (opening.map { CoarsePicture($0) }, ending.map { CoarsePicture($0) })
        for smoothed in [{ $0.smoothed() }, { $0.reduced().smoothed(reach: 3) }] as [(CoarsePicture) -> CoarsePicture] {
            let (opening, ending) = (fineOpening.map(smoothed), fineEnding.map(smoothed))
            let near = [opening, ending].flatMap { Self.steps($0) { $0.difference(from: $1) } }
            worst = max(worst, Self.excess(ending[ending.count - 1].difference(from: opening[0]), over: near))
        }
        guard worst > Self.reach else { return nil }
        let times = worst.isFinite ? "\((worst * 10).rounded(.down) / 10) times the steps near it" : "nothing moves near it"
        return "the step from the last frame to the first is a jump (\(times))"
    }

    /// Returns the ratio of a step and the largest one near it.
    private static func excess(_ step: Double, over near: [Double]) -> Double {
        let largest = near.max() ?? 0
        return largest > step / 1000 ? step / largest : .infinity
    }

    private static func steps<Image>(_ images: [Image], _ difference: (Image, Image) -> Double) -> [Double] {
        zip(images, images.dropFirst()).map(difference)
    }

    /// Returns whether a frame looks like the first one.
    func isFirst(_ list: DisplayList) throws -> Bool {
        guard let first = opening.first else { return false }
        return try !isVisible(from: painter.paint(list), to: first)
    }

    /// Returns whether the step between two images is visible: the mean of a square of four by four pixels changes.
    private func isVisible(from one: Pixmap, to other: Pixmap) -> Bool {
        one != other && CoarsePicture(one).smoothed().largestDifference(from: CoarsePicture(other).smoothed()) > Self.least
    }

    /// Returns whether the image alternates between rest and abrupt changes throughout, such as the pages of a slide show, and this step is not much larger
    /// than those changes.
    private func isOneOfManyCuts(_ seam: Double) -> Bool {
        let cuts = steps.filter { $0 > 0 }.sorted()
        guard !cuts.isEmpty, cuts.count * 3 <= steps.count, zip(steps, steps.dropFirst()).allSatisfy({ $0 == 0 || $1 == 0 }) else { return false }
        return seam <= cuts[cuts.count / 2] * Self.reach
    }

    private static func difference(_ one: Pixmap, _ other: Pixmap) -> Double {
        PixelComparison.compare(expected: one, actual: other).differences?.mean ?? 255
    }
}

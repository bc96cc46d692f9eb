import CairoCanvas
import Display
import PixelComparison

/// Keeps how much changes from frame to frame, and tells whether the last frame leads back to the first.
final class MotionWatch {
    /// Seconds after the last frame in which motion may come to rest.
    static let patience = 10.0
    /// How much larger the step from the last frame to the first may be than those near it.
    private static let reach = 1.5
    /// A difference of means that nobody sees, 0…255.
    private static let least: Float = 5
    /// How many steps near either end are looked at.
    private static let near = 3

    private let painter = Painter()
    private var previous: DisplayList?
    /// The first pictures, and the last ones.
    private var opening: [Pixmap] = []
    private var ending: [Pixmap] = []
    /// The steps between frames, as mean difference of a channel.
    private var steps: [Double] = []
    /// How many frames have shown the same since the last change; nil where nothing has changed yet.
    private(set) var framesAtRest: Int?

    /// Takes the next frame.
    ///
    /// - Parameter paints: whether steps are to be measured in pixels. That begins with the first frame for which this is true.
    func look(_ list: DisplayList, paints: Bool) throws {
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

    /// How the step from the last frame back to the first stands out; nil where it doesn't.
    ///
    /// How much two pictures differ no longer grows once something has moved by its own size. So pictures made coarse are compared as well.
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

    /// How many times a step is as large as the largest of those near it.
    private static func excess(_ step: Double, over near: [Double]) -> Double {
        let largest = near.max() ?? 0
        return largest > step / 1000 ? step / largest : .infinity
    }

    private static func steps<Picture>(_ pictures: [Picture], _ difference: (Picture, Picture) -> Double) -> [Double] {
        zip(pictures, pictures.dropFirst()).map(difference)
    }

    /// Whether a frame looks as the first one does.
    func isFirst(_ list: DisplayList) throws -> Bool {
        guard let first = opening.first else { return false }
        return try !isVisible(from: painter.paint(list), to: first)
    }

    /// Whether someone might see the step between two pictures: a square of four by four pixels changes.
    private func isVisible(from one: Pixmap, to other: Pixmap) -> Bool {
        one != other && CoarsePicture(one).smoothed().largestDifference(from: CoarsePicture(other).smoothed()) > Self.least
    }

    /// Whether the picture rests, changes at once and rests again throughout, and this step is no larger than those are: pages of a show.
    private func isOneOfManyCuts(_ seam: Double) -> Bool {
        let cuts = steps.filter { $0 > 0 }.sorted()
        guard !cuts.isEmpty, cuts.count * 3 <= steps.count, zip(steps, steps.dropFirst()).allSatisfy({ $0 == 0 || $1 == 0 }) else { return false }
        return seam <= cuts[cuts.count / 2] * Self.reach
    }

    private static func difference(_ one: Pixmap, _ other: Pixmap) -> Double {
        PixelComparison.compare(expected: one, actual: other).differences?.mean ?? 255
    }
}

import AppleUIKit
import Commands
import Display
import Easel
import Foundation
import GIFCodec
import Stepping
import Views

extension Snapshotting where Value: View, Format == UIImage {
    /// Compares images of a view as time passes, side by side in one image.
    ///
    ///     assertSnapshot(of: Counter(), as: .frames(at: [0, 0.25, 0.5], events: [TimedEvent(at: 0, .tap(.text("Add"), count: 1))]))
    ///
    /// - Parameters:
    ///   - times: seconds on the scene's clock, from 0; each shows the last frame, at 60 frames per second, that is not later.
    ///   - events: the user's actions, in any order.
    ///   - precision: the fraction of pixels that must match, 0…1.
    ///   - perceptualPrecision: the similarity that two colors must have to match, 0…1.
    ///   - layout: the size.
    ///   - traits: the appearance, the content size, the direction, and the scale.
    public static func frames(
        at times: [Double], events: [TimedEvent] = [], precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let times = times.sorted()
        var strategy: Snapshotting = SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).asyncPullback { view in
            let view = OnMain.Box(value: view)
            return SnapshotFailure.onMain { try FrameStrip.draw(ViewScene({ view.value }, layout.config(traits)), at: times, events: events) }
        }
        let compare = strategy.diffing.diff
        strategy.diffing.diff = { reference, actual in
            guard let (message, attachments) = compare(reference, actual) else { return nil }
            let differing = FrameStrip.differing(reference.pixmap, actual.pixmap, count: times.count).map { "\(times[$0]) s" }
            guard !differing.isEmpty else { return (message, attachments) }
            return ("The frames at \(differing.joined(separator: ", ")) differ.\n\(message)", attachments)
        }
        return strategy
    }
}

extension Snapshotting where Value: View, Format == Data {
    /// Compares an animation of a view, kept as a GIF file.
    public static var gif: Snapshotting { .gif() }

    /// Compares an animation of a view, kept as a GIF file.
    ///
    /// - Parameters:
    ///   - duration: seconds on the scene's clock.
    ///   - framesPerSecond: a divisor of 100, such as 20, because GIF counts hundredths of a second.
    ///   - events: the user's actions.
    ///   - layout: the size.
    ///   - traits: the appearance, the content size, the direction, and the scale.
    public static func gif(
        duration: Double = 1, framesPerSecond: Int = 20, events: [TimedEvent] = [], layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        var strategy: Snapshotting = Snapshotting<Data, Data>.data.asyncPullback { view in
            let view = OnMain.Box(value: view)
            return SnapshotFailure.onMain {
                guard framesPerSecond > 0, 100 % framesPerSecond == 0 else {
                    throw SnapshotError("framesPerSecond \(framesPerSecond): takes a divisor of 100, such as 20")
                }
                guard duration > 0, duration <= 60 else { throw SnapshotError("duration \(duration): takes more than 0 and at most 60 seconds") }
                let times = (0..<max(1, Int((duration * Double(framesPerSecond)).rounded()))).map { Double($0) / Double(framesPerSecond) }
                let frames = try FrameStrip.frames(ViewScene({ view.value }, layout.config(traits)), at: times, events: events)
                return Data(try GIFEncoder.file(frames, durations: Array(repeating: 100 / framesPerSecond, count: frames.count)))
            }
        }
        strategy.pathExtension = "gif"
        strategy.diffing.diff = { reference, actual in
            CheckRecord.current?.rule = .bytes
            guard reference != actual else { return nil }
            return ("The animations differ (\(reference.count) and \(actual.count) bytes); .frames(at:events:) shows where.", [])
        }
        return strategy
    }
}

extension Snapshotting where Value: View, Format == String {
    /// Compares the box of each view: a line with its name, its text, and its position and size in points, indented by depth.
    public static var layout: Snapshotting { .layout() }

    /// Compares the box of each view, at a time.
    ///
    /// - Parameters:
    ///   - layout: the size.
    ///   - traits: the appearance, the content size, the direction, and the scale.
    ///   - time: seconds on the scene's clock.
    ///   - events: the user's actions until then.
    public static func layout(
        _ layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(), at time: Double = 0, events: [TimedEvent] = []
    ) -> Snapshotting {
        SimplySnapshotting.lines.asyncPullback { view in
            let view = OnMain.Box(value: view)
            return SnapshotFailure.onMain {
                let scene = try ViewScene({ view.value }, layout.config(traits))
                let stepper = FrameStrip.stepper(scene, events)
                try stepper.step(to: stepper.frameRate.frameIndex(at: time))
                try scene.checkLimits()
                try LeftOutStop.check(scene.graph)
                return scene.graph.layoutListing().map { $0.line(scale: scene.graph.configuration.scale) }.joined(separator: "\n") + "\n"
            }
        }
    }

    /// Fails for truncated, clipped, and overlapping texts, and for texts beyond the canvas. There is no reference.
    public static var check: Snapshotting { .check() }

    /// Fails for truncated, clipped, and overlapping texts, and for texts beyond the canvas. There is no reference.
    public static func check(_ layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.asyncPullback { view in
            let view = OnMain.Box(value: view)
            return SnapshotFailure.onMain {
                let scene = try ViewScene({ view.value }, layout.config(traits))
                scene.graph.settle()
                let checker = FrameChecker(scale: scene.graph.configuration.scale, frameRate: .standard)
                try checker.inspect(scene.displayList(), frame: 0) { scene.graph.inspectViews() }
                let kinds: Set<CheckKind> = [.truncated, .clipped, .overlap, .outside]
                let found = try checker.finish().filter { kinds.contains($0.kind) }
                guard found.isEmpty else { throw SnapshotError(found.map { $0.line(rate: .standard) }.joined(separator: "\n")) }
                return "no findings\n"
            }
        }
        strategy.hasReference = false
        return strategy
    }
}

/// Frames of a view side by side.
@MainActor
enum FrameStrip {
    /// The space between two frames, in pixels.
    private nonisolated static let gap = 8
    private nonisolated static let background: UInt32 = 0xFF80_8080

    static func stepper(_ scene: ViewScene, _ events: [TimedEvent]) -> FrameStepper<EventError> {
        let ordered = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        let timeline = ordered.map { event in TimelineStep(time: event.time) { graph throws(EventError) in try graph.perform(event.event) } }
        return FrameStepper(scene.graph, frameRate: .standard, timeline: timeline)
    }

    /// - Parameter times: ascending.
    /// - Throws: `SnapshotError` for an empty list or an invalid time, `EventError`.
    static func frames(_ scene: ViewScene, at times: [Double], events: [TimedEvent]) throws -> [Pixmap] {
        guard let last = times.last, times.allSatisfy({ $0 >= 0 }), last <= 3600 else { throw SnapshotError("frames need times, from 0 to 3600 seconds") }
        let stepper = stepper(scene, events)
        return try times.map { time in
            try stepper.step(to: stepper.frameRate.frameIndex(at: time))
            return try scene.image().pixmap
        }
    }

    /// Returns the frames in one image.
    static func draw(_ scene: ViewScene, at times: [Double], events: [TimedEvent]) throws -> UIImage {
        let images = try frames(scene, at: times, events: events)
        let (width, height) = (images[0].width, images[0].height)
        var strip = Pixmap(width: images.count * (width + gap) - gap, height: height, filledWith: background)
        for (number, image) in images.enumerated() {
            for y in 0..<height {
                let start = y * strip.width + number * (width + gap)
                strip.pixels.replaceSubrange(start..<(start + width), with: image.pixels[(y * width)..<((y + 1) * width)])
            }
        }
        return UIImage(strip, scale: scene.graph.configuration.scale)
    }

    /// Returns the numbers of the frames that differ; an empty list if the sizes differ.
    nonisolated static func differing(_ reference: Pixmap, _ actual: Pixmap, count: Int) -> [Int] {
        guard reference.width == actual.width, reference.height == actual.height else { return [] }
        let width = (actual.width + gap) / count - gap
        return (0..<count).filter { number in
            (0..<actual.height).contains { y in
                let row = (y * actual.width + number * (width + gap))..<(y * actual.width + number * (width + gap) + width)
                return reference.pixels[row] != actual.pixels[row]
            }
        }
    }
}

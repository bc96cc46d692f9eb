import CairoCanvas
import Display
import Foundation
import Stepping
import Views

/// A frame could not be drawn, for example because an event's target is missing or the canvas has no pixels.
public struct FrameSequenceError: Error, Equatable, CustomStringConvertible {
    public let description: String
}

/// Draws a view frame by frame as time passes.
///
///     let sequence = try FrameSequence(of: MonthView(), size: CGSize(width: 320, height: 120), events: [TimedEvent(at: 0, .tap(.text("August"), count: 1))])
///     for frame in 0..<60 { try sequence.pngData(frame: frame).write(to: …) }
///
/// Frame i shows the view at exactly i / `framesPerSecond` seconds of its own clock, which doesn't advance between frames. An event takes effect at the first
/// frame that isn't before its time. A frame is the same regardless of which frames are requested.
@MainActor
public final class FrameSequence<Content: View> {
    private let stepper: FrameStepper<FrameSequenceError>
    private let painter = Painter()

    /// - Parameters:
    ///   - content: the view in its initial state.
    ///   - size: the canvas in points; nil for the view's initial size for an unspecified proposal.
    ///   - scale: pixels per point, above 0.
    ///   - framesPerSecond: from 1 to 1000.
    ///   - background: the background of the view; nil for the system's background, `.clear` for none.
    ///   - events: in any order.
    /// - Throws: `FrameSequenceError` for an invalid canvas, frame rate or event time, `CanvasError` if there is no font.
    public init(
        of content: Content, size: CGSize? = nil, scale: CGFloat = 2, framesPerSecond: Int = 60, colorScheme: ColorScheme = .light, background: Color? = nil,
        events: [TimedEvent] = []
    ) throws {
        guard let rate = FrameRate(framesPerSecond) else { throw FrameSequenceError(description: "\(framesPerSecond) is not a valid frame rate") }
        guard scale > 0, scale.isFinite else { throw FrameSequenceError(description: "\(scale) is not a valid scale") }
        if let event = events.first(where: { !($0.time >= 0) }) { throw FrameSequenceError(description: "\(event.time) s is not a valid time for an event") }
        var configuration = ViewHostConfiguration(size: size ?? .zero, scale: scale)
        configuration.environment.colorScheme = colorScheme
        configuration.environment.sceneBackground = background ?? Color(provider: .system(.background))
        let graph = ViewGraph(root: content, configuration: configuration, textShaper: try SharedTextShaper.get())
        RenderWarnings.follow(graph)
        if size == nil {
            configuration.size = graph.fittingSize(for: .unspecified)
            graph.configuration = configuration
        }
        guard configuration.size.width * scale >= 0.5, configuration.size.height * scale >= 0.5 else {
            throw FrameSequenceError(description: "the canvas has no pixels: \(configuration.size.width)x\(configuration.size.height) points")
        }
        // Events at the same time keep their order.
        let ordered = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        let timeline = ordered.map { event in
            TimelineStep(time: event.time) { graph throws(FrameSequenceError) in
                do throws(EventError) {
                    try graph.perform(event.event)
                } catch {
                    throw FrameSequenceError(description: error.description)
                }
            }
        }
        var excess: String?
        stepper = FrameStepper(graph, frameRate: rate, timeline: timeline) { [unowned graph] () throws(FrameSequenceError) in
            let new = graph.takeExcess()
            // No later frame is right either.
            excess = excess ?? new
            if let excess { throw FrameSequenceError(description: excess) }
        }
    }

    /// Returns the image of one frame.
    ///
    /// - Precondition: `frame` is not before the last requested frame.
    /// - Throws: `FrameSequenceError` for an event that can't be performed, and beyond a limit of parts of views or of operations on paths, `CanvasError` for more pixels than can be painted.
    public func pixmap(frame: Int) throws -> Pixmap {
        let list = try stepper.frame(frame)
        try LeftOutStop.check(stepper.graph)
        return try painter.paint(list)
    }

    /// Returns the image of one frame as the bytes of a PNG file.
    public func pngData(frame: Int) throws -> Data { try pixmap(frame: frame).pngData() }

    /// Returns the last frame that is not later than a time in seconds.
    public func frameIndex(at time: Double) -> Int { stepper.frameRate.frameIndex(at: time) }
}

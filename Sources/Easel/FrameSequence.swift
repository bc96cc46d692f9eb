import CairoCanvas
import Display
import Foundation
import Stepping
import Views

/// What could not be done on the way to a frame: an event whose target isn't there, a canvas without pixels.
public struct FrameSequenceError: Error, Equatable, CustomStringConvertible {
    public let description: String
}

/// A view that lives in time, drawn frame by frame.
///
///     let sequence = try FrameSequence(of: MonthView(), size: CGSize(width: 320, height: 120), events: [TimedEvent(at: 0, .tap(.text("August"), count: 1))])
///     for frame in 0..<60 { try sequence.pngData(frame: frame).write(to: …) }
///
/// Frame i shows the view at exactly i / `framesPerSecond` seconds of its own clock, which stands still between frames. An event acts at the first frame that is
/// not before its time. Frames are the same whichever of them are asked for.
@MainActor
public final class FrameSequence<Content: View> {
    private let stepper: FrameStepper<EventError>
    private let painter = Painter()

    /// - Parameters:
    ///   - content: the view, at its start.
    ///   - size: the canvas in points; nil for the size that the view has at its start when it is offered nothing.
    ///   - scale: pixels per point, above 0.
    ///   - framesPerSecond: from 1 to 1000.
    ///   - background: what lies behind the view; nil for the system's background, `.clear` for nothing.
    ///   - events: in any order.
    /// - Throws: `FrameSequenceError` for a canvas or a rate that can't be, `CanvasError` where there is no font.
    public init(
        of content: Content, size: CGSize? = nil, scale: CGFloat = 2, framesPerSecond: Int = 60, colorScheme: ColorScheme = .light, background: Color? = nil,
        events: [TimedEvent] = []
    ) throws {
        guard let rate = FrameRate(framesPerSecond) else { throw FrameSequenceError(description: "\(framesPerSecond) is no rate of frames") }
        guard scale > 0, scale.isFinite else { throw FrameSequenceError(description: "\(scale) is no number of pixels per point") }
        if let event = events.first(where: { !($0.time >= 0) }) { throw FrameSequenceError(description: "\(event.time) s is no time for an event") }
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
        // Events of one time keep their order.
        let ordered = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        let timeline = ordered.map { event in
            TimelineStep(time: event.time) { graph throws(EventError) in try graph.perform(event.event) }
        }
        stepper = FrameStepper(graph, frameRate: rate, timeline: timeline)
    }

    /// The picture of one frame.
    ///
    /// - Precondition: `frame` is not before the last one that was asked for.
    /// - Throws: `FrameSequenceError` for an event that can't be carried out, `CanvasError` for more pixels than can be painted.
    public func pixmap(frame: Int) throws -> Pixmap {
        do {
            return try painter.paint(try stepper.frame(frame))
        } catch let error as EventError {
            throw FrameSequenceError(description: error.description)
        }
    }

    /// The picture of one frame as the bytes of a PNG file.
    public func pngData(frame: Int) throws -> Data { try pixmap(frame: frame).pngData() }

    /// The last frame that is not later than a time in seconds.
    public func frameIndex(at time: Double) -> Int { stepper.frameRate.frameIndex(at: time) }
}

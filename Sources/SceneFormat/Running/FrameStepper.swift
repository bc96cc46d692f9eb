import Display
import Views

/// Steps views through the frame grid and lets the events of a timeline act on them: what a scene and a view in Swift have in common.
///
/// Frame i shows the views at exactly i / rate seconds. Whatever feeds back, such as a preference that sets state, does so at the
/// frame grid from frame 0 on, so that a frame is the same whichever frames are asked for.
@MainActor
package final class FrameStepper {
    /// What a timeline's `set` needs: the state that it changes, which views in Swift do not have.
    package struct StateAccess {
        /// Carries out the `set` at this place of the timeline.
        var perform: (_ assignments: [TimelineEvent.Assignment], _ event: Int) throws(Diagnostic) -> Void
        /// Throws what evaluations met since it was asked last.
        var check: () throws(Diagnostic) -> Void
    }

    /// The views, for layout listings and counters.
    package let graph: ViewGraph
    package let frameRate: FrameRate
    /// The frame that was made last; nil before the first.
    package private(set) var currentFrame: Int?
    private let timeline: Timeline
    private let state: StateAccess?
    private var nextEvent = 0

    /// - Parameters:
    ///   - graph: at its start.
    ///   - timeline: without `set` where there is no `state`.
    package init(_ graph: ViewGraph, frameRate: FrameRate, timeline: Timeline, state: StateAccess? = nil) {
        self.graph = graph
        self.frameRate = frameRate
        self.timeline = timeline
        self.state = state
    }

    /// What a frame shows.
    ///
    /// The frames from the last one to this one are stepped through; all of them are evaluated and laid out, only this one is made.
    ///
    /// - Parameter index: not before the last frame that was asked for: time doesn't go backwards.
    /// - Throws: what went wrong in an expression or an event, placed in its file. The frame must not be drawn then.
    package func frame(_ index: Int) throws(Diagnostic) -> DisplayList {
        try step(to: index)
        return try displayList()
    }

    /// What the frame shows that was made last.
    ///
    /// - Throws: what went wrong in a canvas, which evaluates what it draws only now.
    package func displayList() throws(Diagnostic) -> DisplayList {
        let list = graph.displayList()
        try state?.check()
        return list
    }

    /// Evaluates and lays out up to a frame, as ``frame(_:)`` does, for whoever wants to know where views are.
    package func step(to index: Int) throws(Diagnostic) {
        for frame in frames(to: index) {
            let time = frameRate.seconds(ofFrame: frame)
            graph.advance(to: time)
            graph.settle()
            try state?.check()
            while try applyNextEvent(upTo: time) {
                graph.settle()
                try state?.check()
            }
            currentFrame = frame
        }
    }

    /// Does what ``step(to:)`` does, for views with tasks: they come to rest before each frame, and after each event.
    package func step(to index: Int, resting rest: TaskRest) async throws(Diagnostic) {
        for frame in frames(to: index) {
            let time = frameRate.seconds(ofFrame: frame)
            await graph.advance(to: time, resting: rest)
            await graph.settle(resting: rest)
            try state?.check()
            while try applyNextEvent(upTo: time) {
                await graph.settle(resting: rest)
                try state?.check()
            }
            currentFrame = frame
        }
    }

    /// The frames that are not yet made, up to this one.
    private func frames(to index: Int) -> Range<Int> {
        precondition(index >= currentFrame ?? 0, "frames are made in order")
        return (currentFrame.map { $0 + 1 } ?? 0)..<(index + 1)
    }

    /// - Returns: whether there was an event.
    private func applyNextEvent(upTo time: Double) throws(Diagnostic) -> Bool {
        guard nextEvent < timeline.events.count, timeline.events[nextEvent].time <= time else { return false }
        try apply(timeline.events[nextEvent], at: nextEvent)
        nextEvent += 1
        return true
    }

    private func apply(_ event: TimelineEvent, at place: Int) throws(Diagnostic) {
        switch event.action {
        case .set(let assignments, _):
            try state?.perform(assignments, place)
            try state?.check()
        case .tap(let target, let count):
            try perform(.tap(EventTarget(target), count: count), event)
        case .input(let input):
            try perform(input, event)
        }
    }
}

extension FrameStepper {
    private func perform(_ input: InputEvent, _ event: TimelineEvent) throws(Diagnostic) {
        do throws(EventError) {
            try graph.perform(input)
        } catch {
            throw Diagnostic(
                .error, error.description, file: timeline.source.name, position: event.position, scenePath: event.path[input.name].description)
        }
    }
}

extension InputEvent {
    /// The event's name in a timeline.
    fileprivate var name: String {
        switch self {
        case .tap: "tap"
        case .press: "press"
        case .drag: "drag"
        case .type: "type"
        case .slide: "slide"
        case .toggle: "toggle"
        case .choose: "choose"
        }
    }
}

extension EventTarget {
    /// What an event of a timeline is aimed at. An id is told by its text: that of the modifier `id` or of `accessibilityIdentifier`.
    init(_ target: TimelineEvent.Target) {
        switch target {
        case .text(let text): self = .text(text)
        case .id(let id): self = .identifier(id.text ?? "")
        case .point(let point): self = .point(point)
        }
    }
}

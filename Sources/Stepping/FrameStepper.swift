import Display
import Views

/// Steps views through the frame grid and applies the events of a timeline to them, regardless of where the views come from.
///
/// Frame i shows the views at exactly i / rate seconds. Feedback, such as a preference that sets state, is resolved at every frame from frame 0 on, so that a
/// frame is the same regardless of which frames are requested.
@MainActor
package final class FrameStepper<Failure: Error> {
    /// The views, for layout listings and counters.
    package let graph: ViewGraph
    package let frameRate: FrameRate
    /// The last frame stepped to; nil before the first.
    package private(set) var currentFrame: Int?
    private var timeline: [TimelineStep<Failure>]
    private let check: () throws(Failure) -> Void
    private var nextEvent = 0
    /// Returns the variables of a scene with their present values, for inspection.
    package var variables: @MainActor () -> [(name: String, value: String)] = { [] }

    /// - Parameters:
    ///   - graph: the views in their initial state.
    ///   - timeline: the steps in chronological order.
    ///   - check: throws the first failure since its last call, if the views' host evaluates code that can fail.
    package init(
        _ graph: ViewGraph, frameRate: FrameRate, timeline: [TimelineStep<Failure>], check: @escaping () throws(Failure) -> Void = { () throws(Failure) in }
    ) {
        self.graph = graph
        self.frameRate = frameRate
        self.timeline = timeline
        self.check = check
    }

    /// The number of events that have acted.
    package var actedEvents: Int { nextEvent }

    /// Replaces the events that have not acted yet. Those that are due at the current frame act with the next step.
    ///
    /// - Parameter timeline: all events in chronological order, beginning with those that have acted; the others are not earlier than the current frame.
    package func replaceEvents(with timeline: [TimelineStep<Failure>]) { self.timeline = timeline }

    /// Returns the display list of a frame.
    ///
    /// All frames since the last one are evaluated and laid out; only this one gets a display list.
    ///
    /// - Parameter index: at least the last requested frame: time doesn't go backwards.
    /// - Throws: the failure of an event or of the host's code; the frame must not be drawn then.
    package func frame(_ index: Int) throws(Failure) -> DisplayList {
        try step(to: index)
        return try displayList()
    }

    /// Returns the display list of the current frame.
    ///
    /// - Throws: the failure of a canvas, whose drawing code runs only now.
    package func displayList() throws(Failure) -> DisplayList {
        let list = graph.displayList()
        try check()
        return list
    }

    /// Evaluates and lays out up to a frame, as ``frame(_:)`` does, without making a display list.
    package func step(to index: Int) throws(Failure) {
        if let currentFrame, nextEvent < timeline.count {
            while try applyNextEvent(upTo: frameRate.seconds(ofFrame: currentFrame)) {
                graph.settle()
                try check()
            }
        }
        for frame in frames(to: index) {
            let time = frameRate.seconds(ofFrame: frame)
            graph.advance(to: time)
            graph.settle()
            try check()
            while try applyNextEvent(upTo: time) {
                graph.settle()
                try check()
            }
            currentFrame = frame
        }
    }

    /// Does the same for views with tasks, which must be idle before each frame and after each event.
    ///
    /// Written out twice because a synchronous function cannot call an asynchronous one, and scenes must not pay for tasks that they don't have.
    package func step(to index: Int, resting rest: TaskRest) async throws(Failure) {
        if let currentFrame, nextEvent < timeline.count {
            while try applyNextEvent(upTo: frameRate.seconds(ofFrame: currentFrame)) {
                await graph.settle(resting: rest)
                try check()
            }
        }
        for frame in frames(to: index) {
            let time = frameRate.seconds(ofFrame: frame)
            await graph.advance(to: time, resting: rest)
            await graph.settle(resting: rest)
            try check()
            while try applyNextEvent(upTo: time) {
                await graph.settle(resting: rest)
                try check()
            }
            currentFrame = frame
        }
    }

    /// Returns the frames after the current one, up to and including `index`.
    private func frames(to index: Int) -> Range<Int> {
        precondition(index >= currentFrame ?? 0, "frames are made in order")
        return (currentFrame.map { $0 + 1 } ?? 0)..<(index + 1)
    }

    /// Applies the next event if it is due; returns false if none is.
    private func applyNextEvent(upTo time: Double) throws(Failure) -> Bool {
        guard nextEvent < timeline.count, timeline[nextEvent].time <= time else { return false }
        try timeline[nextEvent].perform(graph)
        nextEvent += 1
        return true
    }
}

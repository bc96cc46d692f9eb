import Foundation

/// Updates its content at the dates of a schedule, on the scene's clock.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// - Parameters:
    ///   - schedule: the update dates.
    ///   - content: makes the content for the most recent date.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { TimelineNode(view, inputs) }
}

extension TimelineView {
    /// The information that a `TimelineView` passes to its content.
    public struct Context: Sendable {
        /// The rate of updates, highest first.
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        /// The schedule's date for the content: the last one that is not after the scene's current date. Before the first date, the current date.
        public let date: Date
        /// Always `live`: no display saves power here.
        public let cadence = Cadence.live

        /// Has no effect; it is meant for displays that save power.
        public func invalidateTimelineContent() {}
    }
}

/// The information that any `TimelineView` passes to its content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// The node of a timeline: content that is evaluated at the dates of its schedule.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    EvaluatedNode<TimelineView<Schedule, Content>, TimelineView<Schedule, Content>, Content>, Animating
{
    private var view: TimelineView<Schedule, Content>
    private var dates: Schedule.Entries.Iterator?
    private var upcoming: Date?
    private var date: Date?
    private var wake: Int?

    init(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        readSchedule()
        start()
    }

    override func update(_ newView: TimelineView<Schedule, Content>) {
        let old = view
        view = newView
        if !FieldComparison.areEqual(old.schedule, newView.schedule) { readSchedule() }
        markClean()
        evaluate()
    }

    override func makeContent(_ install: (inout TimelineView<Schedule, Content>) -> Void) -> Content {
        view.content(TimelineViewDefaultContext(date: date ?? present))
    }

    /// The date of the current frame, whatever the clock shows during the step.
    private var present: Date { graph.clock.date(at: graph.time) }

    /// Starts a schedule at the current time.
    private func readSchedule() {
        stop()
        date = nil
        if (view.schedule as? AnimationTimelineSchedule)?.isEveryFrame == true {
            dates = nil
            graph.register(self)
        } else {
            var dates = view.schedule.entries(from: present, mode: .normal).makeIterator()
            upcoming = dates.next()
            self.dates = dates
            takeDates()
        }
    }

    /// Advances to the most recent date, and requests an update for the next one.
    private func takeDates() {
        let limit = present.addingTimeInterval(SceneClock.tolerance)
        var count = 0
        while let next = upcoming, next <= limit, count < Self.dateLimit {
            date = next
            upcoming = dates?.next()
            count += 1
        }
        guard let upcoming else {
            graph.clock.endless.remove(ObjectIdentifier(self))
            return
        }
        graph.clock.endless.insert(ObjectIdentifier(self))
        wake = graph.clock.schedule(at: graph.clock.seconds(of: upcoming)) { [weak self] in self?.dateDidCome() }
    }

    /// The maximum number of dates skipped in one step; protects against schedules that never reach the present.
    private static var dateLimit: Int { 100_000 }

    private func dateDidCome() {
        guard isAlive else { return }
        takeDates()
        invalidate()
    }

    /// For a schedule of every frame: called before the graph shows another time.
    func timeDidChange() { if isAlive { invalidate() } }
    var endlessness: Endlessness { .goesOn }

    private func stop() {
        graph.unregister(self)
        graph.clock.endless.remove(ObjectIdentifier(self))
        if let wake { graph.clock.cancel(wake) }
        wake = nil
    }

    override func willDestroy() {
        stop()
        super.willDestroy()
    }
}

import Views

/// Events in order of time, with the file that contains them.
package struct Timeline: Sendable {
    /// The file that messages about events name and quote.
    package let source: SourceFile
    /// The events in order of time; events at the same time are in file order.
    package let events: [TimelineEvent]

    /// Creates a timeline from a file's events.
    package init(source: SourceFile, events: [TimelineEvent]) {
        self.source = source
        self.events = events
    }

    /// Parses a file that contains only a timeline: an array like a scene's `timeline`. Comments are allowed if its name ends in `.jsonc`.
    ///
    /// - Parameters:
    ///   - scope: the state that events may set; nil if there is no named state, as for a view in Swift; then `set` is an error.
    ///   - collector: receives all diagnostics. If it has errors afterwards, nothing must be drawn.
    package static func read(
        _ source: SourceFile, scope: ExpressionScope?, into collector: DiagnosticCollector, limits: SceneLimits = .default
    ) -> Timeline {
        var events: [TimelineEvent] = []
        do throws(Diagnostic) {
            let json = try JSONDocument(reading: source, limits: limits, into: collector)
            events = TimelineDecoder(scope: scope, collector: collector, limits: limits).timeline(json.root)
        } catch {
            collector.report(error)
        }
        return Timeline(source: source, events: events)
    }
}

extension Timeline {
    /// The events as steps. An event whose target isn't there or can't react throws a diagnostic at its position.
    ///
    /// - Parameter set: changes the state that the views depend on; called with the index of the event.
    package func steps(
        set: @escaping @MainActor (_ assignments: [TimelineEvent.Assignment], _ event: Int) throws(Diagnostic) -> Void
    ) -> [TimelineStep<Diagnostic>] {
        events.enumerated().map { index, event in
            TimelineStep(time: event.time) { graph throws(Diagnostic) in
                switch event.action {
                case .set(let assignments, _): try set(assignments, index)
                case .input(let input): try event.perform(input, on: graph, in: source)
                case .stop: break
                }
            }
        }
    }
}

extension TimelineEvent {
    @MainActor fileprivate func perform(_ input: InputEvent, on graph: ViewGraph, in source: SourceFile) throws(Diagnostic) {
        do throws(EventError) {
            try graph.perform(input)
        } catch {
            throw Diagnostic(.error, error.description, file: source.name, position: position, scenePath: path[input.name].description)
        }
    }
}

extension InputEvent {
    /// The event's key in a timeline.
    package var name: String {
        switch self {
        case .tap: "tap"
        case .press: "press"
        case .drag, .carry: "drag"
        case .hover: "hover"
        case .swipe: "swipe"
        case .pinch(_, 1, _, _): "rotate"
        case .pinch: "pinch"
        case .scroll: "scroll"
        case .type: "type"
        case .slide: "slide"
        case .toggle: "toggle"
        case .choose: "choose"
        case .key: "key"
        }
    }
}

import Views

/// Events in the order of time, with the file that says so.
package struct Timeline: Sendable {
    /// What messages about events name, and take source lines from.
    package let source: SourceFile
    /// In the order of time; events of the same time in the order of the file.
    package let events: [TimelineEvent]

    /// The given events of a file.
    package init(source: SourceFile, events: [TimelineEvent]) {
        self.source = source
        self.events = events
    }

    /// Reads a file that holds a timeline alone: an array as a scene has it as its `timeline`. Comments are allowed when its name ends in `.jsonc`.
    ///
    /// - Parameters:
    ///   - scope: the state that events may set; nil where there is none that can be named, as for a view in Swift: `set` is an error then.
    ///   - collector: gets all that is wrong. One that has errors afterwards means that nothing must be drawn.
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
        case .drag: "drag"
        case .type: "type"
        case .slide: "slide"
        case .toggle: "toggle"
        case .choose: "choose"
        }
    }
}

import Commands
import Inputs
import SceneFormat

extension RenderOptions {
    /// Reads the file of `--timeline` for a Swift view.
    ///
    /// - Returns: nil without `--timeline`.
    /// - Throws: `InputError`, and `DiagnosticError` for problems in the file.
    package func readViewTimeline() throws -> ViewTimeline? {
        guard let source = try readTimeline() else { return nil }
        let collector = DiagnosticCollector(source: source, limit: limits.diagnostics)
        let timeline = Timeline.read(source, scope: nil, into: collector, limits: limits)
        guard !collector.hasErrors else { throw DiagnosticError(collector) }
        let events = timeline.events.compactMap { event -> ViewTimeline.Event? in
            // Without a scope, `set` is an error.
            guard case .input(let input) = event.action else { return nil }
            return ViewTimeline.Event(time: event.time, input: input, position: event.position, path: event.path[input.name].description)
        }
        return ViewTimeline(events: events, stops: timeline.stops, source: source)
    }
}

extension Timeline {
    /// The named stops, in order of time.
    package var stops: [ScreenStop] {
        events.compactMap { event in if case .stop(let name) = event.action { ScreenStop(name: name, time: event.time) } else { nil } }
    }
}

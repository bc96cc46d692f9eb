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

import Display

/// A scene that has been read in whole: nothing in it is unknown, of a wrong type or out of range, as far as can be known before it runs.
package struct PreparedScene: Sendable {
    package let document: SceneDocument
    package let limits: SceneLimits
    let root: SceneElement
    let alignments: SceneAlignments
    /// For each event of the timeline: how what it sets moves; nil to take what is around.
    let eventAnimations: [PreparedAnimation?]

    /// Reads a scene file from its bytes. Comments are allowed when its name ends in `.jsonc`.
    ///
    /// - Parameters:
    ///   - timeline: a file with events in place of the scene's own.
    ///   - images: where the scene's pictures are; those that it names are read now, so that what is wrong with them is told.
    /// - Returns: the scene, or nil when it must not be drawn; and all that is wrong or odd, for the user to see in either case.
    package static func read(
        _ source: SourceFile, timeline: SourceFile? = nil, limits: SceneLimits = .default, images: (any ImageSource)? = nil
    ) -> (scene: PreparedScene?, diagnostics: DiagnosticCollector) {
        let collector = DiagnosticCollector(source: source, limit: limits.diagnostics)
        do throws(Diagnostic) {
            let json = try JSONDocument(parsing: source, allowsComments: source.name.lowercased().hasSuffix(".jsonc"), limits: limits)
            var document = SceneDocument.decode(json, into: collector, limits: limits)
            var timelineCollector = collector
            if let timeline, let scope = document?.scope {
                timelineCollector = DiagnosticCollector(source: timeline, limit: limits.diagnostics)
                document?.timeline = Timeline.read(timeline, scope: scope, into: timelineCollector, limits: limits)
            }
            let scene = document.flatMap { PreparedScene($0, into: collector, timelineInto: timelineCollector, limits: limits, images: images) }
            if !collector.hasErrors, timelineCollector.hasErrors { return (nil, timelineCollector) }
            return (collector.hasErrors ? nil : scene, collector)
        } catch {
            collector.report(error)
            return (nil, collector)
        }
    }

    /// Reads the view of a document and the animations of its timeline.
    ///
    /// - Parameters:
    ///   - collector: gets all that is wrong. One that has errors afterwards means that the scene must not be drawn.
    ///   - timelineCollector: gets what is wrong with the animations of a timeline from another file.
    package init?(
        _ document: SceneDocument, into collector: DiagnosticCollector, timelineInto timelineCollector: DiagnosticCollector? = nil,
        limits: SceneLimits = .default, images: (any ImageSource)? = nil
    ) {
        let alignments = SceneAlignments(document.alignments, limits: limits)
        let binder = SceneBinder(collector: collector, limits: limits, alignments: alignments, images: images)
        let events = SceneBinder(collector: timelineCollector ?? collector, limits: limits, alignments: alignments)
        let scope = document.scope
        eventAnimations = document.timeline.events.map { event in
            guard case .set(_, let node?) = event.action else { return nil }
            return PreparedAnimation.read(node, path: event.path["animation"], binder: events, scope: scope)
        }
        guard let root = binder.element(document.view, scope: scope, path: .root["view"]) else { return nil }
        self.root = root
        self.document = document
        self.limits = limits
        self.alignments = alignments
    }
}

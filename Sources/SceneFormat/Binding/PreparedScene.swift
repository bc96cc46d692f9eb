import Display

/// A scene that has been read in whole: nothing in it is unknown, of a wrong type or out of range, as far as can be known before it runs.
package struct PreparedScene: Sendable {
    package let document: SceneDocument
    package let limits: SceneLimits
    let root: SceneElement
    let alignments: SceneAlignments
    /// The files that it was read from, for messages.
    package let sources: [SourceFile]
    /// For each event of the timeline: how what it sets moves; nil to take what is around.
    let eventAnimations: [PreparedAnimation?]

    /// Reads a scene file from its bytes, as what the ending of its name says, and the files that it imports.
    ///
    /// - Parameters:
    ///   - timeline: a file with events in place of the scene's own.
    ///   - files: where imports and fonts are; without it, importing is an error.
    ///   - images: where the scene's pictures are; those that it names are read now, so that what is wrong with them is told.
    ///   - seed: in place of the scene's own.
    ///   - data: returns the value of `data`, for the type that the file declares; nil without `--data`.
    ///   - isFont: whether the file at a path has a font in it that can be read.
    /// - Returns: the scene, or nil when it must not be drawn; and all that is wrong or odd, for the user to see in either case.
    package static func read(
        _ source: SourceFile, timeline: SourceFile? = nil, limits: SceneLimits = .default, files: SceneFiles? = nil,
        images: (any ImageSource)? = nil, seed: UInt64? = nil, data: SceneData.Source? = nil, isFont: (String) -> Bool = { _ in true }
    ) -> (scene: PreparedScene?, diagnostics: DiagnosticCollector) {
        let collector = DiagnosticCollector(source: source, limit: limits.diagnostics)
        do throws(Diagnostic) {
            let json = try JSONDocument(reading: source, limits: limits, into: collector)
            var document = SceneDocument.decode(json, into: collector, limits: limits, seed: seed, data: data)
            var timelineCollector = collector
            if let timeline, let scope = document?.scope {
                timelineCollector = DiagnosticCollector(source: timeline, sharing: collector)
                document?.timeline = Timeline.read(timeline, scope: scope, into: timelineCollector, limits: limits)
            }
            let scene = document.flatMap {
                PreparedScene($0, into: collector, timelineInto: timelineCollector, limits: limits, files: files, images: images, isFont: isFont)
            }
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
        limits: SceneLimits = .default, files: SceneFiles? = nil, images: (any ImageSource)? = nil, isFont: (String) -> Bool = { _ in true }
    ) {
        var importer = SceneImporter(files: files, limits: limits)
        importer.read(document, into: collector)
        let components = SceneComponents(importer.declarations)
        Self.checkFonts(document, files: files, isFont, into: collector)
        let alignments = SceneAlignments(document.alignments, limits: limits)
        let binder = SceneBinder(collector: collector, limits: limits, alignments: alignments, images: images, components: components)
        let events = SceneBinder(collector: timelineCollector ?? collector, limits: limits, alignments: alignments)
        let scope = document.scope
        eventAnimations = document.timeline.events.map { event in
            guard case .set(_, let node?) = event.action else { return nil }
            return PreparedAnimation.read(node, path: event.path["animation"], binder: events, scope: scope)
        }
        components.bindAll(binder, scope: scope)
        let root = binder.element(document.view, scope: scope, path: .root["view"])
        guard let root else { return nil }
        sources = collector.sources
        self.root = root
        self.document = document
        self.limits = limits
        self.alignments = alignments
    }

    /// Lists the scene's font files that are missing, may not be read, or hold no font.
    private static func checkFonts(_ document: SceneDocument, files: SceneFiles?, _ isFont: (String) -> Bool, into collector: DiagnosticCollector) {
        guard let files else { return }
        for (index, font) in document.fonts.enumerated() {
            let path = ScenePath.root["fonts"][index]
            do throws(SceneFiles.Refusal) {
                if isFont(try files.path(of: font.name)) { continue }
                collector.error("\(quoted(font.name)) contains no readable font", at: font.position, path: path)
            } catch {
                collector.error(error.description, at: font.position, path: path)
            }
        }
    }
}

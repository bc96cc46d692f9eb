import Display
import Foundation

/// A completely read scene: it has no unknown names, wrong types, or values out of range, as far as this can be checked before it runs.
package struct PreparedScene: Sendable {
    package let document: SceneDocument
    package let limits: SceneLimits
    let root: SceneElement
    let alignments: SceneAlignments
    /// The files of the scene, for messages.
    package let sources: [SourceFile]
    /// For each event of the timeline, the animation of the changes; nil for the animation of the enclosing views.
    let eventAnimations: [PreparedAnimation?]

    /// Reads a scene file from its bytes, in the format given by its name extension, and its imports.
    ///
    /// - Parameters:
    ///   - timeline: a file with events that replace the scene's own.
    ///   - files: the location of imports and fonts; without it, importing is an error.
    ///   - images: the location of the scene's images; images named by the scene are read now, so that errors in them are reported.
    ///   - seed: overrides the scene's own.
    ///   - locale: overrides the scene's own.
    ///   - data: returns the value of `data`, for the type that the file declares; nil without `--data`.
    ///   - isFont: returns whether the file at a path contains a readable font.
    /// - Returns: the scene, or nil if it must not be drawn; and all errors and warnings, for the user to see in either case.
    package static func read(
        _ source: SourceFile, timeline: SourceFile? = nil, limits: SceneLimits = .default, files: SceneFiles? = nil,
        images: (any ImageSource)? = nil, seed: UInt64? = nil, locale: Locale? = nil, data: SceneData.Source? = nil,
        isFont: (String) -> Bool = { _ in true }
    ) -> (scene: PreparedScene?, diagnostics: DiagnosticCollector) {
        let collector = DiagnosticCollector(source: source, limit: limits.diagnostics)
        do throws(Diagnostic) {
            let json = try JSONDocument(reading: source, limits: limits, into: collector)
            var document = SceneDocument.decode(json, into: collector, limits: limits, seed: seed, locale: locale, data: data)
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
    ///   - collector: receives all diagnostics. If it has errors afterwards, the scene must not be drawn.
    ///   - timelineCollector: receives the errors in animations of a timeline from another file.
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
        StillAnimations(importer.declarations, state: document.state.map(\.name)).report(in: document.view, into: collector)
        sources = collector.sources
        self.root = root
        self.document = document
        self.limits = limits
        self.alignments = alignments
    }

    /// Reports the scene's font files that are missing, are outside of the readable folders, or contain no font.
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

import Display
import Foundation
import Geometry
import Views

/// Runs a scene frame by frame: its state, and its views.
@MainActor
package final class SceneRunner {
    /// The views, for layout listings and counters.
    package var graph: ViewGraph { stepper.graph }
    package let scene: PreparedScene
    /// The clock and the events of the timeline.
    package let stepper: FrameStepper<Diagnostic>
    package var frameRate: FrameRate { stepper.frameRate }
    /// The most recent frame; nil before the first.
    package var currentFrame: Int? { stepper.currentFrame }

    /// - Parameters:
    ///   - scene: the scene to run. It can be run many times.
    ///   - overrides: the settings that override those of the scene.
    ///   - textShaper: measures texts.
    ///   - images: the location of the scene's images.
    /// - Throws: an error for assignments that are not valid for the scene's variables.
    package init(
        _ scene: PreparedScene, overrides: SceneOverrides = SceneOverrides(), textShaper: any TextShaper, images: (any ImageSource)? = nil
    ) throws(Diagnostic) {
        self.scene = scene
        let document = scene.document
        let store = SceneStore(
            values: try overrides.state(of: document, limits: scene.limits), limits: scene.limits, images: images, locale: document.locale,
            oddCells: document.oddCells)
        let scope = SceneScope(store: store, alignments: scene.alignments)
        var configuration = ViewHostConfiguration(size: overrides.size ?? document.size, scale: overrides.scale ?? document.scale)
        configuration.safeAreaInsets = document.safeArea
        configuration.nodes = store.nodes
        configuration.environment.imageSource = images
        configuration.environment.colorScheme = overrides.colorScheme ?? document.colorScheme
        if let size = overrides.dynamicType { configuration.environment.dynamicTypeSize = size }
        if !overrides.accessibility.isEmpty { configuration.environment.adopt(overrides.accessibility) }
        configuration.environment.locale = document.locale
        let isRightToLeft = overrides.isRightToLeft ?? (document.locale.language.characterDirection == .rightToLeft)
        configuration.environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        guard let palette = document.palette.replacing(platform: overrides.platform, version: overrides.osVersion) else {
            let platform = overrides.platform ?? document.palette.platform
            throw Diagnostic(
                .error, "--os \(overrides.osVersion ?? 0): use \(platform.versionList) for \(platform.title)", file: document.source.name)
        }
        configuration.environment.systemPalette = palette
        let background = overrides.background ?? document.background.map { Color($0) }
        configuration.environment.sceneBackground = background ?? Color(provider: .system(.background))
        _SceneTime.prepare(at: overrides.startDate ?? CalendarMoment.origin)
        let graph = ViewGraph(root: SceneElementView(element: scene.root, scope: scope), configuration: configuration, textShaper: textShaper)
        store.willChange = { [unowned graph] in graph.willChangeState() }
        let check = { [unowned graph] () throws(Diagnostic) in
            // All are taken, so that none is left for a later run.
            let (failure, alignmentFailure, excess) = (store.takeFailure(), scene.alignments.takeFailure(), graph.takeExcess())
            if let failure = failure ?? alignmentFailure { throw failure }
            if let excess { throw Diagnostic(.error, excess, file: document.source.name) }
        }
        let timeline = document.timeline.steps { assignments, event throws(Diagnostic) in
            if let animation = scene.eventAnimations[event] {
                withAnimation(animation.animation(in: scope)) { store.perform(assignments, locals: []) }
            } else {
                store.perform(assignments, locals: [])
            }
            try check()
        }
        stepper = FrameStepper(graph, frameRate: overrides.frameRate ?? document.frameRate, timeline: timeline, check: check)
        stepper.variables = { zip(document.state, store.values).map { ($0.name, $1.inspected) } }
    }

    /// Returns the display of a frame; see ``FrameStepper/frame(_:)``.
    package func frame(_ index: Int) throws(Diagnostic) -> DisplayList { try stepper.frame(index) }

    /// Evaluates and lays out up to a frame; see ``FrameStepper/step(to:)``.
    package func step(to index: Int) throws(Diagnostic) { try stepper.step(to: index) }
}

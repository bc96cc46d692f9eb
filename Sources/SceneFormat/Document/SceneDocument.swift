import Display
import Foundation
import Geometry
import Views

/// A scene file with everything but the inside of its view decoded: names known, numbers finite, within the limits.
package struct SceneDocument: Sendable {
    /// A value that events and views can change while the scene runs.
    package struct StateVariable: Sendable, Equatable {
        package var name: String
        /// What it is at the start.
        package var value: SceneValue
        /// The place of its name in the file.
        package var position: SourcePosition
    }

    /// An alignment that the scene declares: `"alignments": { "mid": { "axis": "vertical", "default": "d.height / 2" } }`.
    package struct AlignmentDeclaration: Sendable {
        package var name: String
        /// Horizontal for guides measured from the leading edge, vertical for those from the top.
        package var axis: Axis
        /// Where the guide lies in a view that doesn't set it: a number of points that may depend on `d`, the view's width, height and edges.
        package var defaultValue: SceneExpression
        /// The place of its name in the file.
        package var position: SourcePosition
    }

    package let source: SourceFile
    /// The canvas in points, both sides above 0.
    package var size: CGSize
    /// Pixels per point, above 0. 1 when the file has none, as `ImageRenderer` has it.
    package var scale: CGFloat
    /// 60 frames a second when the file has none.
    package var frameRate: FrameRate
    /// Seconds, not negative; nil when the file doesn't say: a still.
    package var duration: Double?
    /// What lies under everything; nil for the color scheme's own background.
    package var background: SceneColor?
    package var colorScheme: ColorScheme
    /// What of the canvas's edges is not free for views, in points, none negative.
    package var safeArea: EdgeInsets
    /// In the order of the file, no name twice.
    package var state: [StateVariable]
    /// In the order of the file, no name twice.
    package var alignments: [AlignmentDeclaration]
    /// The files that it imports, not yet read.
    package var imports: JSONNode?
    /// The components that it declares, not yet looked into.
    package var components: JSONNode?
    /// The font files that it names, with their places.
    package var fonts: [(name: String, position: SourcePosition)]
    /// The root view, not yet looked into.
    package var view: JSONNode
    /// What the function `random` mixes with its keys; 0 when neither the file nor the command says.
    package var seed: Double
    /// What happens; from another file where one is given in place of the scene's own.
    package var timeline: Timeline

    /// The state's names and types: what every expression of the scene sees.
    package var scope: ExpressionScope { ExpressionScope(state: state.map { .init($0.name, $0.value.variableType) }, seed: seed) }

    /// The state at the start.
    package var environment: ExpressionEnvironment { ExpressionEnvironment(state: state.map(\.value)) }

    /// How many frames the scene has; one for a still.
    package var frameCount: Int { duration.map { frameRate.frameCount(seconds: $0, limit: 1 << 53) } ?? 1 }

    /// Reads a scene file from its bytes, as what the ending of its name says.
    ///
    /// - Returns: the scene, or nil when it must not be drawn; and all that is wrong or odd, for the user to see in either case.
    package static func read(_ source: SourceFile, limits: SceneLimits = .default) -> (scene: SceneDocument?, diagnostics: DiagnosticCollector) {
        let collector = DiagnosticCollector(source: source, limit: limits.diagnostics)
        do throws(Diagnostic) {
            let document = try JSONDocument(reading: source, limits: limits, into: collector)
            let scene = decode(document, into: collector, limits: limits)
            return (collector.hasErrors ? nil : scene, collector)
        } catch {
            collector.report(error)
            return (nil, collector)
        }
    }

    /// Decodes a scene file that has been parsed.
    ///
    /// - Parameters:
    ///   - collector: gets all that is wrong. One that has errors afterwards means that the scene must not be drawn.
    ///   - seed: in place of the file's own.
    /// - Returns: nil when something is missing that the rest needs.
    package static func decode(
        _ document: JSONDocument, into collector: DiagnosticCollector, limits: SceneLimits = .default, seed: UInt64? = nil
    ) -> SceneDocument? {
        SceneDocumentDecoder(collector: collector, limits: limits, seed: seed.map { Double($0) }).decode(document)
    }
}

/// Something that happens at a time of a scene.
package struct TimelineEvent: Sendable {
    /// A new value for a state variable.
    package struct Assignment: Sendable {
        /// The variable; in a timeline always one of ``SceneDocument/state``.
        package var variable: VariablePlace
        package var value: SceneExpression
    }

    /// What happens.
    package enum Action: Sendable {
        /// Something that a person does: a tap, a press, a drag, typing, a slider, a switch.
        case input(InputEvent)
        /// State changes, all with the values before any of them; with the animation, when there is one.
        case set([Assignment], animation: JSONNode?)
    }

    /// Seconds from the start, not negative.
    package var time: Double
    package var action: Action
    /// The place of the event in the file.
    package var position: SourcePosition
    package var path: ScenePath

    package init(time: Double, action: Action, position: SourcePosition, path: ScenePath) {
        (self.time, self.action, self.position, self.path) = (time, action, position, path)
    }
}

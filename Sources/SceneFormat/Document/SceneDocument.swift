import Display
import Foundation
import Geometry
import Views

/// A decoded scene file, except for the contents of its view: names are resolved, numbers are finite, and limits hold.
package struct SceneDocument: Sendable {
    /// A value that events and views can change while the scene runs.
    package struct StateVariable: Sendable, Equatable {
        package var name: String
        /// The initial value.
        package var value: SceneValue
        /// The position of its name in the file.
        package var position: SourcePosition
        /// The type of `data`, whose values in other rows may differ; nil for that of the value.
        package var declaredType: ExpressionType?

        package var type: ExpressionType { declaredType ?? value.variableType }
    }

    /// The name of the variable with the data of `--data`.
    package static let dataName = "data"

    /// An alignment declared by the scene: `"alignments": { "mid": { "axis": "vertical", "default": "d.height / 2" } }`.
    package struct AlignmentDeclaration: Sendable {
        package var name: String
        /// Horizontal for guides measured from the leading edge, vertical for those from the top.
        package var axis: Axis
        /// The guide's position in a view that doesn't set it: a number of points that may depend on `d`, the view's width, height and edges.
        package var defaultValue: SceneExpression
        /// The position of its name in the file.
        package var position: SourcePosition
    }

    package let source: SourceFile
    /// The canvas size in points, both sides above 0.
    package var size: CGSize
    /// Pixels per point, above 0. The default is 1, as in `ImageRenderer`.
    package var scale: CGFloat
    /// The default is 60 frames per second.
    package var frameRate: FrameRate
    /// Seconds, not negative; nil if the file specifies none, for a still.
    package var duration: Double?
    /// The background color; nil for the color scheme's own background.
    package var background: SceneColor?
    package var colorScheme: ColorScheme
    /// The system colors.
    package var palette: SystemPalette
    /// The safe area insets of the canvas, in points, not negative.
    package var safeArea: EdgeInsets
    /// In file order, with unique names.
    package var state: [StateVariable]
    /// In file order, with unique names.
    package var alignments: [AlignmentDeclaration]
    /// The imported files, not yet read.
    package var imports: JSONNode?
    /// The declared components, not yet decoded.
    package var components: JSONNode?
    /// The listed font files, with their positions.
    package var fonts: [(name: String, position: SourcePosition)]
    /// The root view, not yet decoded.
    package var view: JSONNode
    /// The seed that the function `random` mixes with its keys; 0 if neither the file nor the command gives one.
    package var seed: Double
    /// The language in which numbers and dates are written; American English if neither the file nor the command names one.
    package var locale: Locale
    /// The cells of the data's table that may be errors.
    package var oddCells = OddCells()
    /// The events; from another file if one replaces the scene's own timeline.
    package var timeline: Timeline

    /// The state's names and types, visible to every expression of the scene.
    package var scope: ExpressionScope { ExpressionScope(state: state.map { .init($0.name, $0.type) }, seed: seed, locale: locale) }

    /// The initial state.
    package var environment: ExpressionEnvironment { ExpressionEnvironment(state: state.map(\.value)) }

    /// The number of frames; one for a still.
    package var frameCount: Int { duration.map { frameRate.frameCount(seconds: $0, limit: 1 << 53) } ?? 1 }

    /// Decodes a scene file from its bytes, in the format given by its name extension.
    ///
    /// - Returns: the scene, or nil if it must not be drawn; and all errors and warnings, for the user to see in either case.
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

    /// Decodes a scene file that has already been parsed.
    ///
    /// - Parameters:
    ///   - collector: receives all diagnostics. If it has errors afterwards, the scene must not be drawn.
    ///   - seed: overrides the file's seed.
    ///   - locale: overrides the file's language.
    ///   - data: returns the value of `data`, for the type that the file declares.
    /// - Returns: nil if something required is missing.
    package static func decode(
        _ document: JSONDocument, into collector: DiagnosticCollector, limits: SceneLimits = .default, seed: UInt64? = nil, locale: Locale? = nil,
        data: SceneData.Source? = nil
    ) -> SceneDocument? {
        SceneDocumentDecoder(collector: collector, limits: limits, seed: seed.map { Double($0) }, locale: locale, data: data).decode(document)
    }
}

/// An event at a time of a scene.
package struct TimelineEvent: Sendable {
    /// A new value for a state variable.
    package struct Assignment: Sendable {
        /// The variable; in a timeline always one of ``SceneDocument/state``.
        package var variable: VariablePlace
        package var value: SceneExpression
    }

    /// The action of an event.
    package enum Action: Sendable {
        /// A user action: a tap, a press, a drag, typing, a slider, a switch.
        case input(InputEvent)
        /// State changes, all computed from the values before any of them; animated if an animation is given.
        case set([Assignment], animation: JSONNode?)
        /// Nothing: names the picture at this time, for `render screens`.
        case stop(String)
    }

    /// Seconds from the start, not negative.
    package var time: Double
    package var action: Action
    /// The position of the event in the file.
    package var position: SourcePosition
    package var path: ScenePath

    package init(time: Double, action: Action, position: SourcePosition, path: ScenePath) {
        (self.time, self.action, self.position, self.path) = (time, action, position, path)
    }
}
